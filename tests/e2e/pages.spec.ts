import type {APIRequestContext, Page} from '@playwright/test';
import {site} from '@/content/site';
import {localizedHref, splitLocale} from '@/i18n/navigation';
import {defaultLocale, languages, publishedLocales} from '@/i18n/routing';
import {sidewaysScroll} from './measures';
import {policyViolations, watchPolicy} from './policyViolations';
import {answerOf, expect, headOf, pathOf, routes, test, violations, words} from './support';

/** What every page owes its visitors, whichever page it is. */
for (const {canonical, locale, url} of routes) {
  test(`${url} is complete`, async ({page, request, baseURL, browser}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await watchPolicy(page);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    expect(page.url()).toBe(`${baseURL}${url}`);
    expect(response?.headers()['set-cookie']).toBeUndefined();

    await test.step('head', async () => {
      const head = await headOf(page, (await response?.text()) ?? '');
      expect.soft(head.lang).toBe(locale);
      expect.soft(head.headings).toHaveLength(1);
      expect.soft(head.titles).toEqual([expect.stringMatching(/\S{3}/)]);
      expect.soft(head.descriptions).toEqual([expect.stringMatching(/^.{50,200}$/s)]);
      expect.soft(head.robots.join()).not.toContain('noindex');
      expect.soft(head.canonicals.map(withSlash)).toEqual([withSlash(site.origin + localizedHref(locale, canonical))]);
      expect.soft(head.social).toMatchObject({
        'og:title': expect.any(String),
        'og:description': expect.any(String),
        'og:url': expect.stringContaining(site.origin),
        'twitter:card': 'summary_large_image',
      });

      const alternates = {
        ...Object.fromEntries(
          publishedLocales.map((code) => [languages[code].tag, site.origin + localizedHref(code, canonical)]),
        ),
        'x-default': site.origin + canonical,
      };
      expect.soft(mapValues(head.alternates, withSlash)).toEqual(mapValues(alternates, withSlash));
      for (const alternate of new Set(Object.values(head.alternates))) {
        const other = await alternatesOf(page, request, pathOf(String(alternate), site.origin));
        expect.soft(other.status, String(alternate)).toBe(200);
        // The same set on each of them: every one names every other.
        expect.soft(other.alternates, String(alternate)).toEqual(head.alternates);
      }

      expect.soft(head.images).toHaveLength(1);
      for (const image of head.images) {
        const answer = await request.get(pathOf(image, site.origin), {maxRedirects: 0});
        expect.soft(answer.status()).toBe(200);
        expect.soft(answer.headers()['content-type']).toBe('image/png');
        // Above 300 kB messengers show no picture.
        expect.soft((await answer.body()).length).toBeLessThan(300_000);
      }
    });

    await test.step('words', async () => {
      const shown = await wordsOf(page);
      // What next-intl shows for a message that it does not have: catalog.key
      const key = new RegExp(`(?<![\\w./@-])(?:${Object.keys(words(locale)).join('|')})\\.[a-zA-Z][\\w.-]*`);
      expect.soft(shown.filter((text) => key.test(text) || /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
      if (locale === 'hi') expect.soft(await devanagariShare(page)).toBeGreaterThanOrEqual(0.8);
    });

    await test.step('links', async () => {
      const links = await page.locator('a').evaluateAll((elements) =>
        elements.map((element) => ({
          href: element.getAttribute('href') ?? '',
          switches: element.hasAttribute('data-language-switch'),
        })),
      );
      expect.soft(links.filter(({href}) => !href || href === '#' || /^javascript:/i.test(href))).toEqual([]);
      const broken = new Set<string>();
      for (const {href, switches} of links.filter((link) => /^[/#]/.test(link.href))) {
        const {pathname, hash, search} = new URL(href, page.url());
        const {status, ids} = await answerOf(request, pathname + search);
        if (status !== 200) broken.add(`${href}: status ${status}`);
        else if (hash && !ids.has(decodeURIComponent(hash.slice(1)))) broken.add(`${href}: no such anchor`);
        const target = splitLocale(pathname).locale ?? defaultLocale;
        if ((target === locale) === switches) broken.add(`${href}: in the wrong language`);
      }
      expect.soft([...broken]).toEqual([]);
      const external = links.map(({href}) => href).filter((href) => !/^[/#]/.test(href));
      expect.soft(external.filter((href) => !/^(https?:\/\/|mailto:.+@|tel:\+)/.test(href))).toEqual([]);
    });

    // Before anything is pressed.
    await test.step('without scripts', async () => {
      const context = await browser.newContext({javaScriptEnabled: false, viewport: page.viewportSize()});
      const plain = await context.newPage();
      await plain.goto(url);
      const headings = (of: Page) => of.locator('main').locator('h1, h2, h3').allTextContents();
      expect.soft(await headings(plain)).toEqual(await headings(page));
      // Forms apart: ways to write and to call stand in their fields' place.
      const text = async (of: Page) =>
        (await of.locator('main').innerText()).length - (await of.locator('main form').allInnerTexts()).join('').length;
      expect.soft(await text(plain)).toBeGreaterThan((await text(page)) * 0.9);
      expect.soft(await hiddenTexts(plain)).toEqual([]);
      expect.soft(await sidewaysScroll(plain)).toBe(0);
      await context.close();
    });

    await test.step('wide and light', async () => {
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await sidewaysScroll(page)).toBe(0);
    });

    await test.step('narrow and dark', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'dark'});
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await sidewaysScroll(page)).toBe(0);
    });

    await test.step('buttons', async () => {
      await page.setViewportSize({width: 1440, height: 900});
      expect.soft(await page.locator('button:not([type])').count(), 'buttons without a type').toBe(0);
      expect.soft(await deadButtons(page)).toEqual([]);
    });

    await test.step('fields', async () => {
      const main = page.getByRole('main');
      for (const slider of await main.getByRole('slider').all()) await slider.press('ArrowRight');
      for (const field of await main.getByRole('textbox').all()) await field.fill('raipur@example.com');
      const submit = main.locator('form [type="submit"]:visible');
      // What is filled in is no message yet: the form says so itself.
      if (await submit.count()) await submit.first().click();
    });

    await test.step('policy', async () => {
      expect.soft(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      expect.soft(await policyViolations(page)).toEqual([]);
    });
  });
}

/** `https://host` and `https://host/` are one address. */
const withSlash = (address: string | null) => new URL(address ?? '').href;

const known = new Map<string, Promise<{status: number; alternates: Record<string, string | null>}>>();

/** What a path answers and which other languages it names. Read once a worker. */
function alternatesOf(page: Page, request: APIRequestContext, path: string) {
  const found =
    known.get(path) ??
    answerOf(request, path).then(async ({status, html}) => ({
      status,
      alternates: (await headOf(page, html)).alternates,
    }));
  known.set(path, found);
  return found;
}

const mapValues = <Value, Result>(object: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** Everything that a visitor may see or hear: visible lines, labels, alternatives, the head's texts. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = ['alt', 'title', 'aria-label', 'placeholder', 'content'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...named].filter(Boolean);
  });
}

