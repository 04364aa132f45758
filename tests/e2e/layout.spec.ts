import type {Page} from '@playwright/test';
import {publishedLocales} from '@/i18n/routing';
import {brokenWords, cutTexts, sidewaysScroll} from './measures';
import {watchShifts} from './shifts';
import {expect, routes, test} from './support';

/**
 * How every page is laid out: nothing is cut off in narrow windows and at 200 % zoom, nothing is too small to press,
 * nothing starts hidden, moves by itself against a visitor's wish, or jumps.
 */
for (const {url} of routes) {
  test(`${url} is laid out`, async ({page}) => {
    await test.step('as it loads and is read', async () => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await page.addInitScript(watchShifts);
      await page.goto(url);
      expect.soft(await hiddenAtFirst(page)).toEqual([]);
      await readThrough(page);
      expect.soft(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
    });

    await test.step('less motion', async () => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect.soft(await moving(page)).toEqual([]);
    });

    await test.step('320 px wide', async () => {
      await page.setViewportSize({width: 320, height: 640});
      expect.soft(await sidewaysScroll(page)).toBe(0);
      expect.soft(await cutTexts(page)).toEqual([]);
      expect.soft(await brokenWords(page)).toEqual([]);
    });

    await test.step('200 % zoom of a window 1280 px wide', async () => {
      await page.setViewportSize({width: 640, height: 400});
      expect.soft(await sidewaysScroll(page)).toBe(0);
      expect.soft(await cutTexts(page)).toEqual([]);
    });

    await test.step('text alone at 200 %, in a window 1280 px wide', async () => {
      await page.setViewportSize({width: 1280, height: 800});
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await sidewaysScroll(page)).toBe(0);
      expect.soft(await cutTexts(page)).toEqual([]);
    });

    await test.step('text alone at 200 %, on a phone: only pictures are cut', async () => {
      await page.setViewportSize({width: 360, height: 740});
      expect.soft(await sidewaysScroll(page)).toBe(0);
      expect.soft(await cutTexts(page, '[role="img"]')).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });

    await test.step('fingers', async () => {
      await page.setViewportSize({width: 360, height: 740});
      expect.soft(await smallTargets(page)).toEqual([]);
    });

    await test.step('a tablet, upright and across', async () => {
      for (const width of [768, 1024]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
      }
    });

    await test.step('wide', async () => {
      await page.setViewportSize({width: 1440, height: 900});
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await cutTexts(page)).toEqual([]);
    });
  });
}

// Each page in one language, its neighbour in the other; of four one in each language at each width.
for (const [index, {url}] of routes.filter(({locale}, at) => locale === publishedLocales[(at >> 1) % 2]).entries()) {
  const width = index & 2 ? 360 : 1440;
  test(`${url}, ${width} px wide, does not jump when its fonts come late`, async ({page}) => {
    let late = 0;
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      late += 1;
      await route.continue();
    });
    await page.setViewportSize({width, height: width === 360 ? 740 : 900});
    await page.addInitScript(watchShifts);
    await page.goto(url);
    await readThrough(page);
    expect(late).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
    // The fonts of this system, if need be.
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutTexts(page)).toEqual([]);
  });
}

/** Scrolls to the end, a window at a time, so that what loads late does. */
function readThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A headless browser now and then draws no frame until it is asked for something else.
        setTimeout(resolve, 1000);
      });
    }
  });
}

/** Links, buttons and fields that answer to less than 44 px; a link in a sentence is as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const own = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
    for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!target.checkVisibility({visibilityProperty: true, opacityProperty: true}) || target.closest('[inert]'))
        continue;
      const inSentence = target.matches('p a, li a, dd a') && [...(target.parentElement?.childNodes ?? [])].some(own);
      if (inSentence) continue;
      target.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
      const {left, top, width, height} = target.getBoundingClientRect();
      if (width <= 1 || left >= window.innerWidth || top < 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // Just inside 44 px; what lies above a target is its label, or part of its answer.
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
      };
      const misses = [
        [0, -21],
        [0, 21],
        [-21, 0],
        [21, 0],
      ].filter(([dx = 0, dy = 0]) => !answers(dx, dy));
      if (misses.length > 0) {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        small.push(
          `${target.tagName} ${name} (${Math.round(width)} × ${Math.round(height)}) misses ${misses.join(' and ')}`,
        );
      }
    }
    return small;
  });
}

/** What moves by itself. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
    return document
      .getAnimations()
      .filter(({playState}) => playState === 'running')
      .map(({effect}) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : ''));
  });
}

/** Texts and pictures of the first screen that are laid out but transparent. */
function hiddenAtFirst(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().top < window.innerHeight && element.checkVisibility())
      .filter((element) => !element.checkVisibility({opacityProperty: true}))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
