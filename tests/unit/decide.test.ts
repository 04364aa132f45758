import fc from 'fast-check';
import {expect, test} from 'vitest';
import {decide, type RequestFacts} from '@/i18n/decide';
import {anyHeaders, anyPath, anySearch, urls} from '../support/requests';

/** The decision for a visitor who typed an address. `facts` is what else the request says. */
function decideFor(pathname: string, facts: Partial<RequestFacts> = {}) {
  return decide({pathname, search: '', cookie: undefined, acceptLanguage: null, sameOrigin: false, ...facts});
}

const english = {kind: 'page', locale: 'en', path: '/pricing'};
const toHindi = {kind: 'redirect', status: 307, to: '/hi/pricing'};

test.each([
  'hi',
  'hi-IN',
  'HI-in',
  'hi-IN,hi;q=0.9,en;q=0.8',
  'mr-IN,hi;q=0.9,en;q=0.8',
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
  'fr-FR,fr;q=0.9',
  'hi;q=0',
  'hi;q=0, *',
  'fr, *;q=0.5, hi;q=0.3',
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

test.each(['', 'tlh', 'HI', 'hi ', '__proto__', 'constructor'])(
  'a cookie that names no language of the site is ignored: %j',
  (cookie) => {
    expect(decideFor('/pricing', {cookie, acceptLanguage: 'hi'})).toEqual(toHindi);
    expect(decideFor('/pricing', {cookie, acceptLanguage: 'en'})).toEqual(english);
  },
);

const anyRequest = fc.record({path: anyPath, search: anySearch, headers: anyHeaders, sameOrigin: fc.boolean()});

const anyFacts: fc.Arbitrary<RequestFacts> = anyRequest.map(({path, search, headers, sameOrigin}) => ({
  pathname: path.split(/[?#]/)[0] ?? '',
  search,
  cookie: headers.cookie?.split('=')[1],
  acceptLanguage: headers['accept-language'] ?? null,
  sameOrigin,
}));

test('whatever the request is, a redirect leads to a page of the site, and keeps nothing of the request but its query', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const statuses: number[] = [];
      let decision = decide(facts);
      while (decision.kind === 'redirect') {
        const {status, to} = decision;
        const pathname = to.slice(0, to.length - facts.search.length);
        expect(urls).toContain(pathname);
        expect(to).toBe(pathname + facts.search);
        statuses.push(status);
        decision = decide({...facts, pathname});
      }
      // There is no redirect, one of either kind, or first one to the canonical address and then one to the language.
      expect(['', '307', '308', '308,307']).toContain(statuses.join());
      if (statuses.length > 0) expect(decision.kind).toBe('page');
    }),
    {numRuns: 3000},
  );
});
