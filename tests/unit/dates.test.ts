import {describe, expect, test} from 'vitest';
import {GET as sitemap} from '@/app/sitemap.xml/route';
import dates from '@/content/lastModified.json';
import {legal} from '@/content/legal';
import {pages} from '@/content/paths';
import {catalogTree} from '@/i18n/catalogTree';
import {splitLocale} from '@/i18n/navigation';
import {defaultLocale, type Locale, publishedLocales} from '@/i18n/routing';
import {fingerprintOf} from '@/lib/seo/fingerprint';
import {lastModifiedOf} from '@/lib/seo/lastModified';

describe('the dates that search engines are told', () => {
  const today = new Date().toISOString().slice(0, 10);

  test.each(publishedLocales)(
    '%s: every page has the date of what it says now; after a change: npm run dates',
    (locale) => {
      const messages = catalogTree(locale);
      const known = dates as Record<string, Record<string, {date: string; fingerprint: string}>>;
      const stale = pages.filter(
        (page) => known[page.path]?.[locale]?.fingerprint !== fingerprintOf(page, locale, messages),
      );
      expect(stale.map(({path}) => path)).toEqual([]);
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

  test('no page is listed that does not exist', () => {
    expect(Object.keys(dates)).toEqual(pages.map(({path}) => path));
  });

  test('a page’s fingerprint follows its own words, the figures in them and its facts, and nothing else', () => {
    const [page] = pages.filter(({words}) => words === 'products.skycart');
    if (!page) throw new Error('There is no SkyCart page.');
    const of = (words: string, others = 'x', locale: Locale = 'en') =>
      fingerprintOf(page, locale, {products: {skycart: {title: words}, airpos: {title: others}}});
    expect(of('One')).toBe(of('One', 'y'));
    expect(of('One')).not.toBe(of('Two'));
    expect(of('One {brand}')).not.toBe(of('One {brand}', 'x', 'hi'));
    expect(of('One')).toBe(of('One', 'x', 'hi'));
    // Brands are counted alike everywhere; the brand is called otherwise.
    expect(of('{brands}+')).toBe(of('{brands}+', 'x', 'hi'));
    expect(of('One')).not.toBe(fingerprintOf({...page, slug: 'airpos'}, 'en', {products: {skycart: {title: 'One'}}}));
  });

  test('a pricing page of a product follows the words of the price list, which it shows', () => {
    const [page] = pages.filter(({words}) => words === 'productPricing.skycart');
    if (!page) throw new Error('SkyCart has no pricing page.');
    const of = (plan: string) => fingerprintOf(page, 'en', {productPricing: {skycart: {}}, pricing: {plan}});
    expect(of('Growth')).not.toBe(of('Grow'));
  });
});

test('the sitemap has the date of each language', async () => {
  const known = dates as Record<string, Record<string, {date: string}>>;
  const entries = [...(await sitemap().text()).matchAll(/<loc>(.+)<\/loc>\n<lastmod>(.+)<\/lastmod>/g)];
  expect(entries.length).toBeGreaterThan(pages.length);
  for (const [, url = '', lastModified] of entries) {
    const {locale = 'en', path} = splitLocale(new URL(url).pathname);
    expect(lastModified, url).toBe(known[path]?.[locale]?.date);
  }
});
