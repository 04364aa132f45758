import {describe, expect, test} from 'vitest';
import dates from '@/content/lastModified.json';
import {legal} from '@/content/legal';
import {pages} from '@/content/paths';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {fingerprintOf} from '@/lib/seo/fingerprint';
import {lastModifiedOf} from '@/lib/seo/urls';

type RecordedDate = {date: string; fingerprint: string};
/** The dates by path and language. */
const recordedDates: Record<string, Record<string, RecordedDate>> = dates;

test('search engines get a date for every page, and for nothing else', () => {
  expect(Object.keys(recordedDates)).toEqual(pages.map(({path}) => path));
});

describe.each(publishedLocales)('the dates of pages in %s', (locale) => {
  test('are those of their last change (after a change, run `npm run dates`)', () => {
    const messages = catalogTree(locale);
    const stale = pages.filter((page) => {
      const recorded = recordedDates[page.path]?.[locale];
      return recorded?.fingerprint !== fingerprintOf(page, locale, messages);
    });
    expect(stale.map(({path}) => path)).toEqual([]);
  });

  test.each(pages)('are not in the future: $path', (page) => {
    const date = lastModifiedOf(page, locale);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const today = new Date().toISOString().slice(0, 10);
    expect(String(date) <= today).toBe(true);
  });
});

test.each(Object.entries(legal))('%s shows a date that is not older than its English words', (slug, {updated}) => {
  const page = pages.find(({words}) => words === `legal.${slug}`);
  if (!page) throw new Error(`No page has the words legal.${slug}.`);
  expect(updated >= String(lastModifiedOf(page, defaultLocale)), 'content/legal.ts').toBe(true);
});
