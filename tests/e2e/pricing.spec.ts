import type {Page} from '@playwright/test';
import {demoHrefAbout, pathOf, slugsOf} from '@/content/paths';
import {campaign, finder as comparedSales, comparison, type PlanId, paidPlanIds, planIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {type Locale, languages} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import {breakEven, finderStops, planCosts} from '@/lib/pricing/planCosts';
import {site} from '@/settings/site';
import {expect, holdRequests, narrowWindow, test, words} from './support';

test.use({reducedMotion: 'reduce'});

// In Indian format, in both languages. tests/unit/specification.test.ts tests the amounts.
const numberFormat = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-IN', options);
const rupees = numberFormat({style: 'currency', currency: 'INR', maximumFractionDigits: 0}).format;
const percent = numberFormat({style: 'percent'}).format;

/** A plan's limit of products. null: unlimited. */
const limitOf = (id: PlanId): string | null => plans[id].products && numberFormat({}).format(plans[id].products);

/** The first rows of the comparison, from Starter to Enterprise. */
const comparedFigures: {head: 'price' | 'products' | 'fee'; cells: (string | null)[]}[] = [
  {head: 'price', cells: planIds.map((id) => rupees(priceOf(id).monthly))},
  {head: 'products', cells: planIds.map(limitOf)},
  {head: 'fee', cells: planIds.map((id) => percent(plans[id].transactionFee))},
];

const isInEveryPlan = ({from}: (typeof comparison)[number]) => from === planIds[0];

/** The card of a plan, which is the list item with the plan's name as a heading. */
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {name, exact: true})});

/** A plan's limit of products in words. */
const limitText = (limit: string | null, {noLimit, productsCount}: {noLimit: string; productsCount: string}) =>
  limit === null ? noLimit : productsCount.replace('{count, number}', limit);

/** Expects the right prices in the cards of the paid plans and in the comparison. */
async function expectPrices(page: Page, locale: Locale) {
  const {card: labels, plans: names, comparison: heads} = words(locale).pricing;
  for (const id of paidPlanIds) {
    const {list, monthly, saving, yearly, yearlyWithTax, renewalWithTax} = priceOf(id);
    const card = cardOf(page, names[id].name);
    await expect(card.locator('b').first()).toHaveText(rupees(monthly));
    await expect(card.locator('s')).toHaveText(`${labels.was} ${rupees(list)}`);
    const lines = [
      labels.saving.replace('{saving, number, rupees}', rupees(saving)),
      labels.yearly.replace('{total, number, rupees}', rupees(yearly)).replace('{gstRate, number, percent}', '18%'),
      `${labels.firstYear} ${rupees(yearlyWithTax)}`,
      `${labels.laterYears} ${rupees(renewalWithTax)}`,
      `${labels.products} ${limitText(limitOf(id), labels)}`,
      `${labels.fee} ${percent(plans[id].transactionFee)}`,
    ];
    for (const line of lines) await expect(card.getByText(line, {exact: true}), line).toBeVisible();
  }
  const rows = page.getByRole('table', {name: heads.caption}).getByRole('row');
  for (const {head, cells} of comparedFigures) {
    const row = rows.filter({has: page.getByRole('rowheader', {name: heads[head], exact: true})});
    const texts = head === 'products' ? cells.map((cell) => limitText(cell, labels)) : cells.map(String);
    await expect(row.getByRole('cell'), head).toHaveText(texts);
  }
}

