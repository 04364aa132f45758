import {expect, type Page, test} from '@playwright/test';
import {type IndustrySlug, industries} from '@/content/industries';
import {pages, type Page as SitePage} from '@/content/paths';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {runsBundled} from '../../tools/browser';
import {wakeReact} from '../support/wakeReact';

test.skip(!runsBundled, 'Pictures are compared where the pinned browser runs: on Linux x64');

/**
 * What pages look like, compared with the pictures beside this file. After a change that was meant to be seen:
 * `npm run pictures`, look at every picture that changed, and commit it with the change.
 */

type View = 'wide' | 'phone' | 'shared' | 'drawing';

/** The picture's file: `/products/skycart` as `products-skycart-wide.png` in the folder of its language. */
function pictureOf(path: string, locale: string, view: View): string[] {
  const name = path.replaceAll('/', '-').slice(1) || 'home';
  return [locale, `${name}-${view}.png`];
}

/** What a page has in common with others: its collection's template, of an industry also how many products it lays out. */
function layoutOf({path, collection, slug}: SitePage): string {
  if (collection === 'industries') {
    const {products} = industries[slug as IndustrySlug];
    return `industries of ${products.length} products`;
  }
  return collection ?? path;
}

/** The first page of each layout, which stands for the others. */
const samplePages: SitePage[] = [];
const layouts = new Set<string>();
for (const page of pages) {
  const layout = layoutOf(page);
  if (!layouts.has(layout)) samplePages.push(page);
  layouts.add(layout);
}
const samplePaths: string[] = samplePages.map(({path}) => path);

/** The other pages that open with a drawing of their own: a product's interface, goods, the way of an order. */
const collectionsWithDrawings = ['products', 'industries', 'useCases'];
const otherDrawnPages = pages.filter(
  (page) => collectionsWithDrawings.includes(page.collection ?? '') && !samplePages.includes(page),
);

async function open(page: Page, url: string) {
  // Poppins from the first paint on, also where a busy machine is late with it. Its rules stand in the document.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replaceAll('font-display:optional', 'font-display:block')});
  });
  // The contact page says whether the office is open.
  await page.clock.setFixedTime(new Date('2026-01-05T11:00:00+05:30'));
  await page.goto(url);
  await page.evaluate(wakeReact);
  await page.locator('html[data-hydrated]').waitFor({state: 'attached'});
  await page.evaluate(() => document.fonts.ready);
}

for (const locale of publishedLocales) {
  for (const path of [...samplePaths, '/no-such-page']) {
    test(`${path}, ${locale}, a wide window`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, localizedHref(locale, path as '/'));
      await expect(page).toHaveScreenshot(pictureOf(path, locale, 'wide'), {fullPage: true});
    });

    test(`${path}, ${locale}, a phone in the dark`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
      await page.setViewportSize({width: 360, height: 740});
      await open(page, localizedHref(locale, path as '/'));
      await expect(page).toHaveScreenshot(pictureOf(path, locale, 'phone'), {fullPage: true});
    });
  }

  for (const path of samplePaths) {
    test(`${path}, ${locale}, as a shared link`, async ({request}) => {
      const response = await request.get(localizedHref(locale, path as '/'));
      const html = await response.text();
      const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const {pathname, search} = new URL(address);
      const image = await request.get(pathname + search);
      expect(await image.body()).toMatchSnapshot(pictureOf(path, locale, 'shared'), {maxDiffPixelRatio: 0.001});
    });
  }
}

/** Goods have no words; of the others each is taken in one language, its neighbour in the other. */
function localeOfDrawing({collection}: SitePage, index: number) {
  if (collection === 'industries') return defaultLocale;
  return publishedLocales[index % 2] ?? defaultLocale;
}

for (const [index, drawnPage] of otherDrawnPages.entries()) {
  const {path} = drawnPage;
  const locale = localeOfDrawing(drawnPage, index);
  test(`${path}, ${locale}, its drawing`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, localizedHref(locale, path));
    const firstSection = page.locator('main section').first();
    await expect(firstSection).toHaveScreenshot(pictureOf(path, locale, 'drawing'));
  });
}
