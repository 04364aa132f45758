import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {freePort} from './freePort';
import {endGroup} from './processes';

/**
 * How many requests a second each way of serving answers for one page, and how long the slowest hundredth waits: five
 * seconds each, on this machine, one after the other. `node --import ./scripts/alias.ts scripts/load.ts [--json]`
 */
type Load = {
  name: string;
  encoding: string;
  /** Answers a second, and milliseconds. */
  perSecond: number;
  p50: number;
  p99: number;
  /** Bytes of one answer, as sent. */
  bytes: number;
};

type Way = {name: string; command: (port: number) => string[]; encoding: string; needs?: string};

const root = fileURLToPath(new URL('..', import.meta.url));
const seconds = 5;
const connections = 16;
const page = '/pricing';

const nextStart = (port: number) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)];
const ownStart = () => ['--import', './scripts/alias.ts', 'server/start.ts'];
const ways: Way[] = [
  {name: 'next start', encoding: 'gzip', command: nextStart},
  {name: 'next start', encoding: 'identity', command: nextStart},
  {name: 'npm start', encoding: 'gzip', command: ownStart},
  {name: 'npm start', encoding: 'br', command: ownStart},
  {
    name: 'workerd',
    encoding: 'identity',
    command: () => ['--import', './scripts/alias.ts', 'scripts/edge/start.ts'],
    needs: '.open-next/worker.js',
  },
];

async function measureLoad(): Promise<Load[]> {
  const loads: Load[] = [];
  for (const way of ways) {
    if (!way.needs || existsSync(root + way.needs)) loads.push(await measure(way));
  }
  return loads;
}

async function measure({name, command, encoding}: Way): Promise<Load> {
  const port = await freePort();
  const env = {...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1'};
  // A group of its own, so that all of it can be ended.
  const server = spawn(process.execPath, command(port), {cwd: root, env, stdio: 'ignore', detached: true});
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  try {
    await listening(server, port);
    await rounds(agent, port, encoding, 1);
    const {times, bytes} = await rounds(agent, port, encoding, seconds);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return {name, encoding, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), bytes};
  } finally {
    agent.destroy();
    await endGroup(server);
  }
}

/** As many requests as every connection gets through in that time, each after the one before. */
async function rounds(agent: Agent, port: number, encoding: string, forSeconds: number) {
  const times: number[] = [];
  let bytes = 0;
  const until = performance.now() + forSeconds * 1000;
  const one = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      bytes = await request(agent, port, encoding);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({length: connections}, one));
  return {times, bytes};
}

function request(agent: Agent, port: number, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {'Accept-Encoding': encoding, 'Accept-Language': 'en'};
    get({agent, port, path: page, headers}, (response) => {
      const answered = response.headers['content-encoding'] ?? 'identity';
      if (response.statusCode !== 200 || answered !== encoding) {
        reject(new Error(`${page}: ${response.statusCode} with ${answered}, not ${encoding}`));
      }
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

async function listening(server: ChildProcess, port: number) {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    const up = await fetch(`http://localhost:${port}/robots.txt`).then(
      ({ok}) => ok,
      () => false, // not yet
    );
    if (up) return;
    await pause(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const loads = await measureLoad();
  if (process.argv.includes('--json')) console.log(JSON.stringify(loads, null, 2));
  else {
    console.log(`${page}, ${connections} connections, ${seconds} s each\n`);
    console.log('server       encoding   requests/s   p50 ms   p99 ms     bytes');
    for (const {name, encoding, perSecond, p50, p99, bytes} of loads) {
      console.log(
        [
          name.padEnd(12),
          encoding.padEnd(8),
          perSecond.toFixed(0).padStart(12),
          p50.toFixed(1).padStart(8),
          p99.toFixed(1).padStart(8),
          String(bytes).padStart(9),
        ].join(' '),
      );
    }
  }
}
