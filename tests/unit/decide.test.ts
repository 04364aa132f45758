import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {movedPages} from '@/content/movedPages';
import {pageAt} from '@/content/paths';
import {chosenLanguage, decide, type RequestFacts} from '@/i18n/decide';
import {withLanguage} from '@/i18n/localePath';
import {anyHeaders, anyPath, anySearch, urls} from '../support/requests';

/** The decision for a typed URL. `facts`: other parts of the request. */
function decideFor(pathname: string, facts: Partial<RequestFacts> = {}) {
  return decide({pathname, search: '', chosen: undefined, acceptLanguage: null, sameOrigin: false, ...facts});
}

// `tlh` is Klingon, which the site will never be in.
const english = {kind: 'page', locale: 'en', path: '/pricing'};
const toHindi = {kind: 'redirect', status: 307, to: '/hi/pricing'};

test.each([
  'hi',
  'hi-IN',
  'HI-in',
  'hi-IN,hi;q=0.9,en;q=0.8',
  'tlh,hi;q=0.9,en;q=0.8',
  'en;q=0.3, hi;q=0.7',
  'en;q=0, hi',
  'en;q=0, *',
  ' hi ; q=1 , en ; q=0.5 ',
  'hi-Deva-IN, en;q=0.9',
  'en-Deva, hi',
])('a visitor who prefers Hindi is sent to it: Accept-Language: %s', (acceptLanguage) => {
  expect(decideFor('/pricing', {acceptLanguage})).toEqual(toHindi);
});

test.each([
  '',
  '*',
  'en-US,hi;q=0.9,en;q=0.8',
  'en,hi',
  'tlh-Latn,tlh;q=0.9',
  'hi;q=0',
  'hi;q=0, *',
  'tlh, *;q=0.5, hi;q=0.3',
  'hin, hindi, hi_IN',
  'hi;q=abc, en;q=0.1',
  ',,;;==,"',
  '__proto__, constructor',
])('a visitor who does not prefer Hindi reads English: Accept-Language: %j', (acceptLanguage) => {
  expect(decideFor('/pricing', {acceptLanguage})).toEqual(english);
});

test.each(['hi-Latn-IN,hi-Latn;q=0.9,en-IN;q=0.8', 'hi-latn'])(
  'a visitor who writes Hindi in Latin letters, and may not read Devanagari, reads English: %s',
  (acceptLanguage) => {
    expect(decideFor('/pricing', {acceptLanguage})).toEqual(english);
  },
);

type Cookies = {cookies: string | null; chosen: string | undefined};

const cookieCases: Cookies[] = [
  {cookies: null, chosen: undefined},
  {cookies: 'a=b; c', chosen: undefined},
  {cookies: 'NEXT_LOCALE=hi', chosen: 'hi'},
  {cookies: 'a=b;NEXT_LOCALE=en; c', chosen: 'en'},
  {cookies: 'MY_NEXT_LOCALE=hi', chosen: undefined},
  {cookies: 'NEXT_LOCALE=', chosen: undefined},
  {cookies: 'NEXT_LOCALE=tlh', chosen: undefined},
  {cookies: 'NEXT_LOCALE=HI', chosen: undefined},
  {cookies: 'NEXT_LOCALE=hi ', chosen: undefined},
  {cookies: 'NEXT_LOCALE=__proto__', chosen: undefined},
  {cookies: 'NEXT_LOCALE=hi; NEXT_LOCALE=en', chosen: 'hi'},
  {cookies: 'NEXT_LOCALE=gone; NEXT_LOCALE=; NEXT_LOCALE=en; NEXT_LOCALE=hi', chosen: 'en'},
];

test.each(cookieCases)(
  'of the cookies $cookies the first counts that names a language: $chosen',
  ({cookies, chosen}) => {
    expect(chosenLanguage(cookies)).toBe(chosen);
  },
);

/** An address, cut at its first question mark: `/pricing?a` → `/pricing`, `?a`. */
function partsOf(address: string): {pathname: string; search: string} {
  const [pathname = ''] = address.split('?');
  return {pathname, search: address.slice(pathname.length)};
}

/** The address and the language of the page that a visitor comes to, after all redirects. */
function finalPage(address: string, facts: Partial<RequestFacts>): string {
  const {pathname, search} = partsOf(address);
  const decision = decideFor(pathname, {...facts, search});
  return decision.kind === 'redirect' ? finalPage(decision.to, facts) : `${address} ${decision.locale}`;
}

