import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {setTimeout as pause} from 'node:timers/promises';
import {commonHeaders, fallbackCsp} from '@/lib/http/securityHeaders';
import {freePort} from '../support/freePort';
import {urls} from '../support/requests';
import {expect, test} from './ask';

/** How the self-hosted server lives and ends. */
test.describe.configure({mode: 'serial'});

let server: ChildProcess;
let port: number;

async function start(settings: Record<string, string> = {}, program = 'npm', argument = 'start') {
  port = await freePort();
  const env = {...process.env, PORT: String(port), ...settings};
  server = spawn(program, [argument], {shell: process.platform === 'win32', detached: true, stdio: 'ignore', env});
  await expect.poll(() => status('/healthz'), {timeout: 30_000}).toBe(200);
}
// Asks first, insists after five seconds.
test.afterEach(async () => {
  const ended = server.exitCode !== null || server.signalCode !== null ? undefined : once(server, 'exit');
  signal('SIGTERM');
  await Promise.race([ended, pause(5000)]);
  signal('SIGKILL');
  await ended;
});

/** Undefined where nothing answers. */
const status = (path: string, method = 'GET') =>
  fetch(`http://localhost:${port}${path}`, {method}).then(
    (response) => response.status,
    () => undefined, // not there, which is an answer here
  );

/** A signal to npm reaches its shell, but not what runs in that. */
const stop = () => process.kill(server.pid ?? 0, 'SIGTERM');

/** Sends a signal to all that npm has started: `detached` makes it the head of a group. Says whether anything is left of that. */
function signal(name: NodeJS.Signals | 0) {
  // Windows has no groups; its own tool ends a tree.
  if (process.platform === 'win32')
    return name && !spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']).status;
  try {
    return process.kill(-(server.pid ?? 0), name);
  } catch {
    return false; // ESRCH: nobody
  }
}
const gone = (timeout: number) => expect.poll(() => signal(0), {timeout}).toBeFalsy();

/** A connection on which these lines have been sent, and nothing else yet. */
async function connection(...lines: string[]) {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  return socket;
}

test('its health is told to whoever asks, and protected as any answer', async () => {
  await start();
  const response = await fetch(`http://localhost:${port}/healthz`);
  expect(await response.json()).toEqual({status: 'ok'});
  for (const [name, value] of Object.entries({...commonHeaders, ...fallbackCsp, 'cache-control': 'no-store'}))
    expect.soft(response.headers.get(name), name).toBe(value);
  expect([await status('/healthz', 'HEAD'), await status('/healthz', 'POST')]).toEqual([200, 405]);
});

test('a port that is taken, and a setting that is no number, end it with an error', async () => {
  await start();
  for (const settings of [{PORT: String(port)}, {PORT: 'x'}, {PORT: '0', DRAIN_SECONDS: 'soon'}]) {
    const other = spawn('npm', ['start'], {stdio: 'ignore', env: {...process.env, ...settings}});
    expect(await once(other, 'exit')).toEqual([1, null]);
  }
});

test('asked to end, it finishes what it is sending, takes nothing new, says so, waits for nobody, and is gone', async () => {
  await start();
  // Connections that were never used, that wait, or want another protocol.
  await connection();
  for (const more of [[], ['Connection: Upgrade', 'Upgrade: websocket']]) {
    const [answer] = await once(await connection('GET /hi HTTP/1.1', 'Host: a', ...more, ''), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*^keep-alive: timeout=65\r$/im);
  }
  // A request that has begun: it is not closed at once.
  const begun = await connection('GET /healthz HTTP/1.1', 'Host: a');
  await expect.poll(() => status('/healthz')).toBe(200);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // More than fits between the two: the server cannot have sent it all when it is asked to end.
    get({port, path: '/hi', headers: {'accept-encoding': 'identity'}}, resolve).on('error', reject);
  });
  stop();
  await expect.poll(() => status('/robots.txt')).not.toBe(200);
  begun.write('\r\n');
  expect(await text(begun)).toMatch(/^HTTP\/1\.1 503 [\s\S]*^connection: close\r$/im);
  expect((await text(response)).endsWith('</html>')).toBe(true);
  await gone(6000);
});

test('asked to end, it answers for as long as it is told to, says so all the while, and then ends', async () => {
  await start({DRAIN_SECONDS: '3'});
  const asked = Date.now();
  stop();
  await expect.poll(() => status('/healthz')).toBe(503);
  expect(await status('/robots.txt')).toBe(200);
  await gone(15_000);
  expect(Date.now() - asked).toBeGreaterThanOrEqual(3000);
});

test('the next build changes nothing for the visitors of a running server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  const answers = () =>
    Promise.all(
      [...urls, '/nope', '/icon.svg'].map(async (path) => {
        const response = await fetch(`http://localhost:${port}${path}`, {headers: {'sec-fetch-site': 'same-origin'}});
        return [path, response.headers.get('content-security-policy'), await response.text()];
      }),
    );
  try {
    cpSync('dist', folder, {recursive: true});
    await start({}, process.execPath, join(folder, 'server.mjs'));
    const before = await answers();
    rmSync(folder, {recursive: true});
    expect(await answers()).toEqual(before);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
