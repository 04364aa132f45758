import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {join, normalize} from 'node:path';
import {EdgeRuntime} from 'edge-runtime';
import {buildSync} from 'esbuild';

/**
 * Emulates Vercel for the site's output: the documented routing, static files, and the middleware in Vercel's edge runtime
 * (https://vercel.com/docs/build-output-api/v3/configuration). `node tests/support/vercel.ts PORT`
 */
type Route = {src: string; middlewarePath?: string; dest?: string; status?: number; headers?: Record<string, string>};
type Phase = 'start' | 'filesystem' | 'hit';
type Config = {routes: (Route | {handle: Phase})[]; overrides: Record<string, {contentType: string}>};

const output = '.vercel/output';
const {routes, overrides}: Config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));

/** The routes before the file system, those for missing files, and those for existing files. */
const phases: Record<Phase, Route[]> = {start: [], filesystem: [], hit: []};
let phase: Phase = 'start';
for (const route of routes) {
  if ('handle' in route) phase = route.handle;
  else phases[phase].push(route);
}

const runtime = new EdgeRuntime({initialCode: middlewareScript()});

/** The module as a script, whose default export handles requests. */
function middlewareScript(): string {
  const entry = join(output, 'functions/middleware.func/index.js');
  const [file] = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    globalName: 'middleware',
    write: false,
  }).outputFiles;
  return `${file?.text}; addEventListener('fetch', (event) => event.respondWith(middleware.default(event.request)));`;
}

type Answer = {status: number; headers: Record<string, string>; body: Buffer};

/** The state after a route. */
type Rewritten = {path: string; headers: Record<string, string>};

async function answerTo(request: IncomingMessage, url: URL): Promise<Answer> {
  let path = url.pathname;
  let headers: Record<string, string> = {};
  let status = 200;
  for (const route of phases.start) {
    // A route may have changed the path.
    if (!new RegExp(route.src).test(path)) continue;
    if (route.middlewarePath) {
      const outcome = await askMiddleware(request, url);
      if ('status' in outcome) return outcome;
      ({path, headers} = outcome);
    } else {
      status = route.status ?? status;
    }
  }
  const body = readStatic(path);
  const rest = body ? phases.hit : phases.filesystem;
  for (const route of rest.filter(({src}) => new RegExp(src).test(path))) {
    headers = {...headers, ...route.headers};
    status = route.status ?? status;
  }
  const type = overrides[path.slice(1)]?.contentType ?? 'text/html; charset=utf-8';
  return {status, headers: body ? {...headers, 'content-type': type} : headers, body: body ?? Buffer.alloc(0)};
}

/** The result of the middleware: a response, or a file with headers. */
async function askMiddleware({method, rawHeaders}: IncomingMessage, url: URL): Promise<Answer | Rewritten> {
  const sent = new Headers();
  // `rawHeaders` alternates names and values.
  for (const [index, name] of rawHeaders.entries()) {
    if (index % 2 === 0) sent.append(name, rawHeaders[index + 1] ?? '');
  }
  const response = await runtime.dispatchFetch(url.href, {method, headers: Object.fromEntries(sent)});
  const headers = Object.fromEntries(response.headers);
  const {'x-middleware-rewrite': rewrite, ...others} = headers;
  if (rewrite) return {path: new URL(rewrite).pathname, headers: others};
  return {status: response.status, headers, body: Buffer.from(await response.arrayBuffer())};
}

function readStatic(path: string): Buffer | undefined {
  const folder = join(output, 'static');
  const file = normalize(join(folder, path));
  const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  return isFile ? readFileSync(file) : undefined;
}

/** Parses a target like the edge. The host is always that of the deployment. */
function urlOf(target: string): URL | undefined {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  const address = `http://localhost${path || '/'}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

async function respond(request: IncomingMessage, response: ServerResponse) {
  const url = urlOf(request.url ?? '/');
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const {status, headers, body} = await answerTo(request, url);
  response.writeHead(status, {...headers, 'content-length': body.length});
  response.end(request.method === 'HEAD' ? undefined : body);
}

createServer((request, response) => {
  respond(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(process.argv[2]));