// The parts that need scripts are tested further down, in the other language.
test.describe('the pricing page as the server sends it', () => {
  const {common, pricing} = words('en');

  test.beforeEach(({page}) => page.goto('/pricing', {waitUntil: 'load'}));

  test('shows in cards and in the comparison what each plan costs', async ({page}) => {
    await expectPrices(page, 'en');
  });

  test('offers the free plan before the paid ones, and a press shows what it has', async ({page}) => {
    const {starter} = pricing.plans;
    const free = page.getByRole('heading', {name: starter.name, exact: true});
    const paid = page.getByRole('heading', {name: pricing.plans.growth.name, exact: true});
    const topOf = async (heading: typeof free) => (await heading.boundingBox())?.y ?? 0;
    expect(await topOf(free)).toBeLessThan(await topOf(paid));
    const details = page.getByRole('group').filter({hasText: starter.afterTrial});
    await expect(page.getByText(starter.afterTrial)).toBeHidden();
    await details.locator('summary').click();
    await expect(page.getByText(starter.afterTrial)).toBeVisible();
  });

  test('has buttons that lead to a demo of each paid plan, and to the trial of Starter', async ({page}) => {
    for (const id of paidPlanIds) {
      const {name} = pricing.plans[id];
      const button = cardOf(page, name).getByRole('link', {name: `${common.actions.bookDemo} (${name})`, exact: true});
      await expect(button).toHaveAttribute('href', demoHrefAbout(id));
    }
    const trial = page.getByRole('main').getByRole('link', {name: common.actions.freeTrial, exact: true}).first();
    await expect(trial).toHaveAttribute('href', site.admin);
  });

  test('calls one plan popular, which is Prime', async ({page}) => {
    for (const id of paidPlanIds) {
      const popular = cardOf(page, pricing.plans[id].name).getByText(pricing.card.popular, {exact: true});
      await expect(popular).toHaveCount(id === 'prime' ? 1 : 0);
    }
  });

  test('announces the campaign, with its festival and its discount', async ({page}) => {
    const percentage = new Intl.NumberFormat(languages.en.tag, {style: 'percent'});
    await expect(page.getByRole('main')).toContainText(percentage.format(campaign.percent / 100));
    await expect(page.getByRole('main')).toContainText(pricing.festive.names.diwali);
  });

  test('has a table with headers that compares the features of the plans', async ({page}) => {
    const {caption, everyPlan, feature, included, notIncluded} = pricing.comparison;
    const tables = [
      {name: caption, head: feature, features: comparison.filter((row) => !isInEveryPlan(row))},
      {name: everyPlan, head: everyPlan, features: comparison.filter(isInEveryPlan)},
    ];
    for (const {name, head, features} of tables) {
      const table = page.getByRole('table', {name});
      await expect(table.locator('thead th[scope="col"]')).toHaveText([
        head,
        ...planIds.map((id) => new RegExp(pricing.plans[id].name)),
      ]);
      const rows = table.locator('tbody tr');
      await expect(rows.locator('th[scope="row"]')).toHaveCount(await rows.count());
      for (const {feature: id, from} of features) {
        const firstPlan = planIds.indexOf(from);
        const marks = planIds.map((_, plan) => (plan >= firstPlan ? included : notIncluded));
        const row = rows.filter({
          has: page.getByRole('rowheader', {name: pricing.comparison.rows[id].title, exact: true}),
        });
        await expect(row.getByRole('cell'), id).toHaveText(marks);
      }
    }
  });
});

const {closing, planPrices} = words('en').pricing;
const endings = [
  // If other sections come before the plans, the plans have a heading.
  {product: 'orderkite', title: closing.apart.title, otherTitle: closing.title, plansHaveHeading: true},
  {product: 'airpos', title: closing.title, otherTitle: closing.apart.title, plansHaveHeading: false},
] as const;

for (const {product, title, otherTitle, plansHaveHeading} of endings) {
  test(`the pricing page of ${product} ends with an offer that fits its plans`, async ({page}) => {
    await page.goto(pathOf('productPricing', product), {waitUntil: 'load'});
    await expect(page.getByRole('heading', {name: title})).toBeVisible();
    await expect(page.getByRole('heading', {name: otherTitle})).toHaveCount(0);
    await expect(page.getByRole('heading', {name: planPrices})).toHaveCount(plansHaveHeading ? 1 : 0);
  });
}

// The tests below use the other language.
const locale = 'hi';
const {pricing} = words(locale);
const {finder, plans: names} = pricing;
const url = localizedHref(locale, '/pricing');

