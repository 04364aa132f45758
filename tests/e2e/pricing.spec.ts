import type {Page} from '@playwright/test';
import {demoHref, pathOf} from '@/content/paths';
import {campaign, comparison, paidPlanIds, planIds} from '@/content/plans';
import {productPricing} from '@/content/productPricing';
import {localizedHref} from '@/i18n/navigation';
import {type Locale, languages, locales} from '@/i18n/routing';
import {expect, test, words} from './support';

/** Typed from the specification, section 9; the saving is the list price less the final one. */
const prices = {
  growth: {list: '₹1,499', monthly: '₹1,199', saving: '₹300', yearly: '₹14,388', products: '50', fee: '0%'},
  prime: {list: '₹2,999', monthly: '₹2,399', saving: '₹600', yearly: '₹28,788', products: '100', fee: '0%'},
  enterprise: {list: '₹11,999', monthly: '₹9,599', saving: '₹2,400', yearly: '₹1,15,188', products: null, fee: '0%'},
} as const;

/** The first rows of the comparison, from Starter to Enterprise; null: not limited. */
const table = {
  price: ['₹0', '₹1,199', '₹2,399', '₹9,599'],
  products: ['50', '50', '100', null],
  fee: ['4%', '0%', '0%', '0%'],
} as const;

/** The smallest list item that holds a plan's name is its card. */
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {name, exact: true})});

/** What every pricing page has to say: the cards of the paid plans, and the figures of the comparison. */
async function expectPrices(page: Page, locale: Locale) {
  const {card: labels, plans, comparison: heads} = words(locale).pricing;
  for (const id of paidPlanIds) {
    const {list, monthly, saving, yearly, products, fee} = prices[id];
    const card = cardOf(page, plans[id].name);
    await expect(card.locator('b').first()).toHaveText(monthly);
    await expect(card.locator('s')).toHaveText(`${labels.was} ${list}`);
    for (const line of [
      labels.saving.replace('{saving, number, rupees}', saving),
      labels.yearly.replace('{total, number, rupees}', yearly),
      `${labels.products}${products ?? labels.noLimit}`,
      `${labels.fee}${fee}`,
    ]) {
      await expect(card.getByText(line, {exact: true}), line).toBeVisible();
    }
  }
  const rows = page.getByRole('table', {name: heads.caption}).getByRole('row');
  for (const [head, cells] of Object.entries(table)) {
    const row = rows.filter({
      has: page.getByRole('rowheader', {name: heads[head as keyof typeof table], exact: true}),
    });
    await expect(row.getByRole('cell'), head).toHaveText(cells.map((cell) => cell ?? labels.noLimit));
  }
}

for (const locale of locales) {
  const {tag} = languages[locale];
  const {pricing, suite} = words(locale);

  test(`product pricing pages, ${locale}: each names its product and has the same prices`, async ({page}) => {
    for (const product of Object.keys(productPricing) as (keyof typeof productPricing)[]) {
      await test.step(product, async () => {
        const {name} = suite[product];
        await page.goto(localizedHref(locale, pathOf('productPricing', product)));
        await expect(page).toHaveTitle(new RegExp(`(^|\\s)${name}(\\s|$)`));
        await expect(page.locator('h1')).toContainText(name);
        const breadcrumb = page.locator('main p').filter({hasText: new RegExp(`^\\s*${pricing.name}\\s*${name}\\s*$`)});
        await expect(breadcrumb).toBeVisible();
        await expectPrices(page, locale);
      });
    }
  });

  test.describe(`prices, ${locale}`, () => {
    test.use({reducedMotion: 'reduce'});
    test.beforeEach(async ({page}) => {
      await page.goto(localizedHref(locale, '/pricing'));
    });

    test('cards and comparison: the specification’s prices', async ({page}) => {
      await expectPrices(page, locale);
    });

    test('cards: every button leads to the demo, one plan is the popular one, and the campaign has its name', async ({
      page,
    }) => {
      const percent = new Intl.NumberFormat(tag, {style: 'percent'}).format(campaign.percent / 100);
      const main = page.getByRole('main');
      for (const id of paidPlanIds) {
        const card = cardOf(page, pricing.plans[id].name);
        const button = card.getByRole('link', {name: pricing.card.choose.replace('{plan}', pricing.plans[id].name)});
        await expect(button).toHaveAttribute('href', localizedHref(locale, demoHref));
        const popular = card.getByText(pricing.card.popular, {exact: true});
        await expect(popular).toHaveCount(id === 'prime' ? 1 : 0);
      }
      const starter = main.getByRole('link', {name: pricing.plans.starter.action, exact: true}).first();
      await expect(starter).toHaveAttribute('href', localizedHref(locale, demoHref));
      await expect(main).toContainText(percent);
      await expect(main).toContainText(pricing.festive.names.diwali);
    });

    test('comparison: a table with row and column headers', async ({page}) => {
      const compared = page.getByRole('table', {name: pricing.comparison.caption});
      await expect(compared.locator('thead th[scope="col"]')).toHaveText([
        pricing.comparison.feature,
        ...planIds.map((id) => new RegExp(pricing.plans[id].name)),
      ]);
      const rows = compared.locator('tbody tr');
      await expect(rows.locator('th[scope="row"]')).toHaveCount(await rows.count());
      expect(await rows.count()).toBeGreaterThanOrEqual(comparison.length);

      const {included, notIncluded} = pricing.comparison;
      const marks = (await rows.evaluateAll((elements) =>
        elements.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
      )) satisfies string[][];
      // After the rows of figures come the features, in the facts' order.
      expect(marks.slice(-comparison.length)).toEqual(
        comparison.map(({from}) =>
          planIds.map((id) => (planIds.indexOf(id) >= planIds.indexOf(from) ? included : notIncluded)),
        ),
      );
    });

    test('comparison: nothing is cut off at 360 px', async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      const compared = page.getByRole('table', {name: pricing.comparison.caption});
      const cut = await compared.locator('th, td').evaluateAll((cells) =>
        cells
          // Texts for screen readers are a pixel wide on purpose.
          .filter((cell) => cell.clientWidth > 1)
          .filter((cell) => {
            const {left, right} = cell.getBoundingClientRect();
            return left < 0 || right > window.innerWidth || cell.scrollWidth > cell.clientWidth + 1;
          })
          .map((cell) => cell.textContent),
      );
      expect(cut).toEqual([]);
      for (const id of planIds) {
        await expect(compared.getByRole('columnheader', {name: pricing.plans[id].name})).toBeVisible();
      }
    });
  });
}