type Visit = {address: string; end: string};

const addressesWithLanguage: Visit[] = [
  {address: '/en/pricing', end: '/pricing?lang=en en'},
  {address: '/EN/pricing/?a=%2F&b', end: '/pricing?lang=en&a=%2F&b en'},
  {address: '/en?lang=hi', end: '/?lang=en en'},
  {address: '/en?', end: '/?lang=en en'},
  {address: '/en/pricing?lang=en&a=1', end: '/pricing?lang=en&a=1 en'},
  {address: '/hi/pricing?lang=en', end: '/hi/pricing?lang=en hi'},
  {address: '/pricing?lang=hi', end: '/hi/pricing?lang=hi hi'},
];

test.each(addressesWithLanguage)(
  'an address that names its language ends in it, whatever the visitor prefers: $address',
  ({address, end}) => {
    expect(finalPage(address, {acceptLanguage: 'hi'})).toBe(end);
    expect(finalPage(address, {acceptLanguage: 'en'})).toBe(end);
    expect(finalPage(address, {chosen: 'hi'})).toBe(end);
    expect(finalPage(address, {chosen: 'en'})).toBe(end);
  },
);

const addressesWithoutLanguage: Visit[] = [
  {address: '/pricing/', end: '/hi/pricing hi'},
  {address: '/pricing?lang=tlh', end: '/hi/pricing?lang=tlh hi'},
  {address: '/pricing?a=1&lang=en', end: '/hi/pricing?a=1&lang=en hi'},
];

test.each(addressesWithoutLanguage)(
  'an address that names no language ends in the visitor’s (`lang` has to come first, with a language of the site): $address',
  ({address, end}) => {
    expect(finalPage(address, {acceptLanguage: 'hi'})).toBe(end);
    expect(finalPage(address, {chosen: 'hi'})).toBe(end);
  },
);

describe('the former address of a page', () => {
  const formerly = {'/industries/paint-shops': '/industries/food-beverages'} as const;
  const facts = {chosen: undefined, acceptLanguage: 'hi', sameOrigin: false};

  test.each([
    {address: '/industries/paint-shops', to: '/industries/food-beverages'},
    {address: '/industries/paint-shops?utm_source=x&b=%2F', to: '/industries/food-beverages?utm_source=x&b=%2F'},
    {address: '/hi/industries/paint-shops?a', to: '/hi/industries/food-beverages?a'},
    {address: '/en/Industries/Paint-Shops/?a', to: '/industries/food-beverages?lang=en&a'},
  ])('leads to it for good, with its query and language: $address', ({address, to}) => {
    expect(decide({...facts, ...partsOf(address)}, formerly)).toEqual({kind: 'redirect', status: 308, to});
  });

  test('is in lower case without a final slash, is not the address of a page today, and leads to a page', () => {
    const addresses = Object.keys(movedPages);
    expect(addresses.filter((address) => !/^(\/[a-z\d-]+)+$/.test(address))).toEqual([]);
    expect(addresses.filter((address) => pageAt(address))).toEqual([]);
    expect(Object.values(movedPages).filter((path) => !pageAt(path))).toEqual([]);
  });
});

const anyRequest = fc.record({path: anyPath, search: anySearch, headers: anyHeaders, sameOrigin: fc.boolean()});

const anyFacts: fc.Arbitrary<RequestFacts> = anyRequest.map(({path, search, headers, sameOrigin}) => ({
  pathname: path.split(/[?#]/)[0] ?? '',
  search,
  chosen: chosenLanguage(headers.cookie ?? null),
  acceptLanguage: headers['accept-language'] ?? null,
  sameOrigin,
}));

test('for any request, each redirect leads to a page of the site, with only the request’s query and language', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const statuses: number[] = [];
      let decision = decide(facts);
      while (decision.kind === 'redirect') {
        const {status, to} = decision;
        const {pathname, search} = partsOf(to);
        expect(urls).toContain(pathname);
        expect([facts.search, withLanguage(facts.search, 'en')]).toContain(search);
        statuses.push(status);
        decision = decide({...facts, pathname, search});
      }
      // There may be no redirect, one of either kind, or one to the canonical URL followed by one to the language.
      expect(['', '307', '308', '308,307']).toContain(statuses.join());
      if (statuses.length > 0) expect(decision.kind).toBe('page');
    }),
    {numRuns: 3000},
  );
});
