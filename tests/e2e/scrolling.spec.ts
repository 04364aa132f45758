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

/** Scrolls, and waits until the page is there. */
async function scrollPageTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

/** The page has arrived, and has come to rest with its first line in sight. */
async function expectTop(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
  // A scroll in the wrong direction takes a moment to begin.
  await page.waitForTimeout(600);
  expect(await scrollY(page)).toBe(0);
  await expect(page.locator('h1')).toBeInViewport();
}

/** The rule that says whether one page fades into the next, of those whose media queries apply. Runs in the page. */
function activeViewTransition(): string | undefined {
  const activeRules = (rules: CSSRuleList): CSSRule[] => {
    const found: CSSRule[] = [];
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) found.push(rule);
      else if (matchMedia(rule.conditionText).matches) found.push(...activeRules(rule.cssRules));
    }
    return found;
  };
  const rules = [...document.styleSheets].flatMap(({cssRules}) => activeRules(cssRules));
  return rules.findLast(({cssText}) => cssText.startsWith('@view-transition'))?.cssText;
}

const motions = [
  {reducedMotion: 'no-preference', scrollBehavior: 'smooth', fade: 'auto'},
  {reducedMotion: 'reduce', scrollBehavior: 'auto', fade: 'none'},
] as const;

test('who wants less motion gets no smooth scrolling, and no fade between pages', async ({page}) => {
  await page.goto('/pricing', {waitUntil: 'load'});
  for (const {reducedMotion, scrollBehavior, fade} of motions) {
    await page.emulateMedia({reducedMotion});
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', scrollBehavior);
    expect((await page.evaluate(activeViewTransition)) ?? 'none').toContain(fade);
  }
});

test('a new page starts at its top, from another’s top or foot, where neighbours go round', async ({page}) => {
  await page.setViewportSize(wideWindow);
  const {common, industries} = words('en');
  const slugs = slugsOf('industries');
  const [first, second, last] = [slugs.at(0), slugs.at(1), slugs.at(-1)];
  if (!first || !second || !last) throw new Error('There are too few industries.');
  const neighbours = page.getByRole('navigation', {name: common.neighbours.label});
  const goTo = async (direction: 'next' | 'previous', slug: typeof first) => {
    const name = `${common.neighbours[direction]} ${industries[slug].name}`;
    await neighbours.getByRole('link', {name, exact: true}).focus();
    await page.keyboard.press('Enter');
    await expectTop(page, pathOf('industries', slug));
  };
  await page.goto(pathOf('industries', first));
  await header(page).locator('summary', {hasText: common.header.industries}).click();
  await follow(header(page).locator(`[data-menu][open] a[href="${pathOf('industries', second)}"]`));
  await expectTop(page, pathOf('industries', second));
  await goTo('previous', first);
  await goTo('previous', last);
  await goTo('next', first);
  await goTo('next', second);
});

