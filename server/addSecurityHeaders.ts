import type {IncomingMessage, ServerResponse} from 'node:http';
import {cacheRules, negotiatedHere} from '@/lib/cacheRules.mjs';
import {isForRouter, isInternalResponseHeader} from '@/lib/internalHeaders';
import {everywhere, fallbackPolicy} from '@/lib/securityHeaders.mjs';

/** A policy at the last moment only: Next adds a page's own to what is there, and two are stricter than either. */
export function addSecurityHeaders(request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
  // Now: Next takes the router's headers off a request while it answers.
  const asked = Object.keys(request.headers);
  const {writeHead} = response;
  response.writeHead = ((...all: Parameters<typeof writeHead>) => {
    for (const [name, value] of Object.entries(fallbackPolicy))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    varyAsNegotiated(response);
    const isData = isForRouter(asked, (name) => response.getHeader(name));
    if (isData) response.setHeader('cache-control', cacheRules.data);
    for (const name of response.getHeaderNames())
      if (isInternalResponseHeader(name, isData)) response.removeHeader(name);
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
