import type {BrowserContext, Page} from '@playwright/test';
import {demoHref, pathOf, slugsOf} from '@/content/paths';
import {
  distanceFromHeader,
  expect,
  follow,
  header,
  holdsFocus,
  ignoreProblems,
  test,
  wideWindow,
  words,
} from './support';

test.use({reducedMotion: 'no-preference'});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to a position, and waits until the page has arrived there. */
async function scrollPageTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

/** Expects that a page has loaded, and that it stays at its top. */
async function expectAtTop(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
  // If the page scrolled by mistake, it would do so within this time.
  await page.waitForTimeout(600);
  expect(await scrollY(page)).toBe(0);
  await expect(page.locator('h1')).toBeInViewport();
}

/** Runs in the page. Whether pages cross-fade (`auto`), as the last `@view-transition` rule says that applies, or not (`none`). */
function activeViewTransition(): string {
  const activeRules = (rules: CSSRuleList): CSSRule[] => {
    const found: CSSRule[] = [];
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) found.push(rule);
      else if (matchMedia(rule.conditionText).matches) found.push(...activeRules(rule.cssRules));
    }
    return found;
  };
  const rules = [...document.styleSheets].flatMap(({cssRules}) => activeRules(cssRules));
  const lastRule = rules.findLast((rule) => rule instanceof CSSViewTransitionRule);
  return lastRule?.navigation ?? 'none';
}

const motions = [
  {reducedMotion: 'no-preference', scrollBehavior: 'smooth', fade: 'auto'},
  {reducedMotion: 'reduce', scrollBehavior: 'auto', fade: 'none'},
] as const;

test('with reduced motion there is no smooth scrolling, and pages do not cross-fade', async ({page}) => {
  await page.goto('/pricing', {waitUntil: 'load'});
  for (const {reducedMotion, scrollBehavior, fade} of motions) {
    await page.emulateMedia({reducedMotion});
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', scrollBehavior);
    expect(await page.evaluate(activeViewTransition)).toBe(fade);
  }
});

test('a page opens at its top, from a link at the top or at the end of another page', async ({page}) => {
  await page.setViewportSize(wideWindow);
  const {common, industries} = words('en');
  const slugs = slugsOf('industries');
  const [first, second, last] = [slugs.at(0), slugs.at(1), slugs.at(-1)];
  if (!first || !second || !last) throw new Error('There are too few industries.');
  const neighbours = page.getByRole('navigation', {name: common.neighbours.label});
  const followNeighbour = async (direction: 'next' | 'previous', slug: typeof first) => {
    const name = `${common.neighbours[direction]} ${industries[slug].name}`;
    await neighbours.getByRole('link', {name, exact: true}).focus();
    await page.keyboard.press('Enter');
    await expectAtTop(page, pathOf('industries', slug));
  };
  await page.goto(pathOf('industries', first));
  await header(page).locator('summary', {hasText: common.header.industries}).click();
  await follow(header(page).locator(`[data-menu][open] a[href="${pathOf('industries', second)}"]`));
  await expectAtTop(page, pathOf('industries', second));
  await followNeighbour('previous', first);
  await followNeighbour('previous', last);
  await followNeighbour('next', first);
  await followNeighbour('next', second);
});

