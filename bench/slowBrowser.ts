import type {Browser, CDPSession, Page} from '@playwright/test';
import {defaultLocale} from '@/i18n/languages';
import {splitLocale} from '@/i18n/localePath';
import {type Screen, screens} from './screens';
import {elsewhere} from './servers';

export const localeOf = (address: string) => splitLocale(address).locale ?? defaultLocale;

/** A page on a slow screen, and how many bytes were sent to it so far. */
export type SlowPage = {page: Page; devtools: CDPSession; bytes: () => number};

/** Opens a page on another site, with an empty cache, and hands it over; closes it afterwards. */
export async function onSlowPage<Result>(
  browser: Browser,
  screen: Screen,
  address: string,
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const {context: options, latency, mbit, slowdown} = screens[screen];
  const context = await browser.newContext({...options, locale: localeOf(address)});
  try {
    const page = await context.newPage();
    await page.goto(elsewhere);
    const devtools = await context.newCDPSession(page);
    let sent = 0;
    devtools.on('Network.loadingFinished', ({encodedDataLength}) => {
      sent += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: mbit * 125_000,
      uploadThroughput: mbit * 62_500,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await use({page, devtools, bytes: () => sent});
  } finally {
    await context.close();
  }
}

/** Opens an address. @throws unless it answers 200 */
export async function open({page}: SlowPage, url: string, waitUntil: 'commit' | 'load' = 'load') {
  const response = await page.goto(url, {waitUntil});
  if (response?.status() !== 200) throw new Error(`${url} answers with ${response?.status()}`);
}

/** Reads down to a place, or to the end of the page, a screen at a time. */
export async function readDown({page}: SlowPage, selector = 'html') {
  for (let more = true; more; ) {
    await page.waitForTimeout(400);
    more = await page.evaluate((place) => {
      const bottom = document.querySelector(place)?.getBoundingClientRect().bottom ?? 0;
      const before = scrollY;
      if (bottom > innerHeight) scrollBy({top: Math.min(innerHeight, bottom - innerHeight / 2), behavior: 'instant'});
      return scrollY > before;
    }, selector);
  }
}
