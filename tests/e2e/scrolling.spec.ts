import type {Page} from '@playwright/test';
import {demoHref, pathOf, slugsOf} from '@/content/paths';
import {distanceFromHeader, expect, follow, header, holdsFocus, ignoreProblems, test, words} from './support';

test.use({reducedMotion: 'no-preference'});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The page has arrived, and has come to rest with its first line in sight. */
async function expectTop(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
  // A scroll in the wrong direction takes a moment to begin.
  await page.waitForTimeout(600);
  expect(await scrollY(page)).toBe(0);
  await expect(page.locator('h1')).toBeInViewport();
}

test('who wants less motion gets no smooth scrolling, and no fade between pages', async ({page}) => {
  await page.goto('/pricing');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({reducedMotion});
    const still = reducedMotion === 'reduce';
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', still ? 'auto' : 'smooth');
    const navigation = await page.evaluate(() => {
      const active = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => {
          if (!(rule instanceof CSSMediaRule)) return [rule];
          return matchMedia(rule.conditionText).matches ? active(rule.cssRules) : [];
        });
      const rules = [...document.styleSheets].flatMap((sheet) => active(sheet.cssRules));
      return rules.filter(({cssText}) => cssText.startsWith('@view-transition')).at(-1)?.cssText;
    });
    expect(navigation ?? 'none').toContain(still ? 'none' : 'auto');
  }
});

test('a new page starts at its top, from another’s top or foot, where neighbours go round', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const {common, industries} = words('en');
  const [first = 'bags', second = 'bags', ...others] = slugsOf('industries');
  const last = others.at(-1) ?? 'bags';
  const turns = page.getByRole('navigation', {name: common.neighbours.label});
  const turn = async (way: 'next' | 'previous', to: typeof last) => {
    await turns.getByRole('link', {name: `${common.neighbours[way]} ${industries[to].name}`, exact: true}).focus();
    await page.keyboard.press('Enter');
    await expectTop(page, pathOf('industries', to));
  };
  await page.goto(pathOf('industries', first));
  await header(page).locator('summary', {hasText: common.header.industries}).click();
  await follow(header(page).locator(`[data-menu][open] a[href="${pathOf('industries', second)}"]`));
  await expectTop(page, pathOf('industries', second));
  await turn('previous', first);
  await turn('previous', last);
  await turn('next', first);
  await turn('next', second);
  // Also for Tab; the skip link leads to the content.
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
  const [text, drawings] = [await main.innerText(), await main.locator('svg').count()];
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  await expect.poll(() => scrollY(page)).toBe(1500);
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
  await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
  await expect.poll(() => scrollY(page)).toBe(2000);
  await header(page).locator('a[href="/"]').first().click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('a link within the page, by keyboard', () => {
  test.use({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});
  const demoLink = (page: Page) => header(page).locator(`a[href="${demoHref}"]:visible`).first();
  const historyLength = (page: Page) => page.evaluate(() => history.length);

  for (const start of ['/', '/pricing']) {
    test(`the demo section is where Tab goes on, from ${start}`, async ({page}) => {
      await page.goto(start);
      const link = demoLink(page);
      // As often as it is followed.
      for (const time of start === '/' ? ['first', 'second'] : ['first']) {
        await page.evaluate(() => scrollTo({top: 0}));
        await link.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);
        await expect(page).toHaveURL(demoHref);
        await page.keyboard.press('Tab');
        expect(await holdsFocus(page.locator('#book-demo')), time).toBe(true);
      }
    });
  }

  test('the address says the section as long as it is the place, and Back leaves it at once', async ({page}) => {
    await page.goto('/pricing');
    await page.goto('/');
    const before = await historyLength(page);
    for (let time = 0; time < 3; time += 1) {
      await page.evaluate(() => scrollTo({top: 0}));
      await demoLink(page).click();
      await expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);
    }
    expect(await historyLength(page)).toBe(before + 1);
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
    await page.waitForTimeout(600);
    await expect.poll(() => distanceFromHeader(page, '#ai-growth')).toBeLessThan(120);
    await expect(page).toHaveURL('/#ai-growth');
  });
});

