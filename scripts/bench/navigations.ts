import type {Browser, Page} from '@playwright/test';
import {localizedHref} from '@/i18n/navigation';
import {announced, type Locale} from '@/i18n/routing';
import {median} from './median';
import {desk, visiting, watchNetwork} from './visits';

/** Milliseconds from a click on a menu's link, fetched ahead while the pointer was on it, to the new page's heading. */
export type Navigation = {locale: Locale; from: string; to: string; milliseconds: number};

export async function navigationsOf(browser: Browser, origin: string, runs: number): Promise<Navigation[]> {
  const found: Navigation[] = [];
  for (const locale of announced) {
    const from = localizedHref(locale, '/');
    const times: number[] = [];
    let to = '';
    while (times.length < runs) {
      await visiting(browser, desk, async (page) => {
        times.push(await followed(page, origin + from));
        to = new URL(page.url()).pathname;
      });
    }
    found.push({locale, from, to, milliseconds: median(times)});
  }
  return found;
}

async function followed(page: Page, url: string): Promise<number> {
  const settled = watchNetwork(page);
  await page.goto(url);
  await settled(1000);
  await page.locator('header nav button[aria-expanded]').first().hover();
  const link = page.locator('header nav a[data-menu-link]:visible').first();
  await link.hover();
  await settled(1000);
  const time = page.evaluate(headingPainted);
  await link.click();
  return time;
}

/** In the page: from the click to the frame that shows another heading. */
function headingPainted(): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const watch = ({timeStamp}: Event) => {
      const look = () => {
        const heading = document.querySelector('h1')?.textContent;
        if (!heading || heading === before) return requestAnimationFrame(look);
        // A task of its own comes after the frame that this is called for.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', watch, {capture: true, once: true});
  });
}
