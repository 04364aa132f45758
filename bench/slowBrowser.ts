import type {Browser, CDPSession, Page} from '@playwright/test';
import {defaultLocale} from '@/i18n/languages';
import {splitLocale} from '@/i18n/localePath';
import {type Screen, screens} from './screens';
import {startPage} from './servers';

export const localeOf = (address: string) => splitLocale(address).locale ?? defaultLocale;

/** A page in a slowed browser. `sentBytes` returns how many bytes were sent to it so far. */
export type SlowPage = {page: Page; devtools: CDPSession; sentBytes: () => number};

/** Opens a browser page on another origin, with an empty cache. It is closed when `use` has finished. */
export async function onSlowPage<Result>(
  browser: Browser,
  screen: Screen,
  address: string,
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const {context: options, latencyMs, megabitsPerSecond, cpuSlowdown} = screens[screen];
  const bytesPerSecond = megabitsPerSecond * 125_000;
  const context = await browser.newContext({...options, locale: localeOf(address)});
  try {
    const page = await context.newPage();
    await page.goto(startPage);
    const devtools = await context.newCDPSession(page);
    let total = 0;
    devtools.on('Network.loadingFinished', ({encodedDataLength}) => {
      total += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    return await use({page, devtools, sentBytes: () => total});
  } finally {
    await context.close();
  }
}

/** Waits until nothing was sent for a second. After 15 seconds it gives up, so that a page that keeps loading does not stop the bench. */
export async function waitForQuiet({page, sentBytes}: SlowPage) {
  const deadline = Date.now() + 15_000;
  let before = -1;
  while (before !== sentBytes() && Date.now() < deadline) {
    before = sentBytes();
    await page.waitForTimeout(1000);
  }
}

/** Opens an address. @throws unless it answers 200 */
export async function open({page}: SlowPage, url: string, waitUntil: 'commit' | 'load' = 'load') {
  const response = await page.goto(url, {waitUntil});
  if (response?.status() !== 200) throw new Error(`${url} answers with ${response?.status()}`);
}

/** Scrolls down to an element, or to the end of the page, one screen at a time like a reader. */
export async function scrollLikeReader({page}: SlowPage, selector = 'html') {
  let hasMore = true;
  while (hasMore) {
    await page.waitForTimeout(400);
    hasMore = await page.evaluate(scrollTowards, selector);
  }
}

/**
 * Runs in the page.
 * @returns whether it has scrolled
 */
function scrollTowards(selector: string): boolean {
  const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
  const before = scrollY;
  if (bottom > innerHeight) {
    const distance = Math.min(innerHeight, bottom - innerHeight / 2);
    scrollBy({top: distance, behavior: 'instant'});
  }
  return scrollY > before;
}
