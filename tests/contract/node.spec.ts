import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {setTimeout as pause} from 'node:timers/promises';
import {commonHeaders, fallbackCsp} from '@/lib/http/securityHeaders';
import {freePort} from '../support/freePort';
import {urls} from '../support/requests';
import {expect, test} from './support';

/** The self-hosted server: start, operation and shutdown. */
test.describe.configure({mode: 'serial'});

let server: ChildProcess;
let port: number;
/** Its output. */
let output: string;

type Command = {program: string; argument: string; cwd?: string};
const npmStart: Command = {program: 'npm', argument: 'start'};

/** Starts the server on a free port, and waits until it answers. */
async function start(settings: Record<string, string> = {}, {program, argument, cwd}: Command = npmStart) {
  port = await freePort();
  const env = {...process.env, PORT: String(port), ...settings};
  const shell = process.platform === 'win32';
  const child = spawn(program, [argument], {cwd, shell, detached: true, stdio: ['ignore', 'pipe', 'ignore'], env});
  server = child;
  output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  await expect.poll(() => statusOf('/healthz'), {timeout: 30_000}).toBe(200);
}

// Asks the server to end, and insists after five seconds.
test.afterEach(async () => {
  const hasEnded = server.exitCode !== null || server.signalCode !== null;
  const ended = hasEnded ? undefined : once(server, 'exit');
  signalAll('SIGTERM');
  await Promise.race([ended, pause(5000)]);
  signalAll('SIGKILL');
  await ended;
});

/** The status of the response. Undefined without a response. */
async function statusOf(path: string, method = 'GET'): Promise<number | undefined> {
  try {
    const response = await fetch(`http://localhost:${port}${path}`, {method});
    return response.status;
  } catch {
    return undefined;
  }
}

/** Stops the server as a host does. The signal reaches npm and its shell, but not the server. */
function askToEnd() {
  process.kill(server.pid ?? 0, 'SIGTERM');
}

/**
 * Sends a signal to npm's process group, which `detached` creates.
 * @returns whether the group still has a process
 */
function signalAll(signal: NodeJS.Signals): boolean {
  // Windows has no process groups. taskkill ends a process tree.
  if (process.platform === 'win32') {
    return spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']).status === 0;
  }
  return signalGroup(signal);
}

function signalGroup(signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-(server.pid ?? 0), signal);
  } catch {
    // ESRCH: the group is empty.
    return false;
  }
}

/** Whether a process of npm's group still runs. Unknown on Windows, which has no groups. */
function isRunning(): boolean {
  const onlyProbe = 0;
  return process.platform !== 'win32' && signalGroup(onlyProbe);
}

/** Opens a connection and sends lines of a request. */
async function openConnection(...lines: string[]) {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  return socket;
}

/** Waits for the headers of a response only. */
function beginResponse(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get({port, path, headers: {'accept-encoding': 'identity'}}, resolve);
    request.on('error', reject);
  });
}

test('a health check reports that the server is running', async () => {
  await start();
  const response = await fetch(`http://localhost:${port}/healthz`);
  expect(await response.json()).toEqual({status: 'ok'});
  const expected = {...commonHeaders, ...fallbackCsp, 'cache-control': 'no-store'};
  for (const [name, value] of Object.entries(expected)) {
    expect.soft(response.headers.get(name), name).toBe(value);
  }
  expect(await statusOf('/healthz', 'HEAD')).toBe(200);
  expect(await statusOf('/healthz', 'POST')).toBe(405);
});

test('a used port and an invalid setting stop it with an error', async () => {
  await start();
  const wrongSettings = [{PORT: String(port)}, {PORT: 'x'}, {PORT: '0', DRAIN_SECONDS: 'soon'}];
  for (const settings of wrongSettings) {
    const other = spawn('npm', ['start'], {stdio: 'ignore', env: {...process.env, ...settings}});
    const [exitCode, signal] = await once(other, 'exit');
    expect(exitCode).toBe(1);
    expect(signal).toBeNull();
  }
});

