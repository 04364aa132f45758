import {cacheRules} from './cacheRules';

/**
 * The response of a route that makes a file.
 * @param hashedAddress the address of the file with a hash of its content, if pages use one. Then the file may be cached for good.
 */
export function fileResponse(body: BodyInit, type: string, {hashedAddress}: {hashedAddress?: string} = {}): Response {
  const headers = new Headers({'content-type': type});
  headers.set('cache-control', hashedAddress ? cacheRules.hashed : cacheRules.file);
  if (hashedAddress) headers.set('content-location', hashedAddress);
  return new Response(body, {headers});
}
