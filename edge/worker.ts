import {runWithCloudflareRequestContext} from 'open-next/init';
import {handler} from 'open-next/middleware';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {finishHeaders} from '@/lib/finalHeaders';
import {headersToDrop} from '@/lib/internalHeaders';
import {oddAddress} from '@/lib/oddAddress';
import {allowed, isReading} from '@/lib/readingMethods';

/**
 * The site on Cloudflare Workers: OpenNext's worker without the part that renders. Whatever is a file has been answered
 * before this runs; here the middleware decides, and OpenNext reads the prerendered page from the static assets.
 */
export default {
  fetch: (request: Request, env: unknown, context: unknown) =>
    runWithCloudflareRequestContext(request, env, context, async () => {
      // Before OpenNext, which sends odd addresses elsewhere whatever is wanted of them.
      if (!isReading(request.method)) return finished(request, refused());
      const {pathname, search} = new URL(request.url);
      const {ask, moved} = oddAddress(pathname + search);
      if (moved) return finished(request, redirect(moved));
      const asked = withoutInternalHeaders(ask ? new Request(new URL(ask, request.url), request) : request);
      const answer = await handler(asked, env, context);
      return finished(request, unlessKnown(request, answer instanceof Response ? answer : missing()));
    }),
};

const refused = () => new Response(null, {status: 405, headers: {Allow: allowed, 'Cache-Control': cacheRules.never}});

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

function finished(request: Request, answer: Response): Response {
  const headers = new Headers(answer.headers);
  finishHeaders(headers, [...request.headers.keys()]);
  return new Response(answer.body, {status: answer.status, headers});
}
