import {setTimeout as pause} from 'node:timers/promises';
import {test as base, ignoreProblems} from './support';

/**
 * How the stand-in behaves. `failing`: 500 to every request; `recovering`: to the first two; `slow`: a script that takes
 * three seconds; `neverReady`: a script that offers nothing; `twice`: one that is ready, runs again and says so again;
 * `noForm`: one that is ready, but draws no form; `tall`: one whose form becomes taller than any other, a while after it came.
 */
type Behaviour = 'ready' | 'failing' | 'recovering' | 'slow' | 'neverReady' | 'twice' | 'noForm' | 'tall';

export type Service = {
  behave: (next: Behaviour) => void;
  /** When its script was asked for (ms). */
  requests: number[];
  created: Record<string, string>[];
};

export const ids = {portalId: '4711', formId: 'a1b2-c3d4', region: 'na1'};

const origin = 'https://forms.example';

/**
 * A test with a forms service, by the contract of HubSpot's embedding script, which the pages are configured with. Requests to
 * it are no problem, and neither is the browser's remark that one failed.
 */
export const test = base.extend<{service: Service}>({
  service: async ({page, problems}, use) => {
    let now: Behaviour = 'ready';
    const service: Service = {
      behave(next) {
        now = next;
      },
      requests: [],
      created: [],
    };
    await page.route(`${origin}/**`, async (route) => {
      const {pathname, searchParams} = new URL(route.request().url());
      if (pathname === '/created') {
        service.created.push(Object.fromEntries(searchParams));
        return route.fulfill({status: 204});
      }
      const fails = now === 'failing' || (now === 'recovering' && service.requests.length < 2);
      service.requests.push(Date.now());
      if (fails) return route.fulfill({status: 500});
      if (now === 'slow') await pause(3000);
      await route.fulfill({contentType: 'text/javascript; charset=utf-8', body: scriptOf(now)});
    });
    // The build under test has no ids. With them, the server writes one attribute more (components/sections/DemoSection.tsx).
    const hosted = JSON.stringify({script: `${origin}/forms/embed/v2.js`, ...ids}).replaceAll('"', '&quot;');
    await page.route(
      (url) => url.origin !== origin && !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const section = /<section id="(?:demo-form|demo|hubspot-form)"/;
        await route.fulfill({response, body: html.replace(section, `$& data-hosted="${hosted}"`)});
      },
    );
    await use(service);
    ignoreProblems(problems, new RegExp(origin));
  },
});

function scriptOf(behaviour: Behaviour): string {
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
    fetch(`${origin}/created?${new URLSearchParams(form)}`, {mode: 'no-cors'});
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
