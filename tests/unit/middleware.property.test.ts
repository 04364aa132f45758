import fc from 'fast-check';
import {NextRequest} from 'next/server';
import {expect, test} from 'vitest';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/routing';
import {middleware} from '@/middleware';
import {headers, known, method, path, search, spoofedHost, urls} from './support/requests';

const origin = 'https://www.vyomcommerce.example';

const files = new Set(locales.flatMap((locale) => pages.map(({path}) => `/${locale}${path}`.replace(/\/$/, ''))));
const notFound = new Set(locales.map((locale) => `/${locale}/404`));

const runs = {numRuns: 3000};

test('any request gets a page of this site, in one step or at one of its URLs, and nothing else', () => {
  fc.assert(
    fc.property(path, search, headers, method, (path, search, headers, method) => {
      const request = new NextRequest(origin + path + search, {headers, method});
      const response = middleware(request);

      expect([200, 307, 308, 404, 405]).toContain(response.status);
      expect(response.headers.has('set-cookie')).toBe(false);
      expect(JSON.stringify([...response.headers])).not.toContain(spoofedHost);

      const location = response.headers.get('location');
      expect(location !== null).toBe([307, 308].includes(response.status));
      if (location !== null) {
        const to = new URL(location);
        expect(to.origin).toBe(origin);
        expect(urls).toContain(to.pathname);
        expect(to.pathname).not.toBe(request.nextUrl.pathname);
        expect(to.search).toBe(request.nextUrl.search);
      }

      const rewrite = response.headers.get('x-middleware-rewrite');
      expect(rewrite !== null).toBe([200, 404].includes(response.status));
      if (rewrite !== null) {
        const page = new URL(rewrite);
        expect(page.origin).toBe(origin);
        expect(response.status === 404 ? notFound : files).toContain(page.pathname);
      }
    }),
    runs,
  );
});

test('a known URL is a page or leads to one, in two steps at most', () => {
  fc.assert(
    fc.property(known, search, headers, fc.constantFrom('', '/'), (url, search, headers, slash) => {
      let request = new NextRequest(origin + url.replace(/\/$/, '') + slash + search, {headers});
      const statuses = [];
      for (let step = 0; step < 3; step++) {
        const response = middleware(request);
        statuses.push(response.status);
        const location = response.headers.get('location');
        if (location === null) break;
        request = new NextRequest(location, {headers});
      }
      expect(['200', '307 200', '308 200', '308 307 200']).toContain(statuses.join(' '));
    }),
    runs,
  );
});
