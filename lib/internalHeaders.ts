/**
 * Request headers that Next's parts tell each other, or that only a proxy of ours could know. Nobody outside has a say in
 * which page is answered, and from where.
 */
export const isInternalRequestHeader = (name: string) =>
  name === 'forwarded' ||
  /^x-(?:forwarded|invoke|matched|middleware|next|nextjs|now|opennext|original|prerender|rewrite)-/.test(name);

/** Response headers that say how the answer came about, and mean nothing to a browser. */
export const isInternalResponseHeader = (name: string) => /^x-(?:middleware-|opennext)/.test(name);

/** Whether the browser's router wants a page's data, not its HTML: by the names of the request's headers. */
export const asksForData = (names: readonly string[]) =>
  names.some((name) => name === 'rsc' || name.startsWith('next-'));

/**
 * Whether an answer is for the browser's router alone: a page's data, or a redirect to them. A cache that overlooks Vary would give
 * it to a visitor for the page.
 * @param asked the names of the request's headers, in small letters
 * @param said reads a header of the answer
 */
export const isForRouter = (asked: readonly string[], said: (name: string) => unknown) =>
  String(said('content-type')).startsWith('text/x-component') ||
  (asksForData(asked) && Boolean(said('location')) && String(said('cache-control')).startsWith('public'));
