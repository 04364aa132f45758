import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import type {Screen} from './screens';
import {onSlowPage, open, readDown} from './slowBrowser';

/** What one visit gave. Times in ms, sizes in kB of 1000 bytes as sent. */
export type Visit = {
  first: number;
  largest: number;
  blocking: number;
  shift: number;
  /** Everything that was sent before the visitor did anything. */
  kB: number;
  /** The same once the page was read to its end without a touch, and what a second page of the visit adds. */
  read?: number;
  second?: number;
  /** The document before and after compression, and its elements. */
  raw: number;
  sent: number;
  elements: number;
};

type Observed = typeof globalThis & {observed: Record<'largest' | 'blocking' | 'shift', number>};

/** Opens a page from another site with an empty cache, touches nothing, and measures until 3.5 s after the load event. */
export async function visit(browser: Browser, url: string, screen: Screen, further?: {second: string}): Promise<Visit> {
  const {pathname} = new URL(url);
  return onSlowPage(browser, screen, pathname, async (slow) => {
    await slow.page.addInitScript(observe);
    await open(slow, url);
    await pause(3500);
    const figures = await slow.page.evaluate(readFigures);
    await slow.page.waitForLoadState('networkidle');
    const kB = slow.bytes() / 1000;
    if (!further) return {...figures, kB};

    await readDown(slow);
    await pause(2000);
    await slow.page.waitForLoadState('networkidle');
    const read = slow.bytes() / 1000;
    await open(slow, further.second);
    await pause(3500);
    await slow.page.waitForLoadState('networkidle');
    const second = slow.bytes() / 1000 - read;
    return {...figures, kB, read, second};
  });
}

/** Runs in the page, before its own scripts. */
function observe() {
  const observed = {largest: 0, blocking: 0, shift: 0};
  (globalThis as Observed).observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry & {value?: number}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  on('largest-contentful-paint', (entry) => {
    observed.largest = entry.startTime;
  });
  on('longtask', (entry) => {
    observed.blocking += entry.duration - 50;
  });
  on('layout-shift', (entry) => {
    observed.shift += entry.value ?? 0;
  });
}

/** Runs in the page, at the end of the visit. */
function readFigures() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!paint || !navigation) throw new Error(`${location.href} was not painted`);
  return {
    ...(globalThis as Observed).observed,
    first: paint.startTime,
    raw: navigation.decodedBodySize / 1000,
    sent: navigation.encodedBodySize / 1000,
    elements: document.getElementsByTagName('*').length,
  };
}