for (const product of slugsOf('productPricing')) {
  test(`the pricing page of ${product} has the same prices`, async ({page}) => {
    await page.goto(localizedHref(locale, pathOf('productPricing', product)), {waitUntil: 'load'});
    await expectPrices(page, locale);
  });
}

const finderSection = (page: Page) => page.locator('#plan-finder');
const salesSlider = (page: Page) => finderSection(page).getByRole('slider', {name: finder.sales});

test('sliders show by keyboard what each plan costs, which costs least, and where that changes', async ({page}) => {
  await page.goto(url);
  const section = finderSection(page);
  const sales = salesSlider(page);
  const products = section.getByRole('slider', {name: finder.products});
  const rows = section.getByRole('table', {name: finder.caption}).getByRole('row');
  const totalOf = (plan: keyof typeof names) => rows.filter({hasText: names[plan].name}).getByRole('cell').last();
  /** Expects a verdict that is visible, and that screen readers announce. */
  const expectVerdict = async (title: string, text: string) => {
    await expect(section.getByText(title, {exact: true})).toBeVisible();
    await expect(section.getByText(text, {exact: true})).toBeVisible();
    await expect(section.getByRole('status')).toHaveText(`${title} ${text}`);
  };

  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('status')).toBeEmpty();
  await sales.focus();
  await page.keyboard.press('Home');
  await expect(sales).toHaveAttribute('aria-valuetext', '₹0');
  await expect(totalOf('starter')).toHaveText('₹0');
  const stopOfBreakEven = finderStops.sales.indexOf(breakEven);
  for (let stop = 0; stop < stopOfBreakEven; stop += 1) await page.keyboard.press('ArrowRight');
  await expect(sales).toHaveAttribute('aria-valuetext', rupees(breakEven));
  const growthPrice = rupees(priceOf('growth').monthly);
  await expect(totalOf('starter')).toHaveText(growthPrice);
  await expect(totalOf('growth')).toHaveText(growthPrice);
  await expect(rows.filter({hasText: finder.least})).toHaveText([
    new RegExp(names.starter.name),
    new RegExp(names.growth.name),
  ]);
  const growth = names.growth.name;
  const prime = names.prime.name;
  await expectVerdict(
    interpolate(finder.same, {plan: growth, other: names.starter.name, total: growthPrice}),
    interpolate(finder.at, {plan: growth, amount: rupees(breakEven)}),
  );

  await products.focus();
  const tooMany = String(finderStops.products.find((stop) => stop > plans.growth.products));
  while ((await products.getAttribute('aria-valuetext')) !== tooMany) await page.keyboard.press('ArrowRight');
  const fullPlan = rows.filter({hasText: growth});
  await expect(fullPlan).toContainText(interpolate(finder.full, {limit: limitOf('growth') ?? ''}));
  await expectVerdict(
    interpolate(finder.best, {plan: prime, total: rupees(priceOf('prime').monthly)}),
    interpolate(finder.onlyRoom, {products: tooMany}),
  );
  const button = section.getByRole('link', {name: `${words(locale).common.actions.bookDemo} (${prime})`, exact: true});
  await expect(button).toHaveAttribute('href', localizedHref(locale, demoHrefAbout('prime')));
});

/** Opens the page without its scripts. Returns the first slider, the point at a share of its width, and what releases the scripts. */
async function openSlider(page: Page) {
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const sales = salesSlider(page);
  await sales.scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await sales.boundingBox()) ?? {};
  const pointAt = (share: number) => ({x: x + width * share, y: y + height / 2});
  return {sales, pointAt, release};
}

