import {existsSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {fileURLToPath} from 'node:url';
import {answering} from '@/lib/wrongCall';
import {argumentsOf, flag} from './arguments';
import {tableOf} from './bench/table';
import {packedWorker} from './edge/packedWorker';
import {nextServer, ownServer, type Server, serving} from './serving';

/**
 * How many requests a second each way of serving answers for one page, and how long the slowest hundredth waits: five
 * seconds each, on this machine, one after the other: `npm run load`.
 */
export type Load = {
  name: string;
  encoding: string;
  /** Answers a second, and milliseconds. */
  perSecond: number;
  p50: number;
  p99: number;
  /** Bytes of one answer, as sent. */
  bytes: number;
};

type Way = {name: string; server: Server; encoding: string; needs?: string};

const root = fileURLToPath(new URL('..', import.meta.url));
const seconds = 5;
const connections = 16;
const page = '/pricing';

const ways: Way[] = [
  {name: 'next start', encoding: 'gzip', server: nextServer},
  {name: 'next start', encoding: 'identity', server: nextServer},
  {name: 'npm start', encoding: 'gzip', server: ownServer},
  {name: 'npm start', encoding: 'br', server: ownServer},
  {
    name: 'workerd',
    encoding: 'identity',
    server: {command: () => ['--import', './scripts/alias.ts', 'scripts/edge/start.ts']},
    needs: packedWorker,
  },
];

export async function measureLoad(): Promise<Load[]> {
  const loads: Load[] = [];
  for (const way of ways) {
    if (!way.needs || existsSync(root + way.needs)) loads.push(await measure(way));
  }
  return loads;
}

const measure = ({name, server, encoding}: Way): Promise<Load> =>
  serving(server, async (port) => {
    const agent = new Agent({keepAlive: true, maxSockets: connections});
    try {
      await rounds(agent, port, encoding, 1);
      const {times, bytes} = await rounds(agent, port, encoding, seconds);
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      return {name, encoding, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), bytes};
    } finally {
      agent.destroy();
    }
  });

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

/** The figures as a table. */
export const loadTable = (loads: readonly Load[]) =>
  [
    `${page}, ${connections} connections, ${seconds} s each\n`,
    tableOf(
      ['requests/s', 'p50 ms', 'p99 ms', 'bytes', 'server', 'encoding'],
      loads.map(({name, encoding, perSecond, p50, p99, bytes}) => [
        perSecond.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        String(bytes),
        name,
        encoding,
      ]),
      4,
    ),
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await answering(async () => {
    const {json} = argumentsOf({json: flag}, 'npm run load -- [--json]');
    await import('../server/needsBuild');
    const loads = await measureLoad();
    console.log(json ? JSON.stringify(loads, null, 2) : loadTable(loads));
  });
}
