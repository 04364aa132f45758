import {cacheRules} from './cacheRules';

/**
 * The response of a route that makes a file.
 * @param location the file's address with a hash, if pages ask for it with one
 */
export function fileResponse(body: BodyInit, type: string, location?: string): Response {
  const headers = new Headers({'content-type': type});
  headers.set('cache-control', location ? cacheRules.hashed : cacheRules.file);
  if (location) headers.set('content-location', location);
  return new Response(body, {headers});
}
