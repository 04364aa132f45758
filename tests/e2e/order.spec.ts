import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {expect, reactScripts, test, wake, words} from './support';

/** The order that a visitor writes on the home page. The figures are those of the sample shop, worked out here once more. */
const price = 690;
const onShelf = 24;
const smallest = 1;
const largest = 12;
const atFirst = 2;

const rupeesAndPaise = (amount: number) =>
  `₹${amount.toLocaleString('en-IN', {minimumFractionDigits: 2, maximumFractionDigits: 2})}`;

/** The GST of 5 % that a total includes. Each half of it is rounded to a paisa. */
function taxOf(total: number): number {
  const half = Math.round((total * 100 * 0.05) / 1.05 / 2) / 100;
  return 2 * half;
}

const ledger = (page: Page) => page.locator('[data-ledger]');
const more = (page: Page, locale: 'en' | 'hi' = 'en') =>
  page.getByRole('button', {name: words(locale).scenes.ledger.more});
const fewer = (page: Page) => page.getByRole('button', {name: words('en').scenes.ledger.fewer});

async function expectOrder(page: Page, jars: number) {
  const total = jars * price;
  const texts = [rupeesAndPaise(total), rupeesAndPaise(taxOf(total)), `${onShelf - jars} jars`];
  for (const text of texts) await expect(ledger(page)).toContainText(text);
  await expect(page.locator('[data-jar][data-sold]')).toHaveCount(jars);
}

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('bill, shelf and total agree at every step, up to a carton and down to one jar', async ({page}) => {
    await page.goto('/');
    await expectOrder(page, atFirst);
    for (let jars = atFirst + 1; jars <= largest; jars += 1) {
      await more(page).click();
      await expectOrder(page, jars);
    }
    for (let jars = largest - 1; jars >= smallest; jars -= 1) {
      await fewer(page).click();
      await expectOrder(page, jars);
    }
  });

  test('all rows follow at once', async ({page}) => {
    await page.goto('/');
    const total = await page.evaluate((name) => {
      document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click();
      return [...document.querySelectorAll('[data-written="total"]')].map(({textContent}) => textContent);
    }, words('en').scenes.ledger.more);
    expect(total).toEqual(['₹2,070.00', '₹2,070.00']);
  });
});

test('at the largest order + does nothing more, and says so', async ({page}) => {
  await page.goto('/');
  for (let jars = atFirst; jars < largest; jars += 1) await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for buttons that say that they are disabled.
  await more(page).click({force: true});
  await expectOrder(page, largest);
});

test('a low shelf makes the refill a carton larger, and the ledger of its party grows by the same', async ({page}) => {
  await page.goto('/');
  await expect(ledger(page)).toContainText('Refill 4822');
  await expect(ledger(page)).toContainText('12 × ₹585 = ₹7,020');
  await expect(ledger(page)).toContainText('Due ₹84,200');
  for (let jars = atFirst; jars < 7; jars += 1) await more(page).click();
  await expect(ledger(page)).toContainText('24 × ₹585 = ₹14,040');
  await expect(ledger(page)).toContainText('Due ₹91,220');
});

test('the keyboard writes it', async ({page}) => {
  await page.goto('/');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expectOrder(page, atFirst + 2);
  await expect(more(page)).toBeFocused();
});

const sentences = {
  en: '5 jars: ₹3,450, with ₹164.28 GST in it. 19 jars are left on the shelf. Refill 4822 brings',
  hi: '5 डिब्बे: ₹3,450, इसमें GST ₹164.28। शेल्फ़ पर 19 डिब्बे बचे। माल के ऑर्डर 4822 से',
};

for (const locale of ['en', 'hi'] as const) {
  test(`a screen reader hears one sentence after several presses, ${locale}`, async ({page}) => {
    await page.goto(localizedHref(locale, '/'));
    const status = ledger(page).getByRole('status');
    await expect(status).toBeEmpty();
    for (let jars = atFirst; jars < 5; jars += 1) await more(page, locale).click();
    await expect(status).toHaveText(new RegExp(`^${sentences[locale].replaceAll('.', '\\.')}`));
  });
}

test('writing an order needs no React', async ({page}) => {
  const requested: string[] = [];
  await page.route(reactScripts, (route) => {
    requested.push(route.request().url());
    return route.fallback();
  });
  await page.goto('/', {waitUntil: 'load'});
  await more(page).click();
  await expectOrder(page, atFirst + 1);
  expect(requested).toEqual([]);
});

test('React keeps what was written before it loaded', async ({page}) => {
  await page.goto('/', {waitUntil: 'load'});
  await more(page).click();
  await more(page).click();
  await expectOrder(page, atFirst + 2);
  await wake(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expectOrder(page, atFirst + 2);
  await more(page).click();
  await expectOrder(page, atFirst + 3);
});

test('each row leads to its product', async ({page}) => {
  await page.goto('/');
  const hrefs = await ledger(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const products = ['skycart', 'airpos', 'orderkite', 'quicklocal', 'nimbus-ai'];
  expect(hrefs).toEqual(products.map((product) => `/products/${product}`));
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the order stands as it is, without a button that does nothing', async ({page}) => {
    await page.goto('/');
    await expectOrder(page, atFirst);
    await expect(more(page)).toBeHidden();
    await expect(fewer(page)).toBeHidden();
  });
});
