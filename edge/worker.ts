import {runWithCloudflareRequestContext} from 'open-next/init';
import {handler} from 'open-next/middleware';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {headersToDrop, isForRouter, isInternalResponseHeader} from '@/lib/internalHeaders';
import {oddAddress} from '@/lib/oddAddress';
import {everywhere, fallbackPolicy} from '@/lib/securityHeaders.mjs';

/**
 * The site on Cloudflare Workers: OpenNext's worker without the part that renders. Whatever is a file has been answered
 * before this runs; here the middleware decides, and OpenNext reads the prerendered page from the static assets.
 */
export default {
  fetch: (request: Request, env: unknown, context: unknown) =>
    runWithCloudflareRequestContext(request, env, context, async () => {
      const {pathname, search} = new URL(request.url);
      const {ask, moved} = oddAddress(pathname + search);
      if (moved) return withSecurityHeaders(request, redirect(moved));
      const asked = withoutInternalHeaders(ask ? new Request(new URL(ask, request.url), request) : request);
      const answer = await handler(asked, env, context);
      return withSecurityHeaders(request, unlessKnown(request, answer instanceof Response ? answer : missing()));
    }),
};

const redirect = (to: string) =>
  new Response(null, {status: 308, headers: {Location: to, 'Cache-Control': cacheRules.moved}});

/** Neither a page nor a file, and no path that the middleware looks at: a share image or a script of a build long gone. */
const missing = () =>
  new Response('Not found\n', {
    status: 404,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheRules.never},
  });

/** Nothing but the headers where the visitor's browser has the page already. */
function unlessKnown(request: Request, answer: Response): Response {
  const etag = answer.headers.get('etag');
  const known = request.headers.get('if-none-match')?.split(',').map(strong);
  if (answer.status !== 200 || !etag || !known?.includes(strong(etag))) return answer;
  return new Response(null, {status: 304, headers: answer.headers});
}

/** Cloudflare marks an entity tag as weak where it compresses. */
const strong = (etag: string) => etag.trim().replace(/^W\//, '');

function withoutInternalHeaders(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of headersToDrop([...headers.keys()])) headers.delete(name);
  return new Request(request, {headers});
}

function withSecurityHeaders(request: Request, answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  for (const [name, value] of Object.entries(fallbackPolicy)) if (!headers.has(name)) headers.set(name, value);
  const isData = isForRouter([...request.headers.keys()], (name) => headers.get(name));
  if (isData) headers.set('Cache-Control', cacheRules.data);
  for (const name of [...headers.keys()]) if (isInternalResponseHeader(name, isData)) headers.delete(name);
  return new Response(answer.body, {status: answer.status, headers});
}
