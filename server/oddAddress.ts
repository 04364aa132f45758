import type {IncomingMessage, ServerResponse} from 'node:http';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {decide} from '@/lib/negotiate';

/**
 * Addresses that Next takes for a page's own, though no page has them: with steps up and down in the path, or those of the
 * data that it keeps for its router.
 */
const nobodys = /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)|\.rsc$|^\/_next\/data(?:\/|$)/i;

/** One that is no page's, and stays so. */
const missing = '/404';

/**
 * Sends whoever doubles slashes, or turns them round, to the page's one address: Next makes several redirects of that, and does
 * not say how long they may be kept. An address that is nobody's is asked for as a missing page from here on.
 * @returns whether it has answered
 */
export function oddAddress(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = '', ...query] = (request.url ?? '/').split('?');
  if (nobodys.test(path)) request.url = missing;
  else if (/\\|\/\//.test(path)) {
    const search = query.length ? `?${query.join('?')}` : '';
    const pathname = path.replace(/[\\/]+/g, '/');
    // As from a link of our own: the page's one address, and not another language's.
    const decision = decide({pathname, search, cookie: undefined, acceptLanguage: null, sameOrigin: true});
    response.setHeader('Location', decision.kind === 'redirect' ? decision.to : pathname + search);
    response.setHeader('Cache-Control', cacheRules.moved);
    response.writeHead(308).end();
    return true;
  }
  return false;
}
