import {expect, test} from 'vitest';
import dates from '@/content/lastModified.json';
import {legal} from '@/content/legal';
import {pages} from '@/content/paths';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {fingerprintOf} from '@/lib/seo/fingerprint';
import {lastModifiedOf} from '@/lib/seo/urls';

test.each(publishedLocales)(
  '%s: search engines are told of every page, and of no other, the date of what it says now; after a change: npm run dates',
  (locale) => {
    const messages = catalogTree(locale);
    const known = dates as Record<string, Record<string, {date: string; fingerprint: string}>>;
    const stale = pages.filter(
      (page) => known[page.path]?.[locale]?.fingerprint !== fingerprintOf(page, locale, messages),
    );
    expect(stale.map(({path}) => path)).toEqual([]);
    expect(Object.keys(dates)).toEqual(pages.map(({path}) => path));
    const today = new Date().toISOString().slice(0, 10);
    for (const page of pages) {
      expect(lastModifiedOf(page, locale)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(String(lastModifiedOf(page, locale)) <= today, page.path).toBe(true);
    }
  },
);

test.each(Object.entries(legal))('%s says a date that is no older than its English words', (slug, {updated}) => {
  const page = pages.find(({words}) => words === `legal.${slug}`);
  expect(page && updated >= String(lastModifiedOf(page, defaultLocale)), 'content/legal.ts').toBe(true);
});
