import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import autocannon from 'autocannon';

/** The site, Next's own output of the same build, and a page written by hand. */
export type Server = 'site' | 'next' | 'static';

const ports = {site: 4391, next: 4392, static: 4393};
/** Where Lighthouse finds the browser. */
export const debuggingPort = 4394;

export const originOf = (server: Server) => `http://localhost:${ports[server]}`;

/** The page that a visit starts from: another site's, as after a search, so that the browser opens each page in a new process. */
export const elsewhere = `http://127.0.0.1:${ports.static}/`;

/** Starts all three. Returns what ends them. */
export async function startServers() {
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', `${ports.next}`];
  const ends = [
    await start('site', ['dist/server.mjs'], '/healthz'),
    await start('next', next, '/'),
    await startStatic(),
  ];
  return async () => {
    for (const end of ends) await end();
  };
}

/** Starts a server and waits until it answers. Returns what ends it. */
async function start(server: Server, command: string[], readyPath: string) {
  const answers = async () => (await fetch(originOf(server) + readyPath).catch(() => undefined))?.ok;
  if (await answers()) throw new Error(`Port ${ports[server]} is taken`);
  const env = {...process.env, PORT: String(ports[server]), NEXT_TELEMETRY_DISABLED: '1'};
  const child = spawn(process.execPath, command, {env, stdio: ['ignore', 'ignore', 'inherit']});
  process.once('exit', () => child.kill());
  for (let tries = 0; !(await answers()); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`No answer from ${command[0]}: is there a build?`);
    await pause(100);
  }
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

/** Serves the hand-written page as a plain server with gzip would. */
async function startStatic() {
  const body = gzipSync(readFileSync(new URL('static.html', import.meta.url)), {level: 9});
  const headers = {'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': body.length};
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  await once(server.listen(ports.static), 'listening');
  return async () => {
    server.close();
  };
}

/** Requests a second for these pages in turn, from 16 connections, for 3 seconds. */
export async function measureLoad(server: Server, encoding: string, addresses: string[]): Promise<number> {
  const url = originOf(server);
  const headers = {'accept-encoding': encoding};
  const sent = (await fetch(url + addresses[0], {headers})).headers.get('content-encoding');
  if (sent !== encoding) throw new Error(`${server} answers with ${sent}, not ${encoding}`);
  const requests = addresses.map((path) => ({path}));
  const result = await autocannon({url, connections: 16, duration: 3, headers, requests});
  const failures = result.non2xx + result.errors;
  if (failures) throw new Error(`${server}: ${failures} requests failed`);
  return result.requests.average;
}
