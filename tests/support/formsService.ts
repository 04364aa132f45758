import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * How the stand-in behaves. `failing`: 500 to every request; `recovering`: to the first two; `slow`: a script that takes
 * three seconds; `neverReady`: a script that offers nothing; `twice`: one that is ready, runs again and says so again;
 * `noForm`: one that is ready, but draws no form; `tall`: one whose form becomes taller than any other, a while after it came.
 */
export type Behaviour = 'ready' | 'failing' | 'recovering' | 'slow' | 'neverReady' | 'twice' | 'noForm' | 'tall';

/** What the page asked a form to be. */
type Creation = Record<string, string>;

/**
 * A forms service on an origin of its own, by the contract of HubSpot's embedding script. Keeps when its script was
 * asked for (ms) and which forms its script was told to create.
 */
export async function startFormsService() {
  let now: Behaviour = 'ready';
  const requests: number[] = [];
  const created: Creation[] = [];

  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname === '/created') {
      created.push(Object.fromEntries(searchParams));
      return response.writeHead(204).end();
    }
    requests.push(Date.now());
    const fails = now === 'failing' || (now === 'recovering' && requests.length <= 2);
    if (fails) return response.writeHead(500).end();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Set-Cookie', 'forms-service=1; Path=/');
    setTimeout(() => response.end(scriptOf(now, origin)), now === 'slow' ? 3000 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    script: `${origin}/forms/embed/v2.js`,
    requests,
    created,
    behave(next: Behaviour) {
      now = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function scriptOf(behaviour: Behaviour, origin: string): string {
  if (behaviour === 'neverReady') return '/* no window.hbspt */';
  const start = `(${embed})(${JSON.stringify({origin, draws: behaviour !== 'noForm', height: behaviour === 'tall' ? 1500 : 0})});`;
  // The second time the script's element says again that it has loaded.
  return behaviour === 'twice'
    ? `${start} setTimeout(() => { ${start} document.getElementById('hubspot-script').dispatchEvent(new Event('load')); }, 400);`
    : start;
}

/** The service's script. Runs in the page; like the real one, it draws a while after it was asked, wherever the target is by then. */
function embed({origin, draws, height}: {origin: string; draws: boolean; height: number}) {
  const labels: Record<string, string[]> = {
    en: ['Name', 'Email', 'Request a demo'],
    hi: ['नाम', 'ईमेल', 'डेमो माँगें'],
  };
  const create = (form: {target: string; locale: string}) => {
    navigator.sendBeacon(`${origin}/created?${new URLSearchParams(form)}`);
    if (!draws) return;
    setTimeout(() => {
      const [name, email, send] = labels[form.locale] ?? [];
      const element = document.createElement('form');
      element.className = 'hs-form';
      element.innerHTML = `<label>${name}<input name="name"></label><label>${email}<input name="email" type="email"></label><button>${send}</button>`;
      document.querySelector(form.target)?.append(element);
      setTimeout(() => Object.assign(element.style, {paddingBottom: `${height}px`}), 200);
    }, 200);
  };
  Object.assign(window, {hbspt: {forms: {create}}});
}
