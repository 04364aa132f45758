import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {phone} from '../../scripts/bench/visits';
import {allRulesOf} from '../../scripts/build/phoneFirst';
import {measuredSpots} from '../../scripts/weight/templates';
import {changes, forgiveFonts, looksOf, useEverything, withoutFonts} from './looks';
import {expect, holdScripts, test} from './support';

/**
 * The document of a page with many rules has those of a phone, and a file all of them (scripts/build/phoneFirst.ts). Reads the
 * production build to find such pages.
 */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

const split = measuredSpots(false).flatMap(({route, url}) => {
  const file = allRulesOf(readFileSync(`.next/server/app${route}.html`, 'utf8'));
  return file ? [{url, file}] : [];
});

/** For what is the same in every language. */
const example = split.slice(0, 1);

/** The addresses of the style sheets that a page asks for. */
function sheetsOf(page: Page): string[] {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  return sheets;
}

const phoneRules = (page: Page) => page.locator('head style:has(+ noscript)');
const media = (page: Page) => phoneRules(page).evaluate((style: HTMLStyleElement) => style.media);

/** Puts all rules in the place of a phone's, as the page's own script does. */
const takeAllRules = (page: Page) =>
  phoneRules(page).evaluate(async (phone: HTMLStyleElement) => {
    phone.insertAdjacentHTML('afterend', phone.nextElementSibling?.textContent ?? '');
    const link = phone.nextElementSibling ?? phone;
    await new Promise((resolve, reject) => Object.assign(link, {onload: resolve, onerror: reject}));
    phone.media = 'not all';
  });

/** And takes them back. */
const leaveAllRules = (page: Page) =>
  page.locator('head style + link').evaluate((link) => {
    if (link.previousElementSibling instanceof HTMLStyleElement) link.previousElementSibling.media = '';
    link.remove();
  });

test.describe('on a phone', () => {
  test.use({...phone, reducedMotion: 'reduce'});

  for (const {url} of split) {
    test(`${url} has every style rule that a phone needs, and asks for no file of them`, async ({page, problems}) => {
      const sheets = sheetsOf(page);
      await withoutFonts(page);
      await page.goto(url);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await useEverything(page);
      // What comes of that comes a little later; a finger leaves no tooltip.
      await page.mouse.move(0, 0);
      await expect(page.locator('main')).toHaveAttribute('inert');
      await expect(page.locator('[role=tooltip]')).toHaveCount(0);
      expect(sheets).toEqual([]);
      // The narrowest and the widest: what depends on the width between them is said in both.
      for (const width of [300, 479]) {
        await page.setViewportSize({width, height: 823});
        const before = await looksOf(page, 'body, body *');
        await takeAllRules(page);
        const after = await looksOf(page, 'body, body *');
        expect
          .soft(
            after.map(({shown}) => shown),
            `${width}`,
          )
          .toEqual(before.map(({shown}) => shown));
        const inSight = (looks: typeof after) => looks.filter((_, index) => before[index]?.shown);
        expect.soft(changes(inSight(before), inSight(after)), `${width}`).toEqual([]);
        await leaveAllRules(page);
      }
      forgiveFonts(problems);
    });
  }

  for (const {url, file} of example) {
    test(`${url} gets the rules of every window when the phone is turned`, async ({page}) => {
      const sheets = sheetsOf(page);
      await page.goto(url);
      await page.setViewportSize({width: 823, height: 412});
      await expect.poll(() => sheets).toEqual([file]);
      await expect.poll(() => media(page)).toBe('not all');
      await page.setViewportSize({width: 412, height: 823});
      await page.setViewportSize({width: 823, height: 412});
      expect(sheets).toEqual([file]);
    });

    test(`${url} asks once more for a file that was lost`, async ({page, problems}) => {
      await page.goto(url);
      await page.route(`**${file}`, (route) => route.abort(), {times: 1});
      await page.setViewportSize({width: 823, height: 412});
      await expect.poll(() => lost(problems, file)).toBe(1);
      expect(await media(page)).toBe('');
      await expect.poll(() => media(page)).toBe('not all');
      problems.length = 0;
    });

    test(`${url} asks for it once the connection is back`, async ({page, context, problems}) => {
      await page.goto(url);
      await context.setOffline(true);
      await page.setViewportSize({width: 823, height: 412});
      // Twice in vain.
      await expect.poll(() => lost(problems, file)).toBe(2);
      await context.setOffline(false);
      await expect.poll(() => media(page)).toBe('not all');
      problems.length = 0;
    });

    test(`${url} is printed as from a window, at the first time`, async ({page, browser, baseURL}) => {
      const window = await browser.newPage({baseURL, viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});
      await window.goto(url, {waitUntil: 'networkidle'});
      const wanted = sheetsOfPaper(await window.pdf());
      await window.close();
      await page.goto(url, {waitUntil: 'networkidle'});
      expect(wanted).toBeGreaterThan(1);
      expect(sheetsOfPaper(await page.pdf())).toBe(wanted);
      expect(await media(page)).toBe('not all');
    });
  }
});

/** How often a page asked in vain. */
const lost = (problems: readonly string[], file: string) => problems.filter((problem) => problem.includes(file)).length;

const sheetsOfPaper = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const {url, file} of example) {
  for (const browser of ['a browser', 'one that knows no blocking="render"'])
    test(`${url} in a window of ${browser} is not painted before its rules are there`, async ({page}) => {
      if (browser !== 'a browser')
        await page.addInitScript(() => Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking'));
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      const release = await holdScripts(page, `**${file}`);
      await page.goto(url, {waitUntil: 'commit'});
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      await page.waitForTimeout(500);
      expect(await paints()).toBe(0);
      release();
      await expect.poll(paints).toBeGreaterThan(0);
      expect(await media(page)).toBe('not all');
      // Before the letters.
      expect(asked.slice(0, 2)).toEqual([url, file]);
      expect(asked.filter((path) => path === file)).toEqual([file]);
    });

  test(`${url} looks as on a phone where the file is lost`, async ({page, problems}) => {
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto(url);
    expect(await media(page)).toBe('');
    await expect(page.getByRole('banner').locator('summary').first()).toBeVisible();
    problems.length = 0;
  });
}

test('/ is a phone’s page where something refuses its scripts', async ({page, problems}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': "script-src 'self'"};
    await route.fulfill({response, headers});
  });
  await page.goto('/', {waitUntil: 'load'});
  await expect(page.getByRole('banner').locator('summary').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-wrap', 'break-word');
  expect(problems.length).toBeGreaterThan(0);
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  for (const {url, file} of example) {
    test(`${url} has the rules of every window`, async ({page}) => {
      const sheets = sheetsOf(page);
      await page.goto(url, {waitUntil: 'load'});
      expect(sheets).toEqual([file]);
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    });
  }
});
