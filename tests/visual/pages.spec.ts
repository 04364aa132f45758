import {expect, type Page, test} from '@playwright/test';
import {type IndustrySlug, industries} from '@/content/industries';
import {pages, type Page as SitePage} from '@/content/paths';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {runsBundled} from '../../tools/browser';
import {wakeReact} from '../support/wakeReact';

test.skip(!runsBundled, 'Pictures are compared where the pinned browser runs: on Linux x64');

/**
 * Compares pages with the pictures beside this file. After an intended change, run `npm run pictures`, look at every picture
 * that has changed, and commit it with the change.
 */

type View = 'wide' | 'phone' | 'shared' | 'drawing';

/** The path of a picture: that of `/products/skycart` is `products-skycart-wide.png` in the folder of the language. */
function pictureOf(path: string, locale: string, view: View): string[] {
  const name = path.replaceAll('/', '-').slice(1) || 'home';
  return [locale, `${name}-${view}.png`];
}

/** Pages of a collection have the same layout, except that industries differ by their number of products. */
function layoutOf({path, collection, slug}: SitePage): string {
  if (collection === 'industries') {
    const {products} = industries[slug as IndustrySlug];
    return `industries of ${products.length} products`;
  }
  return collection ?? path;
}

/** The first page of each layout. */
const samplePages: SitePage[] = [];
const layouts = new Set<string>();
for (const page of pages) {
  const layout = layoutOf(page);
  if (!layouts.has(layout)) samplePages.push(page);
  layouts.add(layout);
}
const samplePaths: string[] = samplePages.map(({path}) => path);

/** Of the other pages, those that have a drawing of their own in their first section. */
const collectionsWithDrawings = ['products', 'industries', 'useCases'];
const otherDrawnPages = pages.filter(
  (page) => collectionsWithDrawings.includes(page.collection ?? '') && !samplePages.includes(page),
);

async function open(page: Page, url: string) {
  // The text has to be in Poppins, even on a slow machine. With `block` the browser waits for the font.
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
  await page.evaluate(loadLateImages);
}

/** Runs in the page. Images further down load as a visitor comes near. */
async function loadLateImages() {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
}

for (const locale of publishedLocales) {
  for (const path of [...samplePaths, '/no-such-page']) {
    test(`${path}, ${locale}, a wide viewport`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, localizedHref(locale, path as '/'));
      await expect(page).toHaveScreenshot(pictureOf(path, locale, 'wide'), {fullPage: true});
    });

    test(`${path}, ${locale}, a phone in dark mode`, async ({page}) => {
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

/** Drawings of goods have no words, so they are tested in one language. The others are tested in the two languages by turns. */
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