/** The part of the letters of <main> that are Devanagari, 0 to 1. */
async function devanagariShare(page: Page): Promise<number> {
  const letters = (await page.locator('main').innerText()).match(/[\p{L}\p{M}]/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter)).length / Math.max(letters.length, 1);
}

/** Texts of <main> that are laid out but transparent. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.locator('main :not(script, style)').evaluateAll((elements) =>
    elements
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && !element.checkVisibility({opacityProperty: true}))
      .map((element) => element.textContent ?? ''),
  );
}

/**
 * Visible buttons outside forms that change neither the document, nor the address, nor the focus, nor a scroll position
 * within two seconds. All in one call: what a page looks like before and after every press is too much to send.
 */
function deadButtons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // In a form a button may wait for input; one that is chosen already has nothing to do.
    const idle = 'form, [disabled], [aria-disabled="true"], [aria-selected="true"], [aria-pressed="true"]';
    const state = () => {
      const elements = [...document.querySelectorAll('*')];
      const scrolled = elements.map(({scrollLeft, scrollTop}) => scrollLeft + scrollTop).join();
      const focused = document.activeElement ? elements.indexOf(document.activeElement) : -1;
      return `${window.location.href} ${focused} ${scrolled} ${document.body.outerHTML}`;
    };
    const dead: string[] = [];
    // A live list: pressing one may bring others.
    const buttons = document.getElementsByTagName('button');
    for (let index = 0; index < buttons.length; index += 1) {
      const button = buttons[index];
      if (!button?.checkVisibility({visibilityProperty: true}) || button.closest(idle)) continue;
      button.focus();
      const before = state();
      // Not by the mouse: an open menu may lie above it.
      button.click();
      const end = performance.now() + 2_000;
      while (state() === before && performance.now() < end) {
        await new Promise((resolve) => window.setTimeout(resolve, 20));
      }
      if (state() === before) dead.push(button.outerHTML.slice(0, 200));
    }
    return dead;
  });
}
