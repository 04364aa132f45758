import type {IncomingMessage, ServerResponse} from 'node:http';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {allowed, isReading} from '@/lib/readingMethods';

/** Answers requests that nothing here is for. @returns whether this was one */
export function refused(request: IncomingMessage, response: ServerResponse): boolean {
  // Next fails on some methods, and answers others as if they read.
  if (!isReading(request.method)) {
    response.writeHead(405, {Allow: allowed, 'Cache-Control': cacheRules.never}).end();
    return true;
  }
  // A proxy may name the whole address (RFC 9112, 3.2.2): Next would redirect to the host that stands there.
  // Its path may be empty.
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/') ?? '/';
  // A fragment is the browser's alone.
  if (/^\/[^#]*$/.test(request.url)) return false;
  response.writeHead(400, {'Cache-Control': cacheRules.never}).end();
  return true;
}