test('a slider that is being dragged while its script loads can be dragged on', async ({page}) => {
  const {sales, pointAt, release} = await openSlider(page);
  const start = pointAt(0.25);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // The plan finder would replace the slider within this time.
  await page.waitForTimeout(1000);
  const before = Number(await sales.inputValue());
  const middle = pointAt(0.5);
  await page.mouse.move(middle.x, middle.y);
  expect(Number(await sales.inputValue())).toBeGreaterThan(before);
  await page.mouse.up();
  await expect(finderSection(page).getByRole('status')).toHaveCount(1);
  const chosen = await sales.inputValue();
  expect(Number(chosen)).toBeGreaterThan(before);
  await page.keyboard.press('ArrowRight');
  await expect(sales).toHaveValue(String(Number(chosen) + 1));
});

test('what a visitor has selected in the plan finder stays selected when its script arrives', async ({page}) => {
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const verdict = finderSection(page).getByRole('table', {name: finder.caption}).locator('xpath=following::p[1]');
  await verdict.click({clickCount: 3});
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());
  const before = await selected();
  expect(before).toBe((await verdict.innerText()).trim());
  release();
  await expect(finderSection(page).getByRole('status')).toHaveCount(1);
  expect(await selected()).toBe(before);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true});

  test('a slider that is being dragged while its script loads can be dragged on', async ({page}) => {
    const {sales, pointAt, release} = await openSlider(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      session.send('Input.dispatchTouchEvent', {type, touchPoints: [pointAt(share)]});
    await touch('touchStart', 0.25);
    for (const share of [0.3, 0.35, 0.4]) await touch('touchMove', share);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    // The plan finder would replace the slider within this time.
    await page.waitForTimeout(1000);
    const before = Number(await sales.inputValue());
    for (const share of [0.5, 0.6, 0.75]) await touch('touchMove', share);
    expect(Number(await sales.inputValue())).toBeGreaterThan(before);
    const chosen = await sales.inputValue();
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(finderSection(page).getByRole('status')).toHaveCount(1);
    await expect(sales).toHaveValue(chosen);
  });
});

test('without scripts a table replaces the sliders', async ({scriptlessPage}) => {
  await scriptlessPage.goto(url);
  const section = finderSection(scriptlessPage);
  await expect(section.getByRole('slider')).toHaveCount(0);
  const rows = section.getByRole('table', {name: finder.compared.caption}).getByRole('row');
  const [, sales] = comparedSales.compared;
  const totals = rows.filter({hasText: rupees(sales)}).getByRole('cell');
  const costs = planCosts(sales, 0);
  const least = Math.min(...costs.map(({total}) => total));
  await expect(totals).toHaveText(
    costs.map(({total}) => (total === least ? `${rupees(total)} ${finder.least}` : rupees(total))),
  );
  const equalTotals = rows
    .filter({hasText: rupees(breakEven)})
    .getByRole('cell')
    .filter({hasText: finder.least});
  await expect(equalTotals).toHaveCount(2);
  // The text about the sliders is replaced.
  await expect(section.getByText(finder.text, {exact: true})).toBeHidden();
  await expect(section.getByText(finder.compared.lede, {exact: true})).toBeVisible();
  // Hints are visible, because without scripts no button can show them.
  await expect(scriptlessPage.getByText(pricing.comparison.rows.storeWithCart.hint)).toBeVisible();
});

test('on a phone, lines lead to the cards of the plans, with what the first year costs', async ({page}) => {
  await page.setViewportSize(narrowWindow);
  await page.goto(url);
  const lines = page.getByRole('navigation', {name: pricing.planPrices}).getByRole('link');
  const paidLines = paidPlanIds.map((id) => `${names[id].name} ${rupees(priceOf(id).yearlyWithTax)}`);
  await expect(lines).toHaveText(['Starter ₹0 + बिक्री का 4% + GST', ...paidLines]);
  for (const [index, id] of planIds.entries()) {
    await lines.nth(index).click();
    await expect(page.getByRole('heading', {name: names[id].name, exact: true})).toBeInViewport();
  }
});

