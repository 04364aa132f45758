import type {Page} from '@playwright/test';

/** What tests compare that look at how a page looks before and after its style rules have changed. */

/** A font that comes between two looks would count as a change. */
export const withoutFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort());

export const forgiveFonts = (problems: string[]) =>
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('.woff2')));

/** Opens a menu and an answer, and makes a form complain. */
export async function useEverything(page: Page) {
  const main = page.getByRole('main');
  const question = main.locator('button[aria-expanded="false"]:visible').first();
  if (await question.count()) await question.click();
  const send = main.locator('form [data-send]:visible').first();
  if (await send.count()) await send.click();
  await page.getByRole('banner').locator('button[aria-expanded="false"]:visible, summary:visible').first().click();
}

type Look = {name: string; shown: boolean; look: string[]};

/** How elements look and where they are, a line for each property, with a name for each element. */
export async function looksOf(page: Page, elements: string): Promise<Look[]> {
  // As one text: a million values take Playwright ten times as long.
  const text = await page.evaluate((selector) => {
    const looks = [...document.querySelectorAll(selector)].map((element): Look => {
      const style = getComputedStyle(element);
      // A page has no variables that nothing in it reads. Margins are seen in places: Chromium tells 0 for some that are automatic.
      const properties = [...style].filter((property) => !/^(?:--|margin)/.test(property));
      const {x, y, width, height} = element.getBoundingClientRect();
      return {
        name: `${element.tagName} ${element.getAttribute('class')}`,
        shown: element.checkVisibility(),
        look: [
          ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
          `place: ${[x, y + window.scrollY, width, height].map(Math.round)}`,
        ],
      };
    });
    return JSON.stringify(looks);
  }, elements);
  return JSON.parse(text);
}

/** The elements that look different, with the first property that does, ten at most. */
export const changes = (before: readonly Look[], after: readonly Look[]): string[] =>
  after
    .flatMap(({name, look}, index) => {
      const was = before[index]?.look ?? [];
      const at = look.findIndex((value, place) => value !== was[place]);
      return at < 0 ? [] : [`${name}: ${was[at]} → ${look[at]}`];
    })
    .slice(0, 10);