test('an incomplete build does not start, and names the wrong files', async () => {
  await start();
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  try {
    cpSync('dist', folder, {recursive: true});
    rmSync(join(folder, 'pages/hi/pricing.html.br'));
    writeFileSync(join(folder, 'files/robots.txt'), 'Disallow: /');
    const {status, stderr} = spawnSync(process.execPath, [join(folder, 'server.mjs')], {
      encoding: 'utf8',
      env: {...process.env, PORT: '0'},
      timeout: 20_000,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^pages\/hi\/pricing\.html: ENOENT.*\.br/m);
    expect(stderr).toMatch(/^files\/robots\.txt: changed since the build/m);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test('the server starts from dist/ alone, as in an image or after a rollback', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  try {
    cpSync('dist', join(folder, 'dist'), {recursive: true});
    await start({}, {program: process.execPath, argument: 'dist/server.mjs', cwd: folder});
    expect(await statusOf('/hi/pricing')).toBe(200);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test('a request with two Host headers is refused, because a proxy may have used the other', async () => {
  await start();
  const socket = await openConnection('GET /hi HTTP/1.1', 'Host: a', 'host: b', 'Connection: close', '');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*^strict-transport-security: /im);
});

/** The logged requests. */
const loggedRequests = () =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('with ACCESS_LOG, each request is logged in one line, without personal data', async () => {
  await start({ACCESS_LOG: '1'});
  await fetch(`http://localhost:${port}/hi/pricing?name=asha`, {headers: {'accept-language': 'hi'}});
  await fetch(`http://localhost:${port}/nope`, {method: 'POST'});
  await expect.poll(() => loggedRequests().map(({path}) => path)).toContain('/nope');
  expect(loggedRequests()).toContainEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    method: 'GET',
    path: '/hi/pricing',
    status: 200,
    milliseconds: expect.any(Number),
    complete: true,
  });
  expect(loggedRequests()).toContainEqual(expect.objectContaining({method: 'POST', path: '/nope', status: 405}));
  expect(output).not.toContain('asha');
});

test('without ACCESS_LOG, no request is logged', async () => {
  await start();
  expect(await statusOf('/hi')).toBe(200);
  await pause(500);
  expect(loggedRequests()).toEqual([]);
});

test('a client that does not read its response is disconnected', async () => {
  test.setTimeout(90_000);
  await start({ACCESS_LOG: '1'});
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.pause();
  socket.on('error', () => {
    // The server resets the connection, as expected.
  });
  // More than the buffers between client and server hold.
  socket.write('GET /hi/pricing HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n'.repeat(300));
  await expect
    .poll(() => loggedRequests().filter(({complete}) => !complete).length, {timeout: 60_000})
    .toBeGreaterThan(0);
  socket.destroy();
});

test('on SIGTERM, it finishes its responses, accepts no new requests, closes idle connections, and exits', async () => {
  await start();

  // Connections that are unused, idle, or speak another protocol.
  await openConnection();
  const idle = await openConnection('GET /hi HTTP/1.1', 'Host: a', '');
  const upgrade = await openConnection('GET /hi HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket', '');
  for (const socket of [idle, upgrade]) {
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*^keep-alive: timeout=65\r$/im);
  }

  // An incomplete request, whose connection is not closed at once.
  const begunRequest = await openConnection('GET /healthz HTTP/1.1', 'Host: a');
  await expect.poll(() => statusOf('/healthz')).toBe(200);
  // More than the buffers hold, so the response is incomplete when the server gets the signal.
  const begunResponse = await beginResponse('/hi');

  askToEnd();
  await expect.poll(() => statusOf('/robots.txt')).not.toBe(200);
  const endOfHeaders = '\r\n';
  begunRequest.write(endOfHeaders);
  expect(await text(begunRequest)).toMatch(/^HTTP\/1\.1 503 [\s\S]*^connection: close\r$/im);
  expect((await text(begunResponse)).endsWith('</html>')).toBe(true);
  await expect.poll(isRunning, {timeout: 6000}).toBe(false);
});

test('on SIGTERM with DRAIN_SECONDS, it keeps answering, reports that it is stopping, and then exits', async () => {
  await start({DRAIN_SECONDS: '3'});
  const askedAt = Date.now();
  askToEnd();
  await expect.poll(() => statusOf('/healthz')).toBe(503);
  expect(await statusOf('/robots.txt')).toBe(200);
  await expect.poll(isRunning, {timeout: 15_000}).toBe(false);
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(3000);
});

test('a new build does not affect a running server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  const fetchEverything = () =>
    Promise.all(
      [...urls, '/nope', '/icon.svg'].map(async (path) => {
        const response = await fetch(`http://localhost:${port}${path}`, {headers: {'sec-fetch-site': 'same-origin'}});
        return {path, policy: response.headers.get('content-security-policy'), body: await response.text()};
      }),
    );
  try {
    cpSync('dist', folder, {recursive: true});
    await start({}, {program: process.execPath, argument: join(folder, 'server.mjs')});
    const before = await fetchEverything();
    rmSync(folder, {recursive: true});
    expect(await fetchEverything()).toEqual(before);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