test('on a new page, the first Tab leads to a link that skips to the content', async ({page}) => {
  const {common} = words('en');
  await page.goto('/pricing');
  await follow(page.getByRole('contentinfo').locator('a[href="/contact"]'));
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(common.skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('going back restores the scroll position and the whole page', async ({page, problems}) => {
  // No fonts load on either visit. Otherwise they might load in time for the second only, and lines would differ.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/');
  const main = page.getByRole('main');
  const text = await main.innerText();
  const drawings = await main.locator('svg').count();
  await scrollPageTo(page, 1500);
  await follow(header(page).locator('nav a[href="/pricing"]:visible').first());
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(words('en').home.hero.title);
  await expect.poll(() => scrollY(page)).toBe(1500);
  expect(await main.innerText()).toBe(text);
  await expect(main.locator('svg')).toHaveCount(drawings);
  ignoreProblems(problems, /woff2/);
});

test('the brand link on the home page leads to its top', async ({page}) => {
  await page.goto('/');
  await scrollPageTo(page, 2000);
  await header(page).locator('a[href="/"]').first().click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

const demoLink = (page: Page) => header(page).locator(`a[href="${demoHref}"]:visible`).first();
/** Expects that the page has scrolled to the demo section. */
const expectDemoSection = (page: Page) => expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);

test.describe('a link within the page, by keyboard', () => {
  test.use({viewport: wideWindow, reducedMotion: 'reduce'});

  /** Follows the link to the demo section, and expects that the next Tab leads into the section. */
  async function followByKeyboard(page: Page) {
    await page.evaluate(() => scrollTo({top: 0}));
    await demoLink(page).focus();
    await page.keyboard.press('Enter');
    await expectDemoSection(page);
    await expect(page).toHaveURL(demoHref);
    await page.keyboard.press('Tab');
    expect(await holdsFocus(page.locator('#book-demo'))).toBe(true);
  }

  test('Tab leads into the demo section each time its link is followed', async ({page}) => {
    await page.goto('/');
    await followByKeyboard(page);
    await followByKeyboard(page);
  });

  test('Tab leads into the demo section after its link was followed on another page', async ({page}) => {
    await page.goto('/pricing');
    await followByKeyboard(page);
  });

  test('a link to the demo section adds one entry to the history, however often it is followed', async ({page}) => {
    const historyLength = () => page.evaluate(() => history.length);
    await page.goto('/pricing');
    await page.goto('/');
    const before = await historyLength();
    for (let time = 0; time < 3; time += 1) {
      await page.evaluate(() => scrollTo({top: 0}));
      await demoLink(page).click();
      await expectDemoSection(page);
    }
    expect(await historyLength()).toBe(before + 1);
    await follow(header(page).locator('a[href="/"]').first());
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(demoHref);
    await expect(page.locator('#book-demo')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  test('a link that is followed in the 300 ms before the page scrolls to the demo section cancels that scroll', async ({
    page,
  }) => {
    await page.goto('/');
    await demoLink(page).click();
    await header(page).locator('nav a[href="/#ai-growth"]:visible').first().click();
    // Longer than the 300 ms.
    await page.waitForTimeout(600);
    await expect.poll(() => distanceFromHeader(page, '#ai-growth')).toBeLessThan(120);
    await expect(page).toHaveURL('/#ai-growth');
  });
});

const arrivals = [
  {start: 'arrival', address: demoHref, isClicked: false},
  {start: 'a click', address: '/', isClicked: true},
];

for (const {start, address, isClicked} of arrivals) {
  test(`the page scrolls to the demo section 300 ms after ${start}`, async ({page}) => {
    // Records when the delay starts, and when the page scrolls.
    await page.addInitScript(() => {
      const recordStart = () => sessionStorage.setItem('start', String(Date.now()));
      addEventListener('click', recordStart, true);
      addEventListener('scroll', () => {
        sessionStorage.scrolled ??= String(Date.now());
      });
      if (location.hash) recordStart();
    });
    await page.goto(address);
    if (isClicked) await demoLink(page).click();
    await expectDemoSection(page);
    await expect(page).toHaveURL(demoHref);
    const delayMs = await page.evaluate(() => Number(sessionStorage.scrolled) - Number(sessionStorage.start));
    // Both times are rounded to milliseconds.
    expect(delayMs).toBeGreaterThanOrEqual(299);
  });
}

declare global {
  interface Window {
    /** The text that the page was opened at, and how far it has moved in the viewport since then, in px. */
    target: () => {text: string; movedBy: number};
  }
}

/**
 * Runs in the page, before its own scripts. Scrolls to a text as early as a browser that follows a link to a text.
 * @param position which text: 0 is the first of the page, 1 the last
 */
function scrollToText(position: number) {
  addEventListener('DOMContentLoaded', () => {
    // Safari has no scroll anchoring: it does not adjust the position when something above grows.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const texts = () =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd)')].filter(
        (element) => element.getClientRects().length > 0 && element.textContent.trim().length > 12,
      );
    requestAnimationFrame(() => {
      const all = texts();
      const element = all[Math.floor(position * all.length)];
      if (!element) return;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const text = element.textContent;
      const {top} = element.getBoundingClientRect();
      window.target = () => {
        // The element may have been replaced by another one with the same text.
        const same = texts().filter(({textContent}) => textContent === text);
        const distances = same.map((one) => Math.abs(one.getBoundingClientRect().top - top));
        return {text, movedBy: Math.min(...distances)};
      };
    });
  });
}

test.describe('a link into a page, on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, reducedMotion: 'reduce'});

  const addresses = ['/', '/hi/pricing', '/products/airpos', '/hi/terms-of-service'];

  for (const address of addresses) {
    test(`a link to any id scrolls it to just below the header: ${address}`, async ({page}) => {
      await page.goto(address);
      const padding = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      const headerBox = await header(page).boundingBox();
      expect(padding).toBeGreaterThanOrEqual((headerBox?.y ?? 0) + (headerBox?.height ?? 0));

      /** The distance in px between an element and the position to which a link to it should scroll it. */
      const distanceFromTarget = (id: string) =>
        page.locator(`[id="${id}"]`).evaluate((element, padding) => {
          const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
          const distance = element.getBoundingClientRect().top - padding - margin;
          // The page cannot scroll further up than its top.
          if (window.scrollY === 0 && distance < 0) return 0;
          return Math.abs(distance);
        }, padding);

      // No link leads to ids that React generates, nor to those inside forms, which tie labels and notes to fields.
      const targets = page.locator('main [id]:not([id^="_"], form *)').filter({visible: true});
      const ids = await targets.evaluateAll((elements) => elements.map(({id}) => id));
      expect(ids.length).toBeGreaterThan(3);
      for (const id of ids) {
        await page.evaluate((id) => {
          location.hash = id;
        }, id);
        await expect.poll(() => distanceFromTarget(id), id).toBeLessThanOrEqual(8);
      }
    });
  }

  /** Opens a page at one of its texts, and returns how far the text has moved after everything has loaded. */
  async function openAtText(context: BrowserContext, address: string, position: number) {
    const tab = await context.newPage();
    await tab.addInitScript(scrollToText, position);
    await tab.goto(address, {waitUntil: 'networkidle'});
    await tab.waitForFunction(() => window.target, undefined, {polling: 100});
    // Lazy parts have loaded by now.
    await tab.waitForTimeout(2000);
    const target = await tab.evaluate(() => window.target());
    await tab.close();
    return target;
  }

  /** Which texts of a page are tested: from near its top (0) to near its end (1). */
  const positions = [0.04, 0.25, 0.46, 0.61, 0.82, 0.96];

  for (const address of addresses) {
    // The bundled browser does not support links to a text (`#:~:text=`), so the page itself scrolls to one.
    test(`the target of a link to a text does not move when lazy parts load: ${address}`, async ({context}) => {
      // The first visit loads the fonts. Without them in the cache, a browser without scroll anchoring would move the text.
      const before = await context.newPage();
      await before.goto(address, {waitUntil: 'networkidle'});
      await before.close();
      const targets = [];
      // Three tabs at a time are faster, because each mostly waits. More would slow each other down.
      for (const group of [positions.slice(0, 3), positions.slice(3)]) {
        const tabs = group.map((position) => openAtText(context, address, position));
        targets.push(...(await Promise.all(tabs)));
      }
      // The positions lead to different texts. Otherwise one text would be tested again and again.
      const distinctTexts = new Set(targets.map(({text}) => text));
      expect(distinctTexts.size).toBeGreaterThan(positions.length / 2);
      expect(targets.filter(({movedBy}) => movedBy > 8)).toEqual([]);
    });
  }
});
