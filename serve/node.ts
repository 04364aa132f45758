import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {FastResponse, serve} from 'srvx';
import {portOf, wholeNumber} from '@/lib/wholeNumber';
import {createHandler, type Manifest} from './handler';

/** `npm start`: the site on Node. Everything is read now, so that a build beside a running server changes nothing for its visitors. */
const dist = import.meta.dirname;
const port = portOf(process.env.PORT, 3000);
const drain = wholeNumber('DRAIN_SECONDS', process.env.DRAIN_SECONDS || '0', [0, 600]);
const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
for (const {file, compressed} of [...Object.values(manifest.pages), ...Object.values(manifest.files)])
  for (const ending of compressed ? ['', '.br', '.gz'] : [''])
    bytes.set(file + ending, readFileSync(join(dist, file + ending)));

// Without a stream for each body.
globalThis.Response = FastResponse;
const handle = createHandler(manifest, (file) => {
  const body = bytes.get(file);
  if (!body) throw new Error(`dist/ has no ${file}.`);
  return body;
});

let stopping = false;
const health = () =>
  new Response(JSON.stringify({status: stopping ? 'stopping' : 'ok'}), {
    status: stopping ? 503 : 200,
    headers: {'content-type': 'application/json', 'cache-control': 'no-store'},
  });

const server = serve({
  port,
  gracefulShutdown: false,
  // Longer than proxies keep a connection that waits: one that is closed under the next request is a 502 to the visitor.
  node: {keepAliveTimeout: 65_000},
  async fetch(request) {
    const {req, res} = request.runtime?.node ?? {};
    if (stopping) res?.setHeader('connection', 'close');
    return req?.url === '/healthz' ? health() : handle(request, req?.url);
  },
});
await server.ready();

/** Goes on answering for DRAIN_SECONDS, until whatever sends requests has seen /healthz, and ends without losing one. */
async function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  await wait(1000 * drain);
  // A connection that is open and never asks for anything.
  setTimeout(() => (server.node?.server as Server | undefined)?.closeAllConnections(), 10_000).unref();
  await server.close();
  process.exit();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
