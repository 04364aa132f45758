import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {tooltips} from '@/content/timesAndLimits';
import type {Screen} from './screens';
import {originOf} from './servers';
import {onSlowPage, open, type SlowPage, scrollLikeReader} from './slowBrowser';

/** A part of a page, and the effect of a touch on it. */
export type Interaction = {
  name: string;
  screen: Screen;
  path: string;
  /** A selector. */
  target: string;
  needsReact: boolean;
  /** The point that is touched, from the left edge (0) to the right (1). By default the middle. */
  touchedAt?: number;
  /** Runs in the page. Reads the immediate effect of a touch. By default the same as `readEffect`. */
  readFeedback?: () => string | undefined;
  /** Runs in the page. Reads the final effect of a touch. */
  readEffect: () => string | null | undefined;
  /** A delay that the specification requires. It is not counted. */
  delayMs?: number;
};

export const interactions: readonly Interaction[] = [
  {
    name: 'phone menu',
    screen: 'phone',
    path: '/',
    target: 'header summary',
    needsReact: false,
    readEffect: () => String(document.querySelector('header nav')?.checkVisibility()),
  },
  {
    name: 'question',
    screen: 'phone',
    path: '/partner-program',
    target: '#faq summary',
    needsReact: false,
    readEffect: () => String(document.querySelector<HTMLDetailsElement>('#faq details')?.open),
  },
  {
    // Without React the browser validates the fields, and focuses the first invalid one.
    name: 'empty form',
    screen: 'phone',
    path: '/contact',
    target: 'main form [type="submit"]',
    needsReact: false,
    readEffect: () => document.activeElement?.getAttribute('name'),
  },
  {
    name: 'feature filter',
    screen: 'phone',
    path: '/',
    target: '[role="tab"]:nth-of-type(2)',
    needsReact: true,
    readFeedback: () => {
      const tab = document.querySelector<HTMLElement>('[role="tab"]:nth-of-type(2)');
      return tab ? getComputedStyle(tab).backgroundColor : undefined;
    },
    readEffect: () => document.querySelector('[role="tab"]:nth-of-type(2)')?.ariaSelected,
  },
  {
    name: 'plan slider',
    screen: 'phone',
    path: '/pricing',
    target: '#plan-finder input',
    needsReact: true,
    touchedAt: 0.8,
    readFeedback: () => document.querySelector<HTMLInputElement>('#plan-finder input')?.value,
    readEffect: () => document.querySelector('#plan-finder input')?.ariaValueText,
  },
  {
    name: 'tooltip',
    screen: 'desktop',
    path: '/pricing',
    target: '#compare tbody [role="button"]',
    needsReact: true,
    readEffect: () => document.querySelector('[role="tooltip"]')?.textContent,
    delayMs: tooltips.delay,
  },
];

/** The moment of the touch: right after the first paint (`early`), or when the visitor has scrolled down to it (`read`). */
export const moments = ['early', 'read'] as const;
export type Moment = (typeof moments)[number];

/** The time in ms from the touch to the first visible reaction, and to the final effect. */
export type InteractionTimes = {feedback: number; effect: number};

/** `timeNextTouch` stores its result in a global variable of the page. */
type TimedWindow = typeof globalThis & {interactionTimes: Promise<InteractionTimes>};

/** Touches the target at a moment, and measures how long the reaction takes. */
export function touch(browser: Browser, interaction: Interaction, moment: Moment): Promise<InteractionTimes> {
  const {screen, path, target, touchedAt = 0.5, readEffect, readFeedback = readEffect, delayMs = 0} = interaction;
  return onSlowPage(browser, screen, path, async (slow) => {
    const {page} = slow;
    await open(slow, originOf('site') + path, moment === 'early' ? 'commit' : 'load');
    await waitForFirstPaint(page);
    await page.waitForSelector(target, {state: 'attached'});
    if (moment === 'read') {
      await scrollLikeReader(slow, target);
      await pause(2000);
    }
    const {x, y} = await scrollToPoint(slow, target, touchedAt);
    // The functions are passed to the page as source code.
    await page.evaluate(`(${timeNextTouch})(${readFeedback}, ${readEffect})`);
    if (screen === 'phone') await page.touchscreen.tap(x, y);
    else await page.mouse.move(x, y);
    const {feedback, effect} = await page.evaluate(() => (globalThis as TimedWindow).interactionTimes);
    return {
      feedback: Math.max(0, feedback - delayMs),
      effect: Math.max(0, effect - delayMs),
    };
  });
}

/** Measures the language switcher. Both times are those until the next page's first paint. */
export function switchLanguage(browser: Browser, path: string, moment: Moment): Promise<InteractionTimes> {
  return onSlowPage(browser, 'phone', path, async (slow) => {
    const {page} = slow;
    await open(slow, originOf('site') + path, moment === 'early' ? 'commit' : 'load');
    await waitForFirstPaint(page);
    if (moment === 'read') await pause(2000);
    const {x, y} = await scrollToPoint(slow, '[data-language-switch]', 0.5);
    const language = await page.evaluate(() => document.documentElement.lang);
    const pressedAt = Date.now();
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(isOtherPagePainted, language);
    const paintedAt = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (paint?.startTime ?? 0);
    });
    const time = paintedAt - pressedAt;
    return {feedback: time, effect: time};
  });
}

async function waitForFirstPaint(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Runs in the page. */
function isOtherPagePainted(formerLanguage: string): boolean {
  const isOtherPage = document.documentElement?.lang !== formerLanguage;
  return isOtherPage && performance.getEntriesByName('first-contentful-paint').length > 0;
}

/**
 * Scrolls the target into view.
 * @param share how far the point is from the target's left edge: 0.5 is the middle
 * @returns the point to touch
 */
function scrollToPoint({page}: SlowPage, target: string, share: number): Promise<{x: number; y: number}> {
  return page.evaluate(
    ({target, share}) => {
      const element = document.querySelector(target);
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left = 0, top = 0, width = 0, height = 0} = element?.getBoundingClientRect() ?? {};
      return {x: left + width * share, y: top + height / 2};
    },
    {target, share},
  );
}

/** Runs in the page. Measures the time from the next touch to the frames that show its feedback and its effect. */
function timeNextTouch(readFeedback: () => unknown, readEffect: () => unknown) {
  const feedbackBefore = readFeedback();
  const effectBefore = readEffect();
  (globalThis as TimedWindow).interactionTimes = new Promise((resolve) => {
    let touchedAt: number | undefined;
    let feedback: number | undefined;

    const onTouch = ({timeStamp}: Event) => {
      touchedAt ??= timeStamp;
    };
    addEventListener('pointerdown', onTouch, true);
    // A tooltip is opened by a mouse that hovers, and not by a press.
    addEventListener('mousemove', onTouch, true);

    /** Runs `act` after the current frame is painted: a message is handled in a task after the paint. */
    const afterPaint = (act: (now: number) => void) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => act(performance.now());
      port2.postMessage('');
    };

    /** Checks every frame until the effect is there. */
    const checkFrame = () => {
      if (touchedAt === undefined) {
        requestAnimationFrame(checkFrame);
        return;
      }
      const startedAt = touchedAt;
      if (feedback === undefined && readFeedback() !== feedbackBefore) {
        afterPaint((now) => {
          feedback = now - startedAt;
        });
      }
      if (readEffect() === effectBefore) {
        requestAnimationFrame(checkFrame);
        return;
      }
      afterPaint((now) => {
        const effect = now - startedAt;
        resolve({feedback: feedback ?? effect, effect});
      });
    };
    checkFrame();
  });
}
