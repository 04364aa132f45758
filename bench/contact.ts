import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {tooltips} from '@/content/uiConstants';
import type {Screen} from './screens';
import {originOf} from './servers';
import {onSlowPage, open, readDown, type SlowPage} from './slowBrowser';

/** Something that a visitor touches. `sign` and `answer` run in the page: what a touch changes at once, and in the end. */
export type Contact = {
  name: string;
  screen: Screen;
  path: string;
  target: string;
  needsReact: boolean;
  /** How far along the target it is touched, from 0 to 1. */
  at?: number;
  sign?: () => string | undefined;
  answer: () => string | null | undefined;
  /** What the specification has it wait, in ms: not counted. */
  delay?: number;
};

export const contacts: readonly Contact[] = [
  {
    name: 'phone menu',
    screen: 'phone',
    path: '/',
    target: 'header summary',
    needsReact: false,
    answer: () => String(document.querySelector('header nav')?.checkVisibility()),
  },
  {
    name: 'question',
    screen: 'phone',
    path: '/partner-program',
    target: '#faq button',
    needsReact: false,
    answer: () => document.querySelector('#faq button')?.ariaExpanded,
  },
  {
    // The browser itself checks the fields until React does, and goes to the first that is wrong.
    name: 'empty form',
    screen: 'phone',
    path: '/contact',
    target: 'main form [type="submit"]',
    needsReact: false,
    answer: () => document.activeElement?.getAttribute('name'),
  },
  {
    name: 'feature filter',
    screen: 'phone',
    path: '/',
    target: '[role="tab"]:nth-of-type(2)',
    needsReact: true,
    sign: () => {
      const tab = document.querySelector<HTMLElement>('[role="tab"]:nth-of-type(2)');
      return tab ? getComputedStyle(tab).backgroundColor : undefined;
    },
    answer: () => document.querySelector('[role="tab"]:nth-of-type(2)')?.ariaSelected,
  },
  {
    name: 'plan slider',
    screen: 'phone',
    path: '/pricing',
    target: '#plan-finder input',
    needsReact: true,
    at: 0.8,
    sign: () => document.querySelector<HTMLInputElement>('#plan-finder input')?.value,
    answer: () => document.querySelector('#plan-finder input')?.ariaValueText,
  },
  {
    name: 'tooltip',
    screen: 'window',
    path: '/pricing',
    target: '#compare tbody button',
    needsReact: true,
    answer: () => document.querySelector('[role="tooltip"]')?.textContent,
    delay: tooltips.delay,
  },
];

export type Moment = 'early' | 'read';

/** ms from the touch to the paint that shows it, and to the one that shows its effect. */
export type Answer = {shown: number; answered: number};

type Timed = typeof globalThis & {timed: Promise<Answer>};

/** Touches something right after the first paint, or once the visitor has read down to it. */
export function touch(browser: Browser, contact: Contact, moment: Moment): Promise<Answer> {
  const {screen, path, target, at = 0.5, answer, sign = answer, delay = 0} = contact;
  return onSlowPage(browser, screen, path, async (slow) => {
    const {page} = slow;
    await open(slow, originOf('site') + path, moment === 'early' ? 'commit' : 'load');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForSelector(target, {state: 'attached'});
    if (moment === 'read') {
      await readDown(slow, target);
      await pause(2000);
    }
    const {x, y} = await placeOf(slow, target, at);
    await page.evaluate(`(${time})(${sign}, ${answer})`);
    if (screen === 'phone') await page.touchscreen.tap(x, y);
    else await page.mouse.move(x, y);
    const {shown, answered} = await page.evaluate(() => (globalThis as Timed).timed);
    return {shown: Math.max(0, shown - delay), answered: Math.max(0, answered - delay)};
  });
}

/** Presses the other language. ms until the next page's first paint. */
export function switchLanguage(browser: Browser, path: string, moment: Moment): Promise<Answer> {
  return onSlowPage(browser, 'phone', path, async (slow) => {
    const {page} = slow;
    await open(slow, originOf('site') + path, moment === 'early' ? 'commit' : 'load');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (moment === 'read') await pause(2000);
    const {x, y} = await placeOf(slow, '[data-language-switch]', 0.5);
    const language = await page.evaluate(() => document.documentElement.lang);
    const pressed = Date.now();
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(
      (former) =>
        document.documentElement?.lang !== former && performance.getEntriesByName('first-contentful-paint').length > 0,
      language,
    );
    const painted = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    return {shown: painted - pressed, answered: painted - pressed};
  });
}

/** Brings the target into the window, and gives a point on it. */
const placeOf = ({page}: SlowPage, target: string, at: number) =>
  page.evaluate(
    ([selector, share]) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left = 0, top = 0, width = 0, height = 0} = element?.getBoundingClientRect() ?? {};
      return {x: left + width * share, y: top + height / 2};
    },
    [target, at] as const,
  );

/** Runs in the page: times the next touch, to the frames in which what it changes is seen. */
function time(sign: () => unknown, answer: () => unknown) {
  const before = {sign: sign(), answer: answer()};
  (globalThis as Timed).timed = new Promise((resolve) => {
    let touched: number | undefined;
    let shown: number | undefined;
    const onTouch = ({timeStamp}: Event) => {
      touched ??= timeStamp;
    };
    // A mouse that hovers has no press.
    for (const type of ['pointerdown', 'mousemove']) addEventListener(type, onTouch, true);

    /** What a frame shows is painted before the task behind it. */
    const afterPaint = (act: (now: number) => void) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => act(performance.now());
      port2.postMessage('');
    };
    const look = () => {
      if (touched !== undefined && shown === undefined && sign() !== before.sign) {
        const begun = touched;
        afterPaint((now) => {
          shown = now - begun;
        });
      }
      if (touched === undefined || answer() === before.answer) {
        requestAnimationFrame(look);
        return;
      }
      const begun = touched;
      afterPaint((now) => resolve({shown: shown ?? now - begun, answered: now - begun}));
    };
    look();
  });
}
