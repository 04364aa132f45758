import type {Page as Tab} from '@playwright/test';
import {defaultLocale} from '@/i18n/languages';
import {splitLocale} from '@/i18n/localePath';
import {site} from '@/settings/site';
import * as measures from './measures';
import {answerOf, expect, illustratedPages, routes, samplePages, test, violations, words} from './support';

const wide = {width: 1440, height: 900};
const narrow = {width: 360, height: 740};

/** What every page owes its visitors, whichever page it is. What a template does, its first page shows. */
for (const {path, collection, locale, url} of routes) {
  const sells = collection !== 'legal' && path !== '/contact';

  test(`${url} is complete`, async ({page, browser, request}) => {
    await page.addInitScript(measures.watchShifts);
    await page.setViewportSize(wide);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);

    await test.step('as it loads and is read', async () => {
      // The header is not painted alone: the first paint waits for the words below the title.
      const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href');
      await expect.soft(page.locator(`main ${awaited}`)).toHaveText(/\p{L}{3}/u);
      expect.soft(await measures.transparent(page, wide.height)).toEqual([]);
      await measures.readThrough(page);
      expect.soft(await page.evaluate(() => window.shifts), 'layout shift').toBeLessThan(0.01);
    });

    await test.step('words', async () => {
      const shown = await measures.textsOf(page);
      // What next-intl shows for a message that it does not have: catalog.key
      const key = new RegExp(`(?<![\\w./@-])(?:${Object.keys(words(locale)).join('|')})\\.[a-zA-Z][\\w.-]*`);
      expect.soft(shown.filter((text) => key.test(text) || /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
    });

    await test.step('links', async () => {
      const links = await page.locator('a').evaluateAll((elements) =>
        elements.map((element) => ({
          href: element.getAttribute('href') ?? '',
          switches: element.hasAttribute('data-language-switch'),
        })),
      );
      const broken = new Set<string>();
      for (const {href, switches} of links) {
        if (!/^[/#]./.test(href) && href !== '/') {
          if (!/^(https?:\/\/|mailto:.+@|tel:\+)/.test(href)) broken.add(`${href}: no address`);
          continue;
        }
        const {pathname, hash, search} = new URL(href, page.url());
        const {status, ids} = await answerOf(request, pathname + search);
        if (status !== 200) broken.add(`${href}: status ${status}`);
        else if (hash && !ids.has(decodeURIComponent(hash.slice(1)))) broken.add(`${href}: no such anchor`);
        const target = splitLocale(pathname).locale ?? defaultLocale;
        if ((target === locale) === switches) broken.add(`${href}: in the wrong language`);
      }
      expect.soft([...broken]).toEqual([]);
    });

    await test.step('one colour for the demo, another one for the trial', async () => {
      const buttons = page.locator('main a.action');
      const strong = page.locator('.action-primary, .action-light');
      const demo = buttons.and(page.locator(':is([href$="#book-demo"], [href$="#demo"], [href$="#hubspot-form"])'));
      await expect.soft(demo.and(strong)).toHaveCount(await demo.count());
      await expect.soft(buttons.and(page.locator(`[href="${site.admin}"]`)).and(strong)).toHaveCount(0);
    });

    await test.step('room for its words', async () => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect.soft(await measures.sidewaysScroll(page)).toBe(0);
      expect.soft(await measures.cutTexts(page)).toEqual([]);
      for (const width of [1024, 768, 320]) {
        await page.setViewportSize({width, height: 740});
        expect.soft(await measures.brokenWords(page), `${width} px`).toEqual([]);
      }
      expect.soft(await measures.sidewaysScroll(page), '320 px').toBe(0);
      expect.soft(await measures.cutTexts(page), '320 px').toEqual([]);
    });

    if (sells) {
      await test.step('its main button is in sight before anybody scrolls', async () => {
        const button = page.getByRole('main').locator('a.action').first();
        for (const [width, height] of [
          [1366, 657],
          [1280, 720],
          [390, 664],
        ] as const) {
          await page.setViewportSize({width, height});
          const end = await button.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
          expect.soft(end, `${width} × ${height}`).toBeLessThanOrEqual(height);
        }
      });
    }

    if (collection === 'industries') {
      await test.step('its drawn goods are clear of its words, and the same after a reload further down', async () => {
        const goods = page.locator('main section').first().locator('img');
        for (const width of [768, 1440, 1920]) {
          await page.setViewportSize({width, height: 900});
          await goods.evaluate((image: HTMLImageElement) => image.decode());
          expect.soft(await goods.evaluate(measures.coveredBy), `${width} px`).toEqual([]);
        }
        const shape = () => goods.evaluate(({width, height}: HTMLImageElement) => [width, height]);
        const before = await shape();
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.reload();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
        expect.soft(await shape()).toEqual(before);
      });
    }

    if (illustratedPages.includes(path)) {
      await test.step('accessibility', async () => {
        const dark = locale !== defaultLocale;
        await page.setViewportSize(dark ? narrow : wide);
        await page.emulateMedia({reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light'});
        expect.soft(await violations(page)).toEqual([]);
      });
    }
    if (samplePages.includes(path)) {
      await test.step('less motion', () => expect.poll(() => measures.moving(page), {timeout: 5000}).toEqual([]));

      await test.step('text at 200 %: a smaller window, larger letters; on a phone only pictures are cut', async () => {
        await page.setViewportSize({width: 640, height: 400});
        expect.soft(await measures.cutTexts(page), '640 px').toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        for (const [size, but] of [[{width: 1280, height: 800}], [narrow, '[role="img"]']] as const) {
          await page.setViewportSize(size);
          expect.soft(await measures.sidewaysScroll(page), `${size.width} px`).toBe(0);
          expect.soft(await measures.cutTexts(page, but), `${size.width} px`).toEqual([]);
        }
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      });

      await test.step('fingers', async () => {
        expect.soft(await measures.smallTargets(page)).toEqual([]);
        await page.setViewportSize(wide);
        expect.soft(await measures.smallTargets(page)).toEqual([]);
      });

      await test.step('without scripts', async () => {
        // Not the fixture, which would open a page for every test of this file.
        const plain = await browser.newPage({javaScriptEnabled: false, viewport: wide});
        await plain.goto(url);
        const headings = (of: Tab) => of.locator('main').locator('h1, h2, h3').allTextContents();
        expect.soft(await headings(plain)).toEqual(await headings(page));
        // Forms apart: ways to write and to call stand in their fields' place.
        const text = async (of: Tab) =>
          (await of.locator('main').innerText()).length -
          (await of.locator('main form').allInnerTexts()).join('').length;
        expect.soft(await text(plain)).toBeGreaterThan((await text(page)) * 0.9);
        expect.soft(await measures.transparent(plain)).toEqual([]);
        expect.soft(await measures.sidewaysScroll(plain)).toBe(0);
        await plain.close();
      });

      await test.step('buttons', async () => {
        expect.soft(await page.locator('button:not([type])').count(), 'buttons without a type').toBe(0);
        expect.soft(await measures.deadButtons(page)).toEqual([]);
      });
    }
  });
}