for (const address of [demoHref, '/'] as const) {
  test(`the demo section is scrolled to 300 ms after ${address === '/' ? 'a click' : 'arrival'}`, async ({page}) => {
    // What starts the delay, and when the page scrolls.
    await page.addInitScript(() => {
      addEventListener('click', () => sessionStorage.setItem('start', String(Date.now())), true);
      addEventListener('scroll', () => {
        sessionStorage.scrolled ??= String(Date.now());
      });
      if (location.hash) sessionStorage.setItem('start', String(Date.now()));
    });
    await page.goto(address);
    if (address === '/') await header(page).locator(`a[href="${demoHref}"]:visible`).first().click();
    await expect.poll(() => distanceFromHeader(page, '#book-demo')).toBeLessThan(120);
    await expect(page).toHaveURL(demoHref);
    const waited = await page.evaluate(() => Number(sessionStorage.scrolled) - Number(sessionStorage.start));
    expect(waited).toBeGreaterThanOrEqual(299);
  });
}

test.describe('a link into a page, on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, reducedMotion: 'reduce'});

  for (const address of ['/', '/hi/pricing', '/products/airpos', '/hi/terms-of-service']) {
    test(`whatever has an id ends below the header: ${address}`, async ({page}) => {
      await page.goto(address);
      const padding = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      const {y = 0, height = 0} = (await header(page).boundingBox()) ?? {};
      expect(padding).toBeGreaterThanOrEqual(y + height);
      // Ids that React makes up are in no address.
      const places = page.locator('main [id]:not([id^="_"], form *)').filter({visible: true});
      const ids = await places.evaluateAll((all) => all.map(({id}) => id));
      expect(ids.length).toBeGreaterThan(3);
      for (const id of ids) {
        await page.evaluate((id) => {
          location.hash = id;
        }, id);
        const off = () =>
          page.locator(`[id="${id}"]`).evaluate((element, padding) => {
            const off =
              element.getBoundingClientRect().top -
              padding -
              Number.parseFloat(getComputedStyle(element).scrollMarginTop);
            // What is in sight at the very top of the page is not scrolled to.
            return window.scrollY === 0 && off < 0 ? 0 : Math.abs(off);
          }, padding);
        await expect.poll(off, id).toBeLessThanOrEqual(8);
      }
    });

    // The bundled browser does not follow links to a text (`#:~:text=`): the page scrolls to one as soon as others would.
    test(`a text stays where the browser has put it, whatever comes late: ${address}`, async ({context}) => {
      const count = 14;
      // The letters are there from an earlier page: on a first visit they come late, and only browsers that hold a place do so then.
      const before = await context.newPage();
      await before.goto(address, {waitUntil: 'networkidle'});
      await before.close();
      const moves = Array.from({length: count}, async (_, index) => {
        const tab = await context.newPage();
        await tab.addInitScript(
          (share) =>
            addEventListener('DOMContentLoaded', () => {
              // Safari does not hold a place while what is above it grows.
              document.documentElement.style.setProperty('overflow-anchor', 'none');
              const texts = () =>
                [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd)')].filter(
                  (element) => element.getClientRects().length && element.textContent.trim().length > 12,
                );
              requestAnimationFrame(() => {
                const all = texts();
                const element = all[Math.floor(share * all.length)];
                element?.scrollIntoView({block: 'center', behavior: 'instant'});
                const [text = '', top = 0] = [element?.textContent, element?.getBoundingClientRect().top];
                window.aimed = () => {
                  // A form may have been replaced by the same one with scripts.
                  const same = texts().filter(({textContent}) => textContent === text);
                  return {text, moved: Math.min(...same.map((one) => Math.abs(one.getBoundingClientRect().top - top)))};
                };
              });
            }),
          (index + 0.5) / count,
        );
        await tab.goto(address, {waitUntil: 'networkidle'});
        await tab.waitForFunction(() => window.aimed, undefined, {polling: 100});
        await tab.waitForTimeout(2000);
        const move = await tab.evaluate(() => window.aimed());
        await tab.close();
        return move;
      });
      const found = await Promise.all(moves);
      expect(new Set(found.map(({text}) => text)).size).toBeGreaterThan(count / 2);
      expect(found.filter(({moved}) => !(moved <= 8))).toEqual([]);
    });
  }
});

declare global {
  interface Window {
    /** The text that a visitor was sent to, and how far it has moved in the window since. */
    aimed: () => {text: string; moved: number};
  }
}
