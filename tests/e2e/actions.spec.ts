import {pages} from '@/content/paths';
import {site} from '@/content/site';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, named, routes, test, words} from './support';

/** Home, pricing, and every product, industry and use case: the pages that sell. */
const withHero = pages
  .filter(({collection, path}) => collection !== 'legal' && path !== '/contact')
  .map(({path}) => path);

for (const locale of locales) {
  const {common, contact, home, pricing} = words(locale);
  /** What buttons to registration and to a demo form are called, besides where the specification quotes another label. */
  const labels = {
    trial: [common.actions.freeTrial, home.hero.freeTrial, common.actions.shortTrial, pricing.closing.trial],
    demo: [
      common.actions.bookDemo,
      home.hero.bookDemo,
      common.actions.shortDemo,
      common.actions.contactSales,
      pricing.closing.demo,
      pricing.offers.action,
    ],
  };

  test(`actions, ${locale}: one label for the demo and one for the trial, the demo the stronger of the two`, async ({
    page,
  }) => {
    for (const {path, url} of routes.filter((route) => route.locale === locale)) {
      await page.goto(url, {waitUntil: 'commit'});
      await page.waitForLoadState('domcontentloaded');
      const found = await page.locator('main a.action').evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          text: link.textContent?.trim() ?? '',
          strong: /action-(primary|light)\b/.test(link.className),
          plan: Boolean(link.closest('.plan-table, #plan-finder')),
        })),
      );
      for (const {href, text, strong, plan} of found) {
        const asksForDemo = /#(book-demo|demo|hubspot-form)$/.test(href);
        if (!asksForDemo && href !== site.admin) continue;
        expect.soft(strong, `${path}: ${text}`).toBe(asksForDemo);
        // A plan's button names its plan.
        if (!plan) expect.soft(asksForDemo ? labels.demo : labels.trial, `${path}: ${text}`).toContain(text);
      }
    }
  });

  test(`actions, ${locale}: a page’s main button is in sight before anybody scrolls`, async ({page}) => {
    for (const path of withHero) {
      await page.goto(localizedHref(locale, path), {waitUntil: 'domcontentloaded'});
      const button = page.getByRole('main').locator('a.action').first();
      for (const [width, height] of [
        [1366, 657],
        [1280, 720],
        [390, 664],
      ] as const) {
        await page.setViewportSize({width, height});
        const {bottom} = await button.evaluate((element) => element.getBoundingClientRect().toJSON());
        expect.soft(bottom, `${path}, ${width} × ${height}`).toBeLessThanOrEqual(height);
      }
    }
  });

  test(`actions, ${locale}: WhatsApp opens with a text to the company’s number`, async ({page}) => {
    for (const path of ['/', '/contact']) {
      await page.goto(localizedHref(locale, path));
      const href = await page.getByRole('main').locator('a[href^="https://wa.me/"]').getAttribute('href');
      const url = new URL(href ?? '');
      expect(`+${url.pathname.slice(1)}`).toBe(site.phone);
      const text = path === '/' ? common.demo.whatsappText : contact.ways.whatsappText;
      expect(url.searchParams.get('text')).toBe(named(text, locale));
    }
  });
}
