import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {serve} from 'srvx';
import {commonHeaders, fallbackCsp} from '@/lib/http/securityHeaders';
import {createFileHandler} from './files';
import {refusal} from './handler';
import {logRequest} from './log';

/** `npm start`: the site on Node. */
const port = readWholeNumber('PORT', 3000, 65_535);
const drainSeconds = readWholeNumber('DRAIN_SECONDS', 0, 600);
const logsRequests = readWholeNumber('ACCESS_LOG', 0, 1) === 1;
const handle = createFileHandler(import.meta.dirname);

/** srvx adds these for HTTP/1.1, the only version that this server speaks. */
type OverNode = {node: {req: IncomingMessage; res: ServerResponse}};

let stopping = false;
const server = serve({
  port,
  gracefulShutdown: false,
  // Longer than the idle timeout of proxies. If this server closed a connection first, the proxy's next request on it would be a 502.
  node: {keepAliveTimeout: 65_000},
  fetch(request) {
    const {req, res} = (request.runtime as OverNode).node;
    const target = req.url ?? '/';
    if (logsRequests) logWhenClosed(request.method, target, res);
    if (stopping) res.setHeader('connection', 'close');
    // Of two Host headers, a proxy in front of this server may have used another one than this server would (RFC 9112, 3.2).
    if (countHosts(req) > 1) return refusal(400);
    const isHealthCheck = target === '/healthz' && /^(GET|HEAD)$/.test(request.method);
    return isHealthCheck ? healthResponse() : handle(request, target);
  },
});

/** `rawHeaders` alternates names and values. */
const countHosts = ({rawHeaders}: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

function logWhenClosed(method: string, target: string, response: ServerResponse) {
  const startedAt = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round(performance.now() - startedAt);
    logRequest({method, target, status: response.statusCode, milliseconds, complete: response.writableFinished});
  });
}

function healthResponse(): Response {
  const headers = {...commonHeaders, ...fallbackCsp, 'content-type': 'application/json', 'cache-control': 'no-store'};
  return stopping
    ? new Response('{"status":"stopping"}', {status: 503, headers})
    : new Response('{"status":"ok"}', {status: 200, headers});
}

const http = server.node?.server as Server;
// Without a timeout, a client that reads nothing would keep its connection and response in memory for ever. Node checks twice, so the
// connection closes after 40 s at most.
http.timeout = 20_000;
const connections = new Set<Socket>();
http.on('connection', (socket) => {
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});
await server.ready();

/** Keeps answering for DRAIN_SECONDS, so that load balancers see /healthz fail. A second signal, which npm may send, is ignored. */
async function stop() {
  if (stopping) return;
  stopping = true;
  // Even without DRAIN_SECONDS, there is time to read requests that are in transit. Otherwise their connections might be reset.
  await wait(Math.max(250, 1000 * drainSeconds));
  setTimeout(() => http.closeAllConnections(), 10_000).unref();
  server.close();
  // Node would wait for the unused connections that browsers open.
  for (const socket of connections) {
    if (socket.bytesRead === 0) socket.destroy();
  }
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (process.env.npm_lifecycle_event === 'start') stopWithParent();

/** npm and its shell do not pass signals on. When they end, the parent process changes, and the server stops. */
function stopWithParent() {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) stop();
  };
  setInterval(check, 500).unref();
}

/** Reads a number from an environment variable. @throws unless it is a whole number from 0 to `max` */
function readWholeNumber(name: string, fallback: number, max: number): number {
  const typed = process.env[name] || `${fallback}`;
  // On Windows, a variable set before `&&` ends with a space.
  const isWholeNumber = /^\s*\d{1,9}\s*$/.test(typed);
  if (isWholeNumber && Number(typed) <= max) return Number(typed);
  throw new Error(`${name} is "${typed}", but it must be a whole number from 0 to ${max}.`);
}
