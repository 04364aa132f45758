import type {IncomingMessage, ServerResponse} from 'node:http';
import {cacheRules, negotiatedHere} from '@/lib/cacheRules.mjs';
import {finishHeaders} from '@/lib/finalHeaders';

/** At the last moment: Next adds a page's own policy to what is there, and two are stricter than either. */
export function addSecurityHeaders(request: IncomingMessage, response: ServerResponse) {
  // Now: Next takes the router's headers off a request while it answers.
  const asked = Object.keys(request.headers);
  const {writeHead} = response;
  response.writeHead = ((...all: Parameters<typeof writeHead>) => {
    varyAsNegotiated(response);
    finishHeaders(
      {
        get: (name) => response.getHeader(name),
        set: (name, value) => response.setHeader(name, value),
        delete: (name) => response.removeHeader(name),
        keys: () => response.getHeaderNames(),
      },
      asked,
    );
    return writeHead.apply(response, all);
  }) as typeof writeHead;
}

/** Where Next answers with a page itself, it puts its own Vary in the place of the middleware's: what negotiated the language is missing. */
function varyAsNegotiated(response: ServerResponse) {
  const kept = response.getHeader('cache-control');
  if (!String(response.getHeader('content-type')).startsWith('text/html')) return;
  if (kept !== cacheRules.negotiatedPage && kept !== cacheRules.negotiatedMissing) return;
  const said = String(response.getHeader('vary') ?? '').split(/\s*,\s*/);
  const missing = negotiatedHere
    .split(', ')
    .filter((name) => !said.some((each) => each.toLowerCase() === name.toLowerCase()));
  response.setHeader('vary', [...said, ...missing].filter(Boolean).join(', '));
}
