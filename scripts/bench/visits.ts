import {setTimeout as pause} from 'node:timers/promises';
import {type BrowserContextOptions, type Browser as Chromium, chromium, type Page} from '@playwright/test';
import {type Browser, findBrowser} from '../browser';

/** A phone as Lighthouse has it. */
export const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
export const desk = {viewport: {width: 1440, height: 900}};

/** A browser for the time that it is used. */
export async function browsing<Result>(use: (browser: Chromium) => Promise<Result>): Promise<Result> {
  const {executablePath, args, env} = await findBrowser();
  const browser = await chromium.launch({executablePath, args, env: {...process.env, ...env} as Browser['env']});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A visitor with an empty cache, who is gone afterwards. */
export async function visiting<Result>(
  browser: Chromium,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Counts what a page asks for; the function that it returns waits until nothing has been under way for so long. */
export function watchNetwork(page: Page): (milliseconds: number) => Promise<void> {
  let open = 0;
  let last = performance.now();
  const count = (by: number) => () => {
    open += by;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async (milliseconds) => {
    last = performance.now();
    while (open > 0 || performance.now() - last < milliseconds) await pause(50);
  };
}
