import {setTimeout as pause} from 'node:timers/promises';
import {
  type BrowserContextOptions,
  type Browser as Chromium,
  chromium,
  type Page,
  type Request,
} from '@playwright/test';
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

/** A page that is still asking for something after so many milliseconds does not become quiet any more. */
const patience = 60_000;

/**
 * Counts what a page asks for; the function that it returns waits until nothing has been under way for so long.
 * @throws when something is under way for a minute
 */
export function watchNetwork(page: Page): (milliseconds: number) => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const begins = (request: Request) => {
    open.add(request);
    last = performance.now();
  };
  const ends = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', begins);
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return async (milliseconds) => {
    const start = performance.now();
    last = start;
    while (open.size > 0 || performance.now() - last < milliseconds) {
      if (performance.now() - start > patience)
        throw new Error(`${page.url()} waits for ${[...open].map((request) => request.url()).join(', ') || 'ever'}.`);
      await pause(50);
    }
  };
}
