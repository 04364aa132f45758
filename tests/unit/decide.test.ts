import fc from 'fast-check';
import {expect, test} from 'vitest';
import {decide, type RequestFacts} from '@/i18n/decide';
import {headers, path, search, urls} from '../support/requests';

/** A visitor who typed an address and says nothing else, but for what a test says. */
const on = (pathname: string, facts: Partial<RequestFacts> = {}) =>
  decide({pathname, search: '', cookie: undefined, acceptLanguage: null, sameOrigin: false, ...facts});

const english = {kind: 'page', locale: 'en', path: '/pricing'};
const toHindi = {kind: 'redirect', status: 307, to: '/hi/pricing'};

test.each([
  ...['hi', 'hi-IN', 'HI-in', 'hi-IN,hi;q=0.9,en;q=0.8', 'mr-IN,hi;q=0.9,en;q=0.8', 'en;q=0.3, hi;q=0.7'],
  ...['en;q=0, hi', 'en;q=0, *', ' hi ; q=1 , en ; q=0.5 ', 'hi-Deva-IN, en;q=0.9', 'en-Deva, hi'],
])('Accept-Language: %s prefers Hindi', (acceptLanguage) => {
  expect(on('/pricing', {acceptLanguage})).toEqual(toHindi);
});

test.each([
  ...['', '*', 'en-US,hi;q=0.9,en;q=0.8', 'en,hi', 'fr-FR,fr;q=0.9', 'hi;q=0', 'hi;q=0, *', 'fr, *;q=0.5, hi;q=0.3'],
  ...['hin, hindi, hi_IN', 'hi;q=abc, en;q=0.1', ',,;;==,"', '__proto__, constructor'],
  // Who writes Hindi in Latin letters may not read ours.
  ...['hi-Latn-IN,hi-Latn;q=0.9,en-IN;q=0.8', 'hi-latn'],
])('Accept-Language: %j does not prefer Hindi', (acceptLanguage) => {
  expect(on('/pricing', {acceptLanguage})).toEqual(english);
});

test.each(['', 'tlh', 'HI', 'hi ', '__proto__', 'constructor'])('a cookie that says %j is ignored', (cookie) => {
  expect(on('/pricing', {cookie, acceptLanguage: 'hi'})).toEqual(toHindi);
  expect(on('/pricing', {cookie, acceptLanguage: 'en'})).toEqual(english);
});

const asked = fc
  .tuple(path, search, headers, fc.boolean())
  .map(([pathname, search, {'accept-language': acceptLanguage = null, cookie}, sameOrigin]) => ({
    pathname: pathname.split(/[?#]/, 1)[0] ?? '',
    search,
    cookie: cookie?.split('=')[1],
    acceptLanguage,
    sameOrigin,
  }));

test('whatever is asked, each redirect leads to a page of the site, with nothing of the request but its query', () => {
  fc.assert(
    fc.property(asked, (request) => {
      const statuses: number[] = [];
      let decision = decide(request);
      while (decision.kind === 'redirect') {
        const {status, to} = decision;
        const pathname = to.slice(0, to.length - request.search.length);
        expect([urls.has(pathname), to]).toEqual([true, pathname + request.search]);
        statuses.push(status);
        decision = decide({...request, pathname});
      }
      expect(['', '307', '308', '308,307']).toContain(statuses.join());
      if (statuses.length) expect(decision.kind).toBe('page');
    }),
    {numRuns: 3000},
  );
});
