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

/** The site on Cloudflare Workers, whose static assets are the files of dist/. */
export default {
  async fetch(request: Request & {cf?: {clientAcceptEncoding?: string}}, env: Env): Promise<Response> {
    assets = env.ASSETS;
    handler ??= createHandler(await (await asset('manifest.json')).json(), async (file) => (await asset(file)).bytes());
    const asked = new Request(request);
    // What the visitor's browser accepts: Cloudflare replaces that header by its own.
    const accepted = request.cf?.clientAcceptEncoding;
    if (accepted !== undefined) asked.headers.set('accept-encoding', accepted);
    const {status, headers, body} = await handler(asked);
    // The bodies are compressed already.
    return new Response(body, {status, headers, encodeBody: 'manual'} as ResponseInit);
  },
};