test('on a phone, features stand below the smallest plan that has them, with one row of marks below the plans’ names', async ({
  page,
}) => {
  const {caption, from: groupTitle, price, products, fee, rows, included, notIncluded} = pricing.comparison;
  await page.setViewportSize(narrowWindow);
  await page.goto(url);
  const table = page.getByRole('table', {name: caption});
  const titleOf = (plan: PlanId) => interpolate(groupTitle, {plan: names[plan].name});
  const groups = paidPlanIds.flatMap((plan) => [
    titleOf(plan),
    ...comparison.filter(({from}) => from === plan).map(({feature}) => rows[feature].title),
  ]);
  await expect(table.getByRole('rowheader')).toHaveText([price, products, fee, ...groups], {useInnerText: true});
  for (const plan of paidPlanIds) {
    const firstPlan = planIds.indexOf(plan);
    const head = table.getByRole('row').filter({has: page.getByRole('rowheader', {name: titleOf(plan), exact: true})});
    await expect(head.getByRole('cell')).toHaveText(
      planIds.map((id, column) => `${names[id].name} ${column < firstPlan ? notIncluded : included}`),
      {useInnerText: true},
    );
    for (const id of planIds) await expect(head.getByText(names[id].name, {exact: true})).toBeVisible();
    await expect(head.getByRole('cell').last().locator('svg')).toBeVisible();
  }
});

test('in a wide window, the column of the popular plan runs from the first row to the last', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(url);
  const cells = page.locator('#compare').locator('tr > :nth-last-child(2)');
  const column = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const {top, bottom} = cell.getBoundingClientRect();
      return {top, bottom, color: getComputedStyle(cell).backgroundColor};
    }),
  );
  expect(new Set(column.map(({color}) => color)).size).toBe(1);
  for (const [index, {top}] of column.entries()) {
    if (index > 0) expect(Math.abs(top - (column[index - 1]?.bottom ?? 0))).toBeLessThan(1);
  }
});

test.describe('what every plan has, on a phone', () => {
  const {caption, everyPlan, rows} = pricing.comparison;
  const everyPlanTable = (page: Page) => page.getByRole('table', {name: everyPlan});
  const offlineBilling = (page: Page) =>
    page.locator('#compare th').getByText(rows.offlineBilling.title, {exact: true});

  test.use({viewport: narrowWindow});

  test('is folded below the differences, and a press shows each row', async ({page}) => {
    await page.goto(url);
    await expect(page.getByRole('table', {name: caption}).getByText(rows.customDomain.title)).toBeVisible();
    await expect(everyPlanTable(page)).toBeHidden();
    const summary = page.locator('#compare summary');
    // What is folded can be read without a press.
    await expect(summary).toContainText(rows.offlineBilling.title);
    await summary.click();
    await expect(everyPlanTable(page).getByRole('rowheader')).toHaveCount(comparison.filter(isInEveryPlan).length);
    await summary.click();
    await expect(everyPlanTable(page)).toBeHidden();
  });

  test('unfolds without scripts', async ({scriptlessPage}) => {
    await scriptlessPage.setViewportSize(narrowWindow);
    await scriptlessPage.goto(url);
    await scriptlessPage.locator('#compare summary').click();
    await expect(offlineBilling(scriptlessPage)).toBeVisible();
  });

  test('is found by a search in the page', async ({page}) => {
    await page.goto(url);
    await expect(offlineBilling(page)).toBeHidden();
    const id = 'found';
    await offlineBilling(page).evaluate((row, name) => row.setAttribute('id', name), id);
    // A browser opens a <details> for a link to something in it as it does for a search.
    await page.evaluate((name) => location.assign(`#${name}`), id);
    await expect(offlineBilling(page)).toBeInViewport();
  });
});

