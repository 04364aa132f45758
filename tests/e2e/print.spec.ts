import {comparison} from '@/content/plans';
import {suite} from '@/content/suite';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {alternateLocale, axeViolations, expect, samplePages, test, words} from './support';

/** The size of an A4 page without its margins (app/print.css), in CSS pixels. */
const paper = {width: 665, height: 980};

/** Runs in the page. Returns the elements that must not be broken between pages, and are higher than a page. */
const oversizedElements = (height: number) =>
  [...document.querySelectorAll('main *')]
    .filter((element) => getComputedStyle(element).breakInside === 'avoid')
    .filter((element) => element.getBoundingClientRect().height > height)
    .map(({tagName, className}) => `${tagName} ${className}`);

test.use({viewport: paper, colorScheme: 'dark'});

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`the print of ${url} has the company’s address, no controls, and fits on the paper`, async ({page}) => {
    await page.goto(url);
    await page.emulateMedia({media: 'print'});
    const banner = page.getByRole('banner');
    await expect(banner.getByText(site.email)).toBeVisible();
    await expect(banner.getByRole('link').filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const fields = page.getByRole('main').locator('input, select, textarea');
    await expect(fields.filter({visible: true})).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paper.width);
    // Such an element would leave an empty space on the page before it.
    expect(await page.evaluate(oversizedElements, paper.height)).toEqual([]);
    // The print is dark on white, even if the visitor uses dark mode.
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
  });
}

const {partner, pricing} = words('hi');

test('the printed pricing page has a table instead of the sliders, and every add-on', async ({page}) => {
  await page.goto('/hi/pricing');
  await page.emulateMedia({media: 'print'});
  for (const {name} of Object.values(pricing.plans)) {
    await expect(page.getByRole('columnheader', {name}).first()).toBeVisible();
  }
  for (const {title} of Object.values(pricing.addOns.items)) {
    const box = await page.getByRole('heading', {name: title, exact: true}).boundingBox();
    expect(box?.x ?? -1, title).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), title).toBeLessThanOrEqual(paper.width);
  }
});

test('the printed comparison has a row for each feature', async ({page}) => {
  await page.goto('/hi/pricing');
  await page.emulateMedia({media: 'print'});
  for (const {feature} of comparison) {
    const {title} = pricing.comparison.rows[feature];
    await expect(page.locator('#compare th').getByText(title, {exact: true}), title).toBeVisible();
  }
});

test('each printed product has its glyph', async ({page}) => {
  await page.goto('/hi');
  await page.emulateMedia({media: 'print'});
  const glyphs = page.locator('#products [data-product] > svg').filter({visible: true});
  const widths = await glyphs.evaluateAll((elements) =>
    elements.map((glyph) => glyph.clientWidth - 2 * Number.parseFloat(getComputedStyle(glyph).paddingLeft)),
  );
  expect(widths).toHaveLength(suite.length);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(30);
});

test('printed questions have every answer', async ({page}) => {
  await page.goto('/hi/partner-program');
  await page.emulateMedia({media: 'print'});
  const answers = page.locator('#faq details > p');
  await expect(answers).toHaveCount(Object.keys(partner.faq.items).length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
