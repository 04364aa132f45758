import {cacheRules} from './cacheRules.mjs';
import {isForRouter, isInternalResponseHeader} from './internalHeaders';
import {everywhere, fallbackPolicy} from './securityHeaders.mjs';

/** An answer's headers, as the platform's `Headers` keeps them and Node can. */
export type AnswerHeaders = {
  get(name: string): unknown;
  set(name: string, value: string): void;
  delete(name: string): void;
  keys(): Iterable<string>;
};

const always = Object.entries({...everywhere, ...fallbackPolicy});

/**
 * What holds for every answer, once all else has been said: the security headers and a policy, where it has none of its own (others may
 * show a share image), no public cache for what is the router's, and nothing of how the answer came about.
 * @param asked the names of the request's headers, in small letters
 */
export function finishHeaders(headers: AnswerHeaders, asked: readonly string[]): void {
  for (const [name, value] of always) if (!headers.get(name)) headers.set(name, value);
  const isData = isForRouter(asked, (name) => headers.get(name));
  if (isData) headers.set('cache-control', cacheRules.data);
  for (const name of [...headers.keys()]) if (isInternalResponseHeader(name, isData)) headers.delete(name);
}
