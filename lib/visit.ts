/**
 * Where a visit began: its first page, the site that it came from, and what the link carried. It goes with a message that comes of the
 * visit. This tab alone keeps it (sessionStorage), as the privacy policy says. Only in the browser.
 */

/** What the company's own applications are told as well. */
const campaignNames = [
  // Which partner sent the visitor.
  'ref',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
/** By these, advertisers know their own clicks again. */
const clickNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'li_fat_id', 'ttclid', 'twclid'] as const;
/** All that is read of a query: what else is in one, somebody may have typed. */
const linkNames = [...campaignNames, ...clickNames];
const factNames = ['firstPage', 'referrer', ...linkNames] as const;

export type VisitFacts = Partial<Record<(typeof factNames)[number], string>>;

const storageKey = 'visit';

/** What a name, a host, a path or an id consists of. An email address or a longer text is none of them. */
const wellFormed = /^[\p{L}\p{M}\p{N} ._~:/|+-]{1,200}$/u;

/** The facts that are known and well formed; of anything, as others may have written into the browser's storage. */
function factsIn(source: Record<string, unknown>): VisitFacts {
  const facts: VisitFacts = {};
  for (const name of factNames) {
    const value = source[name];
    if (typeof value === 'string' && wellFormed.test(value)) facts[name] = value;
  }
  return facts;
}

/** What a page's own address and referrer say. */
export function factsOfPage(address: string, referrer: string): VisitFacts {
  const {origin, pathname, searchParams} = new URL(address);
  const from = referrer ? new URL(referrer) : undefined;
  return factsIn({
    ...Object.fromEntries(searchParams),
    firstPage: pathname,
    referrer: from?.origin === origin ? undefined : from?.hostname,
  });
}

/** The facts of the visit's first page, which are kept once it is asked for them; where the browser keeps nothing, those of this page. */
export function visitFacts(): VisitFacts {
  const ofThisPage = factsOfPage(location.href, document.referrer);
  try {
    const kept = JSON.parse(sessionStorage[storageKey] ?? null);
    if (kept instanceof Object) return factsIn(kept);
    sessionStorage[storageKey] = JSON.stringify(ofThisPage);
  } catch {
    // The storage is blocked or full, or somebody has written something else there.
  }
  return ofThisPage;
}

/** The facts but the first page, in a line of a letter; empty where nothing is known. */
export const sourceLine = ({referrer, ...facts}: VisitFacts): string =>
  [referrer, ...linkNames.map((name) => facts[name] && `${name}=${facts[name]}`)].filter(Boolean).join(', ');

/** An address with what the link to the site carried, but for names that the address has itself. */
export function withLinkFacts(address: string, facts: VisitFacts, names: readonly (keyof VisitFacts)[] = linkNames) {
  const url = new URL(address);
  for (const name of names) {
    const value = facts[name];
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** The same for the company's applications, which are told the partner and the campaign alone. */
export const withCampaign = (address: string, facts: VisitFacts) => withLinkFacts(address, facts, campaignNames);
