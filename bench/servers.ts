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
/** Lighthouse connects to the browser at this port. */
export const debuggingPort = 4394;

export const originOf = (server: Server) => `http://localhost:${ports[server]}`;

/** Each visit starts on this page of another origin, like one from a search engine. The browser then uses a new process for it. */
export const startPage = `http://127.0.0.1:${ports.static}/`;

type StopServer = () => Promise<void>;

/**
 * Starts all servers.
 * @returns a function that stops them
 */
export async function startServers(): Promise<StopServer> {
  const nextCommand = ['node_modules/next/dist/bin/next', 'start', '-p', String(ports.next)];
  const stopSite = await startProcess('site', ['dist/server.mjs'], '/healthz');
  const stopNext = await startProcess('next', nextCommand, '/');
  const stopStatic = await startStatic();
  return async () => {
    await stopSite();
    await stopNext();
    await stopStatic();
  };
}

/** Whether an address answers with a success. */
async function isReady(url: string): Promise<boolean> {
  try {
    const {ok} = await fetch(url);
    return ok;
  } catch {
    return false;
  }
}

/**
 * Starts a server in another process, and waits until it answers.
 * @returns a function that stops it
 */
async function startProcess(server: Server, command: string[], readyPath: string): Promise<StopServer> {
  const readyUrl = originOf(server) + readyPath;
  if (await isReady(readyUrl)) throw new Error(`Port ${ports[server]} is taken`);
  const child = spawn(process.execPath, command, {
    env: {...process.env, PORT: String(ports[server]), NEXT_TELEMETRY_DISABLED: '1'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  for (let tries = 0; !(await isReady(readyUrl)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`No answer from ${command[0]}: is there a build?`);
    await pause(100);
  }
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

/**
 * Serves the hand-written page, compressed with gzip.
 * @returns a function that stops the server
 */
async function startStatic(): Promise<StopServer> {
  const body = gzipSync(readFileSync(new URL('static.html', import.meta.url)), {level: 9});
  const headers = {'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': body.length};
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(ports.static);
  await once(server, 'listening');
  return async () => {
    server.close();
  };
}

/** How many requests a second a server answers: 16 connections request these pages by turns for 3 seconds. */
export async function measureLoad(server: Server, encoding: string, addresses: string[]): Promise<number> {
  const url = originOf(server);
  const headers = {'accept-encoding': encoding};
  const response = await fetch(url + addresses[0], {headers});
  const usedEncoding = response.headers.get('content-encoding');
  if (usedEncoding !== encoding) throw new Error(`${server} answers with ${usedEncoding}, not ${encoding}`);

  const requests = addresses.map((path) => ({path}));
  const result = await autocannon({url, connections: 16, duration: 3, headers, requests});
  const failures = result.non2xx + result.errors;
  if (failures > 0) throw new Error(`${server}: ${failures} requests failed`);
  return result.requests.average;
}
