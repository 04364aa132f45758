import {languages, localeCookie, locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, test} from './support';

for (const locale of locales) {
  test(`the switcher of ${locale} keeps path, query and hash, and is remembered`, async ({page, context}) => {
    const other = locales.find((code) => code !== locale) ?? locale;
    const tail = '?plan=prime/#compare';
    await page.goto(localizedHref(locale, '/pricing') + tail);
    const switcher = page.locator('a[data-language-switch]:visible').first();
    await expect(switcher).toHaveAttribute('hreflang', new RegExp(`^${other}`));
    await switcher.click();
    await expect(page).toHaveURL(localizedHref(other, '/pricing') + tail);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const cookies = await context.cookies();
    expect(cookies.find(({name}) => name === localeCookie)?.value).toBe(other);

    // The cookie wins over the browser's language on addresses that name none.
    await page.goto('/contact?from=mail');
    await expect(page).toHaveURL(`${localizedHref(other, '/contact')}?from=mail`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test('the switch to Hindi can be read where nothing has its letters', async ({page}) => {
  await page.goto('/');
  const switcher = page.getByRole('link', {name: languages.hi.name, exact: true});
  const drawn = await switcher.locator('use').evaluate((use: SVGGraphicsElement) => use.getBBox().width);
  expect(drawn).toBeGreaterThan(20);
  const box = await switcher.getByText(languages.hi.name).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
});
