import {createHandler} from './handler';

type Env = {ASSETS: {fetch(request: URL): Promise<Response>}};

/** One per isolate. Not a promise: a request cannot await a promise of another request. */
let handler: ReturnType<typeof createHandler> | undefined;
let assets: Env['ASSETS'];

const asset = async (file: string) => {
  const response = await assets.fetch(new URL(`/${file}`, 'http://assets'));
  if (!response.ok) throw new Error(`No asset ${file}: ${response.status}`);
  return response;
};

/** What the visitor's browser accepts: Cloudflare replaces that header by its own. */
function asSent(request: Request & {cf?: {clientAcceptEncoding?: string}}): Request {
  const accepted = request.cf?.clientAcceptEncoding;
  return accepted === undefined
    ? request
    : new Request(request, {headers: {...Object.fromEntries(request.headers), 'accept-encoding': accepted}});
}

/** The site on Cloudflare Workers, whose static assets are the files of dist/. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    assets = env.ASSETS;
    handler ??= createHandler(await (await asset('manifest.json')).json(), async (file) => (await asset(file)).bytes());
    const {status, headers, body} = await handler(asSent(request));
    // The bodies are compressed already.
    return new Response(body, {status, headers, encodeBody: 'manual'} as ResponseInit);
  },
};
