import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import type {Screen} from './screens';
import {onSlowPage, open, scrollLikeReader, waitForQuiet} from './slowBrowser';

/** The measurements of one visit. Times are in ms, and sizes in kB (1000 bytes), compressed. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** How long tasks took beyond 50 ms each, in all. */
  blocking: number;
  /** The sum of all layout shifts. */
  layoutShift: number;
  /** Everything that was sent before the visitor did anything. */
  kB: number;
  /** Everything that was sent until the visitor had scrolled to the end, without touching anything. */
  kBAfterScrolling?: number;
  /** Everything that was sent for a second page. */
  kBSecondPage?: number;
  /** The size of the document before and after compression. */
  documentRaw: number;
  documentSent: number;
  /** The number of elements in the document. */
  elements: number;
};

/** `observePage` stores these in a global variable of the page, where `readFigures` finds them. */
type Observed = {largestPaint: number; blocking: number; layoutShift: number};
type ObservedWindow = typeof globalThis & {observed: Observed};

/**
 * Opens a page with an empty cache, touches nothing, and measures until 3.5 s after the load event.
 * @param further if given, the visitor then scrolls to the end of the page and opens a second one
 */
export function visit(browser: Browser, url: string, screen: Screen, further?: {secondPage: string}): Promise<Visit> {
  const {pathname} = new URL(url);
  return onSlowPage(browser, screen, pathname, async (slow) => {
    await slow.page.addInitScript(observePage);
    await open(slow, url);
    await pause(3500);
    const figures = await slow.page.evaluate(readFigures);
    await waitForQuiet(slow);
    const kB = slow.sentBytes() / 1000;
    if (!further) return {...figures, kB};

    await scrollLikeReader(slow);
    await pause(2000);
    await waitForQuiet(slow);
    const kBAfterScrolling = slow.sentBytes() / 1000;

    await open(slow, further.secondPage);
    await pause(3500);
    await waitForQuiet(slow);
    const kBSecondPage = slow.sentBytes() / 1000 - kBAfterScrolling;
    return {...figures, kB, kBAfterScrolling, kBSecondPage};
  });
}

/** Runs in the page, before its own scripts. */
function observePage() {
  const observed: Observed = {largestPaint: 0, blocking: 0, layoutShift: 0};
  (globalThis as ObservedWindow).observed = observed;

  function onEntry(type: string, handle: (entry: PerformanceEntry & {value?: number}) => void) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
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
