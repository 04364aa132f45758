import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import type {Screen} from './screens';
import {onSlowPage, open, readDown, waitForQuiet} from './slowBrowser';

/** What one visit gave. Times in ms, sizes in kB of 1000 bytes as sent. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** The parts of long tasks over 50 ms. */
  blocking: number;
  /** The sum of all. */
  layoutShift: number;
  /** Everything that was sent before the visitor did anything. */
  kB: number;
  /** The same once the page was read to its end without a touch. */
  kBRead?: number;
  /** What a second page of the visit adds. */
  kBSecondPage?: number;
  /** The document before and after compression, and its elements. */
  documentRaw: number;
  documentSent: number;
  elements: number;
};

/** What `observePage` leaves in the page for `readFigures`. */
type Observed = {largestPaint: number; blocking: number; layoutShift: number};
type ObservedWindow = typeof globalThis & {observed: Observed};

/**
 * Opens a page from another site with an empty cache, touches nothing, and measures until 3.5 s after the load event.
 * @param further where the visitor reads the page to its end, and which page they open then
 */
export function visit(browser: Browser, url: string, screen: Screen, further?: {secondPage: string}): Promise<Visit> {
  const {pathname} = new URL(url);
  return onSlowPage(browser, screen, pathname, async (slow) => {
    await slow.page.addInitScript(observePage);
    await open(slow, url);
    await pause(3500);
    const figures = await slow.page.evaluate(readFigures);
    await waitForQuiet(slow);
    const kB = slow.bytes() / 1000;
    if (!further) return {...figures, kB};

    await readDown(slow);
    await pause(2000);
    await waitForQuiet(slow);
    const kBRead = slow.bytes() / 1000;

    await open(slow, further.secondPage);
    await pause(3500);
    await waitForQuiet(slow);
    const kBSecondPage = slow.bytes() / 1000 - kBRead;
    return {...figures, kB, kBRead, kBSecondPage};
  });
}

/** Runs in the page, before its own scripts. */
function observePage() {
  const observed: Observed = {largestPaint: 0, blocking: 0, layoutShift: 0};
  (globalThis as ObservedWindow).observed = observed;

  function onEntry(type: string, take: (entry: PerformanceEntry & {value?: number}) => void) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    observer.observe({type, buffered: true});
  }
  onEntry('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime;
  });
  onEntry('longtask', (entry) => {
    observed.blocking += entry.duration - 50;
  });
  onEntry('layout-shift', (entry) => {
    observed.layoutShift += entry.value ?? 0;
  });
}

/** Runs in the page, at the end of the visit. */
function readFigures() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!paint || !navigation) throw new Error(`${location.href} was not painted`);
  return {
    ...(globalThis as ObservedWindow).observed,
    firstPaint: paint.startTime,
    documentRaw: navigation.decodedBodySize / 1000,
    documentSent: navigation.encodedBodySize / 1000,
    elements: document.getElementsByTagName('*').length,
  };
}
