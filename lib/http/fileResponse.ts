import {cacheRules} from './cacheRules';

/**
 * The response of a route that makes a file.
 * @param location the address of the file with a hash, if pages use one. Then the file may be cached for good.
 */
export function fileResponse(body: BodyInit, type: string, {location}: {location?: string} = {}): Response {
  const headers = new Headers({'content-type': type});
  headers.set('cache-control', location ? cacheRules.hashed : cacheRules.file);
  if (location) headers.set('content-location', location);
  return new Response(body, {headers});
}
