import {pages} from '@/content/paths';
import {localizedHref} from '@/i18n/localePath';
import {largestGap} from './measures';
import {alternateLocale, expect, test} from './support';

const phone = {width: 390, height: 844};
const smallPhone = {width: 360, height: 844};

const productPages = pages.filter(({collection}) => collection === 'products');

for (const [index, {path}] of productPages.entries()) {
  for (const viewport of [phone, smallPhone]) {
    const locale = alternateLocale(index + viewport.width);
    test(`${path}, ${locale}, ${viewport.width} px: a phone shows a picture within every two screens`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(localizedHref(locale, path));
      expect(await largestGap(page)).toBeLessThanOrEqual(2 * viewport.height);
    });
  }
}
