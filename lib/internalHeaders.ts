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

/** A page's data for the browser's router. A cache that overlooks Vary would show it to a visitor as the page. */
export const isRouterData = (contentType: unknown) => String(contentType).startsWith('text/x-component');
