import {pages} from '@/content/paths';
import {publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {faultsOfPictures, largestGap} from './measures';
import {alternateLocale, expect, test} from './support';

const phone = {width: 390, height: 844};
const smallPhone = {width: 360, height: 844};
const shortPhone = {width: 360, height: 740};

/** Legal pages have no pictures. */
const illustrated = pages.filter(({collection}) => collection !== 'legal');

/** Drawings with a label, and decorative ones that are marked with `data-picture`. */
const marked = 'img, [role="img"], [data-picture]';

/**
 * On a product's page, only marked pictures, down to the form that ends it; on the home page also the drawn ledger, down to the questions
 * that follow the forecast. Elsewhere also drawings that stand in the page unmarked.
 */
function searchIn(path: string, collection: string | undefined) {
  if (path === '/') return {pictures: `[data-ledger], ${marked}`, minWidth: 80, until: '#why-choose'};
  if (collection === 'products') return {pictures: marked, minWidth: 80, until: 'form'};
  return {pictures: `svg, [aria-hidden="true"], ${marked}`, minWidth: 120};
}

for (const [index, {path, collection}] of illustrated.entries()) {
  for (const viewport of [phone, path === '/' ? shortPhone : smallPhone]) {
    const locale = alternateLocale(index + viewport.width);
    test(`${path}, ${locale}, ${viewport.width} px: a phone shows a picture within every two screens`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(localizedHref(locale, path));
      expect(await largestGap(page, searchIn(path, collection))).toBeLessThan(2 * viewport.height);
    });
  }
}

const pagesOfProducts = pages.filter(({path, collection}) => collection === 'products' || path === '/');

for (const {path} of pagesOfProducts) {
  for (const locale of publishedLocales) {
    test(`${path}, ${locale}: no text in a picture lies on another one or is cut off`, async ({page}) => {
      for (const width of [360, 390, 1440]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(localizedHref(locale, path));
        const pictures = page.getByRole('main').locator('[role="img"], [data-picture]');
        expect.soft(await pictures.evaluateAll(faultsOfPictures), `${width} px`).toEqual([]);
      }
    });
  }
}
