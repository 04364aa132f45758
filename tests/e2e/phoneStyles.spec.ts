import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {sitePages} from '../../scripts/weight/builtPages';
import {changedBy, forgiveFonts, useEverything, withoutFonts} from './looks';
import {expect, test} from './support';

/**
 * The document of a page with many rules has those of a phone, and a file those for every window (scripts/build/phoneFirst.ts).
 * Reads the production build to find such pages.
 */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

const split = sitePages()
  .map(({route}) => ({
    url: route.replace(/^\/en(?=\/|$)/, '') || '/',
    html: readFileSync(`.next/server/app${route}.html`, 'utf8'),
  }))
  .flatMap(({url, html}) => {
    const file = /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
    return file ? [{url, file}] : [];
  });

test('there is such a page in every language', () => {
  expect(split.map(({url}) => url)).toEqual(expect.arrayContaining(['/', '/hi']));
});

/** The addresses of the style sheets that a page asks for. */
function sheetsOf(page: Page): string[] {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  return sheets;
}

/** The page as the file of all rules has it, in the place of a phone's. */
const withAllRules = (page: Page) =>
  page.evaluate(async () => {
    const file = document.querySelector('head noscript')?.textContent ?? '';
    const phone = document.querySelector<HTMLStyleElement>('head style:has(+ noscript)');
    if (!phone) throw new Error('The page has no rules for phones.');
    phone.insertAdjacentHTML('afterend', file);
    await new Promise((resolve, reject) =>
      Object.assign(phone.nextElementSibling ?? {}, {onload: resolve, onerror: reject}),
    );
    phone.media = 'not all';
  });

test.describe('on a phone', () => {
  test.use({viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true, reducedMotion: 'reduce'});

  for (const {url} of split) {
    test(`${url} has every style rule that a phone needs, and asks for no file of them`, async ({page, problems}) => {
      const sheets = sheetsOf(page);
      await withoutFonts(page);
      await page.goto(url);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await useEverything(page);
      expect(sheets).toEqual([]);
      for (const width of [300, 412]) {
        await page.setViewportSize({width, height: 823});
        await page.mouse.move(0, 0);
        expect.soft(await changedBy(page, withAllRules), `${width}`).toEqual([]);
        await page.evaluate(() => {
          const phone = document.querySelector<HTMLStyleElement>('head style:has(+ link)');
          phone?.nextElementSibling?.remove();
          if (phone) phone.media = '';
        });
      }
      forgiveFonts(problems);
    });
  }

  for (const {url, file} of split.slice(0, 1)) {
    test(`${url} gets the rules of every window when the phone is turned`, async ({page}) => {
      const sheets = sheetsOf(page);
      await page.goto(url);
      await page.setViewportSize({width: 823, height: 412});
      await expect.poll(() => sheets).toEqual([file]);
      await expect.poll(() => phoneRules(page)).toBe('not all');
      await page.setViewportSize({width: 412, height: 823});
      await page.setViewportSize({width: 823, height: 412});
      expect(sheets).toEqual([file]);
    });

    test(`${url} asks again for a file that was lost`, async ({page, problems}) => {
      await page.goto(url);
      await page.route(`**${file}`, (route) => route.abort(), {times: 1});
      await page.setViewportSize({width: 823, height: 412});
      await expect.poll(() => problems.length).toBe(1);
      expect(await phoneRules(page)).toBe('');
      await page.setViewportSize({width: 412, height: 823});
      await expect.poll(() => phoneRules(page)).toBe('not all');
      problems.length = 0;
    });

    test(`${url} gets them for printing`, async ({page}) => {
      const sheets = sheetsOf(page);
      await page.goto(url);
      await page.emulateMedia({media: 'print'});
      await expect.poll(() => sheets).toEqual([file]);
    });
  }
});

const phoneRules = (page: Page) =>
  page.locator('head style:has(+ noscript)').evaluate((style: HTMLStyleElement) => style.media);

for (const {url, file} of split.slice(0, 1)) {
  for (const browser of ['a browser', 'one that knows no blocking="render"'])
    test(`${url} in a window of ${browser} is not painted before its rules are there`, async ({page}) => {
      if (browser !== 'a browser')
        await page.addInitScript(() => Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking'));
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      const {promise: released, resolve: release} = Promise.withResolvers<void>();
      await page.route(`**${file}`, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(url, {waitUntil: 'commit'});
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      await page.waitForTimeout(500);
      expect(await paints()).toBe(0);
      release();
      await expect.poll(paints).toBeGreaterThan(0);
      expect(await phoneRules(page)).toBe('not all');
      // Before the letters.
      expect(asked.slice(0, 2)).toEqual([url, file]);
      expect(asked.filter((path) => path === file)).toEqual([file]);
    });

  test(`${url} looks as on a phone where the file is lost`, async ({page, problems}) => {
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto(url);
    expect(await phoneRules(page)).toBe('');
    await expect(page.getByRole('banner').locator('summary').first()).toBeVisible();
    problems.length = 0;
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  for (const {url, file} of split.slice(0, 1)) {
    test(`${url} has the rules of every window`, async ({page}) => {
      const sheets = sheetsOf(page);
      await page.goto(url, {waitUntil: 'load'});
      expect(sheets).toEqual([file]);
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    });
  }
});
