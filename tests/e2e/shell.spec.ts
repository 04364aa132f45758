import {menu, productHref} from '@/content/menu';
import {site} from '@/content/site';
import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';
import {answerOf, expect, followFetched, header, test, words} from './support';

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
  test(`the footer, ${locale}, leads to every product, the company’s pages, the legal ones and its social profiles`, async ({
    page,
  }) => {
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

test('the head is that of the page that is shown, also where the router brings it, and again after Back', async ({
  page,
  request,
}) => {
  const [contact, pricing] = ['/contact', '/pricing'];
  /** What a head tells tabs, search engines and whoever shares the page, in alphabetical order. */
  const told = (head: string) =>
    page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html').head;
      const elements = parsed.querySelectorAll(
        'title, meta, link:not([rel=preload], [rel=preconnect], [rel=stylesheet])',
      );
      return [...elements].map(({outerHTML}) => outerHTML).sort();
    }, head);
  const expectHeadOf = async (path: string) => {
    const [sent = ''] = /<head>.*?<.head>/s.exec((await answerOf(request, path)).html) ?? [];
    // Style rules would be held against the policy of the page that reads them here.
    const expected = await told(sent.replace(/<style.*?<.style>/gs, ''));
    const shown = () => page.evaluate(() => document.head.outerHTML.replace(/<style.*?<.style>/gs, '')).then(told);
    await expect.poll(shown).toEqual(expected);
    expect(expected.join('')).toContain(`${path}"`);
  };
  await page.goto(contact);
  await expectHeadOf(contact);
  await followFetched(page.getByRole('contentinfo').locator(`a[href="${pricing}"]`));
  await expectHeadOf(pricing);
  await page.goBack();
  await expectHeadOf(contact);
  await page.goForward();
  await expectHeadOf(pricing);
});