test('Tab starts at a new page’s top, with a link that skips to its content', async ({page}) => {
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

test('going back finds the place that was left, and all of the page', async ({page, problems}) => {
  // A font that is late for the first visit would be there for the second, with longer lines.
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

test('the brand, on the home page, leads to its top', async ({page}) => {
  await page.goto('/');
  await scrollPageTo(page, 2000);
  await header(page).locator('a[href="/"]').first().click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

const demoLink = (page: Page) => header(page).locator(`a[href="${demoHref}"]:visible`).first();
/** The page has scrolled to the demo section. */
const expectDemoSection = (page: Page) => expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);

test.describe('a link within the page, by keyboard', () => {
  test.use({viewport: wideWindow, reducedMotion: 'reduce'});

  /** Follows the link, and the next press of Tab. */
  async function followByKeyboard(page: Page) {
    await page.evaluate(() => scrollTo({top: 0}));
    await demoLink(page).focus();
    await page.keyboard.press('Enter');
    await expectDemoSection(page);
    await expect(page).toHaveURL(demoHref);
    await page.keyboard.press('Tab');
    expect(await holdsFocus(page.locator('#book-demo'))).toBe(true);
  }

  test('the demo section is where Tab goes on, as often as its link is followed', async ({page}) => {
    await page.goto('/');
    await followByKeyboard(page);
    await followByKeyboard(page);
  });

  test('the demo section is where Tab goes on, from another page', async ({page}) => {
    await page.goto('/pricing');
    await followByKeyboard(page);
  });

  test('the address says the section as long as it is the place, and Back leaves it at once', async ({page}) => {
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

  test('the last link that was followed counts, also within the delay of the demo section', async ({page}) => {
    await page.goto('/');
    await demoLink(page).click();
    await header(page).locator('nav a[href="/#ai-growth"]:visible').first().click();
    // Longer than that delay.
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
  test(`the demo section is scrolled to 300 ms after ${start}`, async ({page}) => {
    // What starts the delay, and when the page scrolls.
    await page.addInitScript(() => {
      const noteStart = () => sessionStorage.setItem('start', String(Date.now()));
      addEventListener('click', noteStart, true);
      addEventListener('scroll', () => {
        sessionStorage.scrolled ??= String(Date.now());
      });
      if (location.hash) noteStart();
    });
    await page.goto(address);
    if (isClicked) await demoLink(page).click();
    await expectDemoSection(page);
    await expect(page).toHaveURL(demoHref);
    const delayMs = await page.evaluate(() => Number(sessionStorage.scrolled) - Number(sessionStorage.start));
    // Clocks count whole milliseconds.
    expect(delayMs).toBeGreaterThanOrEqual(299);
  });
}

declare global {
  interface Window {
    /** The text that a visitor was sent to, and how far it has moved in the window since (px). */
    target: () => {text: string; movedBy: number};
  }
}

/**
 * Sends a visitor to a text of the page, that at a share of its texts (0 to 1), as soon as a browser would that follows
 * links to one. Runs in the page, before its own scripts.
 */
function scrollToText(share: number) {
  addEventListener('DOMContentLoaded', () => {
    // Safari does not hold a place while what is above it grows.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const texts = () =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd)')].filter(
        (element) => element.getClientRects().length > 0 && element.textContent.trim().length > 12,
      );
    requestAnimationFrame(() => {
      const all = texts();
      const element = all[Math.floor(share * all.length)];
      if (!element) return;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const text = element.textContent;
      const {top} = element.getBoundingClientRect();
      window.target = () => {
        // A form may have been replaced by the same one with scripts.
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
    test(`whatever has an id ends below the header: ${address}`, async ({page}) => {
      await page.goto(address);
      const padding = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      const headerBox = await header(page).boundingBox();
      expect(padding).toBeGreaterThanOrEqual((headerBox?.y ?? 0) + (headerBox?.height ?? 0));

      /** How far an element is from where a link to it should end (px). */
      const distanceFromPlace = (id: string) =>
        page.locator(`[id="${id}"]`).evaluate((element, padding) => {
          const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
          const distance = element.getBoundingClientRect().top - padding - margin;
          // What is in sight at the very top of the page is not scrolled to.
          if (window.scrollY === 0 && distance < 0) return 0;
          return Math.abs(distance);
        }, padding);

      // Ids that React makes up are in no address.
      const places = page.locator('main [id]:not([id^="_"], form *)').filter({visible: true});
      const ids = await places.evaluateAll((elements) => elements.map(({id}) => id));
      expect(ids.length).toBeGreaterThan(3);
      for (const id of ids) {
        await page.evaluate((id) => {
          location.hash = id;
        }, id);
        await expect.poll(() => distanceFromPlace(id), id).toBeLessThanOrEqual(8);
      }
    });
  }

  /** Opens a page at one of its texts, and returns where that text has gone while the page came to rest. */
  async function openAtText(context: BrowserContext, address: string, share: number) {
    const tab = await context.newPage();
    await tab.addInitScript(scrollToText, share);
    await tab.goto(address, {waitUntil: 'networkidle'});
    await tab.waitForFunction(() => window.target, undefined, {polling: 100});
    // Whatever comes late is there.
    await tab.waitForTimeout(2000);
    const target = await tab.evaluate(() => window.target());
    await tab.close();
    return target;
  }

  /** Where on a page the texts are, as shares of all its texts: near the top, in each part of it, near the end. */
  const shares = [0.04, 0.25, 0.46, 0.61, 0.82, 0.96];

  for (const address of addresses) {
    // The bundled browser does not follow links to a text (`#:~:text=`): the page scrolls to one as soon as others would.
    test(`a text stays where the browser has put it, whatever comes late: ${address}`, async ({context}) => {
      // The letters are there from an earlier page: on a first visit they come late, and only browsers that hold a place do so then.
      const before = await context.newPage();
      await before.goto(address, {waitUntil: 'networkidle'});
      await before.close();
      const targets = [];
      // Three at once: a tab waits for most of its time, and more of them would keep each other waiting.
      for (const group of [shares.slice(0, 3), shares.slice(3)]) {
        const tabs = group.map((share) => openAtText(context, address, share));
        targets.push(...(await Promise.all(tabs)));
      }
      expect(new Set(targets.map(({text}) => text)).size).toBeGreaterThan(shares.length / 2);
      expect(targets.filter(({movedBy}) => !(movedBy <= 8))).toEqual([]);
    });
  }
});
