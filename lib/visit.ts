/**
 * The source of a visit: its first page, the referring site, and the link's campaign parameters. It is sent with the visitor's message.
 * As the privacy policy says, it is kept in this tab only (sessionStorage). This module runs only in the browser.
 */

/** Also passed on to the company's own applications. */
const campaignNames = [
  // The partner.
  'ref',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
/** Click ids of advertisers. */
const clickNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'li_fat_id', 'ttclid', 'twclid'] as const;
/** The only parameters that are read from a query, because any other parameter may contain personal data. */
const linkNames = [...campaignNames, ...clickNames];
const factNames = ['firstPage', 'referrer', ...linkNames] as const;

export type VisitFacts = Partial<Record<(typeof factNames)[number], string>>;

const storageKey = 'visit';

/** Matches any short text on one line, but no email address and no markup. */
const wellFormed = /^(?!.*%40)[^@<>\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u;

/** Keeps the known, well-formed facts. The source may be anything, because other scripts can write to the storage. */
function factsIn(source: Record<string, unknown>): VisitFacts {
  const facts: VisitFacts = {};
  for (const name of factNames) {
    const value = source[name];
    if (typeof value === 'string' && wellFormed.test(value)) facts[name] = value;
  }
  return facts;
}

/** The facts in a page's URL and referrer. */
export function factsOfPage(address: string, referrer: string): VisitFacts {
  const {origin, pathname, searchParams} = new URL(address);
  const from = referrer ? new URL(referrer) : undefined;
  return factsIn({
    ...Object.fromEntries(searchParams),
    firstPage: pathname,
    referrer: from?.origin === origin ? undefined : from?.hostname,
  });
}

/** The facts of the visit's first page, which the first call stores. If the browser has no storage, the facts of this page. */
export function visitFacts(): VisitFacts {
  const stored = storedFacts();
  if (stored.firstPage) return stored;
  const ofThisPage = factsOfPage(location.href, document.referrer);
  try {
    sessionStorage[storageKey] = JSON.stringify(ofThisPage);
  } catch {
    // The storage is blocked or full.
  }
  return ofThisPage;
}

function storedFacts(): VisitFacts {
  try {
    return factsIn(JSON.parse(sessionStorage[storageKey]) ?? {});
  } catch {
    // Nothing is stored, the storage is blocked, or it has other content.
    return {};
  }
}

/** The facts without the first page, as a line of a letter. Empty if there are none. */
export function sourceLine(facts: VisitFacts): string {
  const presentNames = linkNames.filter((name) => facts[name]);
  const parameters = presentNames.map((name) => `${name}=${facts[name]}`);
  return [facts.referrer, ...parameters].filter(Boolean).join(', ');
}

/** Adds the parameters of the visit's first link to a URL, except those that the URL has already. */
export function withLinkFacts(address: string, facts: VisitFacts, names: readonly (keyof VisitFacts)[] = linkNames) {
  const url = new URL(address);
  for (const name of names) {
    const value = facts[name];
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Adds only the parameters for the partner and the campaign, for the company's applications. */
export const withCampaign = (address: string, facts: VisitFacts) => withLinkFacts(address, facts, campaignNames);
