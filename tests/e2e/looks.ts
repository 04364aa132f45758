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

/** The elements and properties that look different after a change of the style rules, ten at most. What is not shown has no looks. */
export async function changedBy(page: Page, change: (page: Page) => Promise<unknown>): Promise<string[]> {
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const style = getComputedStyle(element);
        const name = `${element.tagName} ${element.getAttribute('class')}`;
        if (!element.checkVisibility()) return {name, values: ['not shown']};
        // A page has no variables that nothing in it reads. Margins are seen in places: Chromium tells 0 for some that are automatic.
        const names = [...style].filter((property) => !/^(?:--|margin)/.test(property));
        const {x, y, width, height} = element.getBoundingClientRect();
        const place = [x, y + scrollY, width, height].map(Math.round);
        return {
          name,
          values: [...names.map((property) => `${property}: ${style.getPropertyValue(property)}`), `place: ${place}`],
        };
      }),
    );
  const before = await looks();
  await change(page);
  const after = await looks();
  return after
    .flatMap(({name, values}, index) => {
      const was = before[index]?.values ?? [];
      const at = values.findIndex((value, place) => value !== was[place]);
      return at < 0 ? [] : [`${name}: ${was[at]} → ${values[at]}`];
    })
    .slice(0, 10);
}
