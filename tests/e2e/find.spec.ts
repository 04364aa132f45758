import {publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, holdScripts, test, words} from './support';

/** The bundled browser neither searches pages nor follows links to a text: the event stands for what others do before they show it. */
for (const locale of publishedLocales) {
  for (const moment of ['before the scripts', 'afterwards'] as const) {
    test(`what a browser finds in a closed answer opens it, ${moment}, ${locale}`, async ({page}) => {
      const {question, answer} = words(locale).partner.faq.items.costToJoin;
      const arrive = moment === 'before the scripts' ? await holdScripts(page) : undefined;
      await page.goto(localizedHref(locale, '/partner-program'), {waitUntil: arrive ? 'commit' : 'networkidle'});
      const closed = page.locator('[hidden="until-found"]').filter({hasText: answer});
      const height = await closed.evaluate((element) => {
        element.dispatchEvent(new Event('beforematch', {bubbles: true}));
        element.removeAttribute('hidden');
        return element.getBoundingClientRect().height;
      });
      expect(height, 'has a place to scroll to').toBeGreaterThan(10);
      arrive?.();
      await expect(page.getByRole('button', {name: question})).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText(answer)).toBeVisible();
      await page.getByRole('button', {name: question}).click();
      await expect(page.getByText(answer)).toBeHidden();
      await expect(closed).toHaveCount(1);
    });
  }
}

test('what a browser finds among the features that are not shown brings all of them', async ({page}) => {
  const {items, categories, all} = words('en').home.features;
  await page.goto('/');
  const tiles = page.locator('#features [data-category]');
  const shown = tiles.filter({visible: true});
  for (const category of [undefined, categories.sales]) {
    if (category) await page.getByRole('tab', {name: category}).click();
    const hidden = page.locator('#features [hidden="until-found"]').last();
    await expect(hidden).toBeHidden();
    const height = await hidden.evaluate((tile) => {
      tile.dispatchEvent(new Event('beforematch', {bubbles: true}));
      return tile.getBoundingClientRect().height;
    });
    expect(height, 'has a place to scroll to').toBeGreaterThan(10);
    await expect(page.getByRole('tab', {name: all})).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toHaveCount(Object.keys(items).length);
    await expect(page.locator('[role=tabpanel] + button')).toHaveCount(0);
  }
});
