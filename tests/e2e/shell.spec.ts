import {menu, productHref} from '@/content/menu';
import {site} from '@/content/site';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, header, test, words} from './support';

test('the header is 64 px high and stays', async ({page}) => {
  await page.goto('/');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
    await expect.poll(() => header(page).boundingBox()).toEqual({x: 0, y: 0, width, height: 64});
  }
});

test('the skip link is first and leads to the content', async ({page}) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(words('en').common.skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const locale of locales) {
  test(`the footer, ${locale}, leads to products, company, legal pages and social profiles`, async ({page}) => {
    await page.goto(localizedHref(locale, '/'));
    const footer = page.getByRole('contentinfo');
    const {suite, legal, partner, contact, pricing} = words(locale);
    const links = [
      ...menu.products.map((product) => [productHref(product), suite[product].name] as const),
      ['/partner-program', partner.name],
      ['/contact', contact.name],
      ['/pricing', pricing.name],
      ['/terms-of-service', legal['terms-of-service'].name],
      ['/return-and-refund', legal['return-and-refund'].name],
      ['/privacy-policy', legal['privacy-policy'].name],
    ] as const;
    for (const [href, name] of links) {
      const link = footer.locator(`a[href="${localizedHref(locale, href)}"]`);
      await expect(link.filter({hasText: name}), href).toBeVisible();
    }
    for (const [network, href] of Object.entries(site.social)) {
      await expect(footer.locator(`a[href="${href}"]`), network).toBeVisible();
    }
  });
}
