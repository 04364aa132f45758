import type {IncomingMessage, ServerResponse} from 'node:http';
import {cacheRules} from '@/lib/cacheRules.mjs';
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
    for (const name of response.getHeaderNames()) if (isInternalResponseHeader(name)) response.removeHeader(name);
    const isData = isForRouter(asked, (name) => response.getHeader(name));
    if (isData) response.setHeader('cache-control', cacheRules.data);
    return writeHead.apply(response, all);
  }) as typeof writeHead;
}
