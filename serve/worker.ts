import {createHandler, failure} from './handler';

type Env = {ASSETS: {fetch(request: URL): Promise<Response>}};

/** One per isolate. Not a promise of the handler, because a request cannot await a promise of another request. */
let handler: ReturnType<typeof createHandler> | undefined;
let assets: Env['ASSETS'];

async function fetchAsset(file: string): Promise<Response> {
  // The binding needs an absolute URL and ignores the host.
  const response = await assets.fetch(new URL(`/${file}`, 'http://assets'));
  if (!response.ok) throw new Error(`No asset ${file}: ${response.status}`);
  return response;
}

async function readAsset(file: string) {
  const response = await fetchAsset(file);
  return response.bytes();
}

async function createWorkerHandler() {
  const manifest = await fetchAsset('manifest.json');
  return createHandler(await manifest.json(), readAsset);
}

/** The site on Cloudflare Workers, whose static assets are the files of dist/. */
export default {
  async fetch(request: Request & {cf?: {clientAcceptEncoding?: string}}, env: Env): Promise<Response> {
    assets = env.ASSETS;
    try {
      handler ??= await createWorkerHandler();
    } catch (error) {
      return failure(error, request.method, request.url);
    }
    const ownRequest = new Request(request);
    // The header of the visitor's browser, which Cloudflare replaces by its own.
    const acceptEncoding = request.cf?.clientAcceptEncoding;
    if (acceptEncoding !== undefined) ownRequest.headers.set('accept-encoding', acceptEncoding);
    const {status, headers, body} = await handler(ownRequest);
    // The body is compressed already.
    return new Response(body, {status, headers, encodeBody: 'manual'} as ResponseInit);
  },
};