test.describe('add-ons', () => {
  const {carousel, items} = pricing.addOns;
  const titles = Object.values(items).map(({title}) => title);
  const partsOf = (page: Page) => {
    const section = page.locator('#add-ons');
    const strip = section.getByRole('group', {name: carousel.label});
    return {
      section,
      strip,
      previous: section.getByRole('button', {name: carousel.previous}),
      next: section.getByRole('button', {name: carousel.next}),
      /** The title of the first visible slide. */
      first: () =>
        strip.evaluate((element) => {
          const edge = element.getBoundingClientRect().left;
          const distanceOf = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - edge + 16);
          const slides = [...element.querySelectorAll('li')];
          const [nearest] = slides.sort((one, other) => distanceOf(one) - distanceOf(other));
          return nearest?.querySelector('h3')?.textContent;
        }),
    };
  };

  test('with reduced motion the strip has two ends, at which a button is disabled', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(url);
    const {section, previous, next, first} = partsOf(page);
    await section.scrollIntoViewIfNeeded();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(section.getByRole('button', {name: carousel.pause})).toHaveCount(0);
    for (const title of titles.slice(1, -1)) {
      await next.click();
      await expect.poll(first).toBe(title);
    }
    // The last slide is at the end of the strip, and not at its beginning.
    await next.click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(section.getByRole('status')).toHaveText(titles.at(-1) ?? '');
  });

  test('the carousel moves with buttons, arrow keys and swipes, and then stops advancing by itself', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(url);
    const {section, strip, previous, next, first} = partsOf(page);
    await section.scrollIntoViewIfNeeded();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(section.getByRole('button', {name: carousel.pause})).toBeVisible();

    await previous.click();
    await expect.poll(first).toBe(titles.at(-1));
    await expect(section.getByRole('button', {name: carousel.play})).toBeVisible();
    await next.click();
    await expect.poll(first).toBe(titles[0]);

    await strip.focus();
    // With Alt, the key goes back or forward in the browser's history.
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(first).toBe(titles[1]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(first).toBe(titles[0]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(first).toBe(titles.at(-1));

    await next.click();
    await expect.poll(first).toBe(titles[0]);
    await strip.hover();
    await page.mouse.wheel(300, 0);
    await expect.poll(first).toBe(titles[1]);
  });

  test('a slide found with find in page is shown, stays, and the buttons continue from it', async ({page}) => {
    await page.clock.install();
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(url);
    const {section, strip, next, first} = partsOf(page);
    await section.scrollIntoViewIfNeeded();
    // After it has advanced by itself, there are slides on both sides.
    await page.clock.runFor(5500);
    await expect.poll(first).toBe(titles[1]);
    for (const index of [4, 0, titles.length - 1, 2]) {
      const title = strip.getByRole('heading', {name: titles[index] ?? '', exact: true});
      // Like find in page.
      await title.evaluate((heading) => heading.scrollIntoView({block: 'nearest', inline: 'nearest'}));
      await page.clock.runFor(12_000);
      await expect(title).toBeInViewport({ratio: 1});
    }
    await next.click();
    await expect.poll(first).toBe(titles[3]);
  });

  test('the carousel advances by itself, pauses for pointer and focus, and stops with its button', async ({page}) => {
    await page.clock.install();
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto(url);
    const {section, strip, next, first} = partsOf(page);
    await section.scrollIntoViewIfNeeded();
    const stop = section.getByRole('button', {name: carousel.pause});
    await expect(stop).toBeVisible();
    await page.clock.runFor(6000);
    await expect.poll(first).toBe(titles[1]);
    await strip.hover();
    await page.clock.runFor(12_000);
    expect(await first()).toBe(titles[1]);
    // It also waits while the pointer is on a button.
    await next.hover();
    await page.clock.runFor(12_000);
    expect(await first()).toBe(titles[1]);
    // It waits while it or a button has the keyboard's focus, even when the pointer leaves.
    for (const focused of [strip, stop, next]) {
      await focused.focus();
      await page.mouse.move(0, 0);
      await page.clock.runFor(12_000);
      expect(await first()).toBe(titles[1]);
    }
    // After that, the slide is shown for another five seconds.
    await next.blur();
    await page.clock.runFor(4500);
    expect(await first()).toBe(titles[1]);
    await stop.click();
    await page.mouse.move(0, 0);
    await section.getByRole('button', {name: carousel.play}).blur();
    await page.clock.runFor(12_000);
    expect(await first()).toBe(titles[1]);
  });
});
