import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import type {Path} from '@/content/paths';
import {localizedHref} from '@/i18n/navigation';
import {announced, type Locale} from '@/i18n/routing';
import {median} from './median';
import {phone, visiting, watchNetwork} from './visits';

/** Milliseconds from a touch to the picture that answers it, in the middle of all runs. */
export type Interaction = {name: string; locale: Locale; milliseconds: number};

type Touch = {name: string; path: Path; target: string};

const touches: Touch[] = [
  {name: 'mobile menu', path: '/', target: 'header summary:visible'},
  {name: 'feature filter', path: '/', target: 'main [role="tab"][aria-selected="false"]:visible'},
  {
    name: 'accordion entry',
    path: '/partner-program',
    target: 'main :is(button[aria-expanded="false"], details:not([open]) > summary):visible',
  },
  {name: 'language switch', path: '/', target: '[data-language-switch]:visible'},
];

/** A browser reports no interaction that is shorter, and every one in steps of eight. */
export const shortest = 16;

const slowness = 4;

export async function interactionsOf(browser: Browser, origin: string, runs: number): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const {name, path, target} of touches) {
    for (const locale of announced) {
      const times: number[] = [];
      const url = origin + localizedHref(locale, path);
      while (times.length < runs) times.push(await visiting(browser, phone, (page) => touched(page, url, target)));
      found.push({name, locale, milliseconds: median(times)});
    }
  }
  return found;
}

async function touched(page: Page, url: string, target: string): Promise<number> {
  const durations: number[] = [];
  await page.exposeFunction('tellDuration', (duration: number) => durations.push(duration));
  const settled = watchNetwork(page);
  await page.goto(url);
  await settled(1000);
  const element = page.locator(target).first();
  await element.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
  // What scrolling has woken up.
  await settled(1000);
  // This very element: once it is open, the selector means the next one. Only now: what comes near may put up another in its place.
  const node = await element.elementHandle();
  if (!node) throw new Error(`There is no ${target} on ${url}.`);
  await page.evaluate(tellDurations);
  // The document that a link leads to never comes: it would take the place of the one that answers.
  let left = false;
  await page.route('**', (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    left = true;
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: slowness});
  const box = await node.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen on ${url}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await pause(2000);
  if (!(left || (await node.evaluate(isOpen)))) throw new Error(`${target} on ${url} does not answer a touch.`);
  return Math.max(shortest, ...durations);
}

/** In the page: whether what was touched has become the open or the chosen one. */
function isOpen(element: Element): boolean {
  const state = element.getAttribute('aria-selected') ?? element.getAttribute('aria-expanded');
  return state ? state === 'true' : element.closest('details')?.open === true;
}

/** In the page: tells how long each event of a touch took, from the finger to the next paint. */
function tellDurations() {
  const {tellDuration} = window as Window & {tellDuration?: (duration: number) => void};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Others of the same touch, such as a pointer that comes over, are no interaction.
      if (entry.interactionId) tellDuration?.(entry.duration);
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}
