import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {get, type IncomingMessage, request} from 'node:http';
import {connect} from 'node:net';
import {text as readableText} from 'node:stream/consumers';
import {expect, test} from '@playwright/test';
import {freePort} from '../../scripts/freePort';
import {endGroup} from '../../scripts/processes';

/** How the self-hosted server lives and ends. It needs no browser. */
test.skip(Boolean(process.env.BASE_URL) || process.env.E2E_SERVER === 'edge', 'another server is tested');
test.describe.configure({mode: 'serial'});

let server: ChildProcess;
let port: number;

test.beforeEach(() => start());

async function start(environment: Record<string, string> = {}) {
  port = await freePort();
  // npm runs it in a shell: a signal to npm reaches the shell, but not what runs in it.
  server = spawn('npm', ['start'], {
    shell: process.platform === 'win32',
    detached: true,
    stdio: 'ignore',
    env: {...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1', ...environment},
  });
  await expect.poll(() => status('/healthz'), {timeout: 30_000}).toBe(200);
}

test.afterEach(() => endGroup(server));

/** Undefined where nothing answers. */
const status = (path: string) =>
  fetch(`http://localhost:${port}${path}`).then(
    (response) => response.status,
    () => undefined, // not there, which is an answer here
  );

test('its health names the build and nothing else', async () => {
  const response = await fetch(`http://localhost:${port}/healthz`);
  expect(await response.json()).toEqual({status: 'ok', build: readFileSync('.next/BUILD_ID', 'utf8')});
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('whoever wants to do anything but read is refused, whatever the address', async () => {
  const paths = [
    ...['/', '/healthz', '/en', '/nope', '/favicon.ico', '/icon.svg', '/robots.txt'],
    ...['/share/en/home.png', '/manifest/en.webmanifest', '/_next/static/nope.js'],
  ];
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const path of paths) {
      // Not fetch: that sends no TRACE.
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({port, path, method}, resolve).on('error', reject).end();
      });
      const {allow, 'cache-control': kept} = response.headers;
      const said = {status: response.statusCode, allow, kept, body: await readableText(response)};
      const refused = {status: 405, allow: 'GET, HEAD', kept: 'no-store', body: ''};
      expect.soft(said, `${method} ${path}`).toEqual(refused);
    }
  }
});

/** What comes back for a request that is written by hand, and whether the connection is open still. */
async function answerTo(...lines: string[]) {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write([...lines, 'Host: localhost', '', ''].join('\r\n'));
  await expect.poll(() => answer, {message: lines.join(' | ')}).toContain('\r\n\r\n');
  return {socket, status: Number(answer.split(' ', 2)[1]), location: /^location: (.*)$/im.exec(answer)?.[1], answer};
}

test('a request that wants another protocol is answered in this one, and does not keep it from ending', async () => {
  // From the first answer that is Next's own on, its listener for upgrades is there.
  expect((await answerTo('GET /pricing/ HTTP/1.1')).status).toBe(308);
  for (const [path, expected] of [
    ['/hi', 200],
    ['/en/pricing', 308],
  ] as const) {
    const {status: said} = await answerTo(`GET ${path} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket');
    expect(said, path).toBe(expected);
  }
  server.kill('SIGTERM');
  await expect.poll(() => status('/healthz'), {timeout: 8000}).toBeUndefined();
});

test('an address with its host is the same address, and nothing else is redirected to', async () => {
  const same = await answerTo('GET http://evil.example/hi HTTP/1.1');
  expect([same.status, same.location]).toEqual([200, undefined]);
  const canonical = await answerTo('GET http://evil.example/en/pricing HTTP/1.1');
  expect(canonical.status).toBe(308);
  expect(canonical.location?.trim()).toMatch(/^(?:http:\/\/localhost:\d+)?\/pricing$/);
  expect((await answerTo('GET * HTTP/1.1')).status).toBe(400);
});

test('a condition that does not hold is told as such, whatever the file', async () => {
  for (const path of ['/hi', '/icon.svg', '/robots.txt']) {
    const {status: said, answer} = await answerTo(`GET ${path} HTTP/1.1`, 'If-Match: "another"');
    expect(said, path).toBe(412);
    expect(answer.toLowerCase(), path).toContain('cache-control: no-store');
    expect((await answerTo(`GET ${path} HTTP/1.1`, 'If-Unmodified-Since: Mon, 01 Jan 2024 00:00:00 GMT')).status).toBe(
      200,
    );
  }
});

test('a redirect that only the router asked for is nothing that a cache may keep', async () => {
  const {status: said, answer} = await answerTo('GET /hi/pricing HTTP/1.1', 'RSC: 1');
  expect(said).toBe(307);
  expect(answer.toLowerCase()).toMatch(/^cache-control: private/m);
});

test('a port that is taken ends a second server with an error', async () => {
  const second = spawn('npm', ['start'], {stdio: 'ignore', env: {...process.env, PORT: String(port)}});
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
});

test('asked to end, it finishes what it is sending, takes nothing new, and is gone with all that npm started', async () => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // More than fits between the two: the server cannot have sent it all when it is asked to end.
    get({port, path: '/hi', headers: {'Accept-Encoding': 'identity'}}, resolve).on('error', reject);
  });
  const length = Number(response.headers['content-length']);
  expect(length).toBeGreaterThan(100_000);
  process.kill(server.pid ?? 0, 'SIGTERM');
  await expect.poll(() => status('/robots.txt')).not.toBe(200);

  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  await once(response, 'end');
  expect(received).toBe(length);
  await expect.poll(() => running(server.pid ?? 0)).toBe(false);
});

test('asked to end, it says so to whoever still asks over an open connection, and closes it', async () => {
  // Open, and with a request that has begun: it is not closed at once.
  const connection = connect(port, 'localhost');
  await once(connection, 'connect');
  connection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  await expect.poll(() => status('/healthz')).toBe(200);
  process.kill(server.pid ?? 0, 'SIGTERM');
  await expect.poll(() => status('/robots.txt')).not.toBe(200);

  connection.write('\r\n');
  const answer = await readableText(connection);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  await expect.poll(() => running(server.pid ?? 0)).toBe(false);
});

test('asked to end, it says so for as long as it is told to, answers all the while, and then ends', async () => {
  await endGroup(server);
  await start({DRAIN_SECONDS: '3'});
  const asked = Date.now();
  process.kill(server.pid ?? 0, 'SIGTERM');
  await expect.poll(() => status('/healthz')).toBe(503);
  expect(await status('/robots.txt')).toBe(200);
  await expect.poll(() => running(server.pid ?? 0), {timeout: 15_000}).toBe(false);
  expect(Date.now() - asked).toBeGreaterThanOrEqual(3000);
});

test('asked to end, it does not wait for connections that nothing was ever said on', async () => {
  const connection = connect(port, 'localhost');
  await once(connection, 'connect');
  // The server has seen it: it takes connections in their order.
  expect(await status('/healthz')).toBe(200);
  process.kill(server.pid ?? 0, 'SIGTERM');
  await expect.poll(() => running(server.pid ?? 0), {timeout: 6000}).toBe(false);
});

test('a connection that waits is kept for longer than a proxy keeps it', async () => {
  const {answer} = await answerTo('GET /healthz HTTP/1.1');
  expect(answer).toMatch(/^keep-alive: timeout=65\r$/im);
});

test('a time to go on answering that is no number ends it with an error', async () => {
  const second = spawn('npm', ['start'], {stdio: 'ignore', env: {...process.env, PORT: '0', DRAIN_SECONDS: 'soon'}});
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
});

/** Whether anybody of a group is left. */
function running(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false; // ESRCH: nobody
  }
}
