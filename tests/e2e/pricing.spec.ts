import {demoHref} from '@/content/paths';
import {campaign, comparison, paidPlanIds, planIds} from '@/content/plans';
import {localizedHref} from '@/i18n/navigation';
import {languages, locales} from '@/i18n/routing';
import {priceOf} from '@/lib/pricing';
import {expect, test, words} from './support';

/** Typed from the specification, section 9. */
const prices = {
  growth: {list: '₹1,499', monthly: '₹1,199', yearly: '₹14,388'},
  prime: {list: '₹2,999', monthly: '₹2,399', yearly: '₹28,788'},
  enterprise: {list: '₹11,999', monthly: '₹9,599', yearly: '₹1,15,188'},
};

for (const locale of locales) {
  const {tag} = languages[locale];
  const {pricing} = words(locale);

  test.describe(`prices, ${locale}`, () => {
    test.use({reducedMotion: 'reduce'});
    test.beforeEach(async ({page}) => {
      await page.goto(localizedHref(locale, '/pricing'));
    });

    test('cards: the specification’s prices, as the facts give them', async ({page}) => {
      const rupees = new Intl.NumberFormat(tag, {style: 'currency', currency: 'INR', maximumFractionDigits: 0});
      const percent = new Intl.NumberFormat(tag, {style: 'percent'}).format(campaign.percent / 100);
      const main = page.getByRole('main');
      for (const id of paidPlanIds) {
        const {list, monthly, yearly} = priceOf(id);
        expect({
          list: rupees.format(list),
          monthly: rupees.format(monthly),
          yearly: rupees.format(yearly),
        }).toEqual(prices[id]);
        // The smallest list item that holds the plan's name is its card.
        const name = page.getByRole('heading', {name: pricing.plans[id].name, exact: true});
        const card = main.getByRole('listitem').filter({has: name});
        for (const price of Object.values(prices[id])) await expect(card).toContainText(price);
        const button = card.getByRole('link', {name: pricing.card.choose.replace('{plan}', pricing.plans[id].name)});
        await expect(button).toHaveAttribute('href', localizedHref(locale, demoHref));
        const popular = card.getByText(pricing.card.popular, {exact: true});
        await expect(popular).toHaveCount(id === 'prime' ? 1 : 0);
      }
      const starter = main.getByRole('link', {name: pricing.plans.starter.action, exact: true}).first();
      await expect(starter).toHaveAttribute('href', localizedHref(locale, demoHref));
      await expect(main).toContainText(percent);
      await expect(main).toContainText(pricing.festive.name);
    });

    test('comparison: a table with row and column headers', async ({page}) => {
      const table = page.getByRole('table', {name: pricing.comparison.caption});
      await expect(table.locator('thead th[scope="col"]')).toHaveText([
        pricing.comparison.feature,
        ...planIds.map((id) => new RegExp(pricing.plans[id].name)),
      ]);
      const rows = table.locator('tbody tr');
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
      const table = page.getByRole('table', {name: pricing.comparison.caption});
      const cut = await table.locator('th, td').evaluateAll((cells) =>
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
        await expect(table.getByRole('columnheader', {name: pricing.plans[id].name})).toBeVisible();
      }
    });
  });
}
