/**
 * Request headers that Next's parts tell each other, or that only a proxy of ours could know. Nobody outside has a say in
 * which page is answered, and from where.
 */
const isInternalRequestHeader = (name: string) =>
  name === 'forwarded' ||
  /^x-(?:forwarded|invoke|matched|middleware|next|nextjs|now|opennext|original|prerender|rewrite)-/.test(name);

/**
 * The headers of a request that Next must not see: internal ones, and what the browser's router says about the data it wants
 * (`Next-…`) where it asks for none. Next would answer a page's address with a part of those data, or with nothing.
 * @param names the request's headers, in small letters
 */
export const headersToDrop = (names: readonly string[]) =>
  names.filter((name) => isInternalRequestHeader(name) || (name.startsWith('next-') && !asksForData(names)));

/**
 * Response headers that say how the answer came about, and mean nothing to a browser. Of Next's own its router reads these, with a
 * page's data: which path and query they are of, for how long they may be used, and whether something is missing.
 */
export const isInternalResponseHeader = (name: string, isForRouter: boolean) =>
  /^x-(?:middleware-|opennext|nextjs-)/.test(name) &&
  !(isForRouter && /^x-nextjs-(?:rewritten-(?:path|query)|stale-time|postponed)$/.test(name));

/** Whether the browser's router wants a page's data, not its HTML: by the names of the request's headers. */
export const asksForData = (names: readonly string[]) => names.includes('rsc');

/**
 * Whether an answer is for the browser's router alone: a page's data, a redirect to them, or that there are none. A cache that
 * overlooks Vary would give it to a visitor for the page.
 * @param asked the names of the request's headers, in small letters
 * @param said reads a header of the answer
 */
export function isForRouter(asked: readonly string[], said: (name: string) => unknown): boolean {
  const type = String(said('content-type'));
  if (type.startsWith('text/x-component')) return true;
  const kept = !/no-store|private/.test(String(said('cache-control')));
  return asksForData(asked) && kept && !type.startsWith('text/html');
}
