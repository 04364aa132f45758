import {expect, type Page as Tab, test} from '@playwright/test';
import {type IndustrySlug, industries} from '@/content/industries';
import {type Page, pages} from '@/content/paths';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {runsBundled} from '../../tools/browser';
import {wakeReact} from '../support/wakeReact';

test.skip(!runsBundled, 'Pictures are compared where the pinned browser runs: on Linux x64');

/**
 * What pages look like, compared with the pictures beside this file. After a change that was meant to be seen:
 * `npm run pictures`, look at every picture that changed, and commit it with the change.
 */
const pictureOf = (path: string, locale: string, name: string) => [
  locale,
  `${path.replaceAll('/', '-').slice(1) || 'home'}-${name}.png`,
];

/** What a page has in common with others: its collection's template, of an industry also how many products it lays out. */
const lookOf = ({path, collection, slug}: Page) =>
  collection === 'industries'
    ? `${collection} ${industries[slug as IndustrySlug].products.length}`
    : (collection ?? path);

/** The first page of each look stands for the others. */
const looks = [...Map.groupBy(pages, lookOf).values()].flatMap(([first]) => first?.path ?? []);
const templates = [...looks, '/no-such-page'];

/** The other pages that open with a drawing of their own: a product's interface, goods, an order's way. */
const drawn = pages.filter(
  ({path, collection}) => /^(?:products|industries|useCases)$/.test(collection ?? '') && !looks.includes(path),
);

async function open(page: Tab, url: string) {
  // Poppins from the first paint on, also where a busy machine is late with it. Its rules stand in the document.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({response, body});
  });
  // The contact page says whether the office is open.
  await page.clock.setFixedTime(new Date('2026-01-05T11:00:00+05:30'));
  await page.goto(url);
  await page.evaluate(wakeReact);
  await page.locator('html[data-hydrated]').waitFor({state: 'attached'});
  await page.evaluate(() => document.fonts.ready);
}

for (const locale of publishedLocales) {
  for (const path of templates) {
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

  for (const path of looks) {
    test(`${path}, ${locale}, as a shared link`, async ({request}) => {
      const html = await (await request.get(localizedHref(locale, path as '/'))).text();
      const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const image = await request.get(new URL(address).pathname + new URL(address).search);
      expect(await image.body()).toMatchSnapshot(pictureOf(path, locale, 'shared'), {maxDiffPixelRatio: 0.001});
    });
  }
}

// Goods have no words; of the others each is taken in one language, its neighbour in the other.
for (const [index, {path, collection}] of drawn.entries()) {
  const locale = collection === 'industries' ? defaultLocale : (publishedLocales[index % 2] ?? defaultLocale);
  test(`${path}, ${locale}, its drawing`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, localizedHref(locale, path));
    await expect(page.locator('main section').first()).toHaveScreenshot(pictureOf(path, locale, 'drawing'));
  });
}
