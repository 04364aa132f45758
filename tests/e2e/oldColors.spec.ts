import type {Route} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {alternateLocale, axeViolations, expect, narrowWindow, samplePages, test, wideWindow} from './support';

/**
 * Colours in browsers without these functions, such as Chrome 109, the last for Windows 7 and 8, which shops still use. The test removes
 * the functions from the style sheets.
 */

/** Including `in oklab` of gradients. */
const newFunctions = /\b(?:oklch|oklab|color-mix|light-dark)\(|\bin oklab\b/g;

async function takeAway(route: Route) {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({response, body: text.replace(newFunctions, (name) => `un${name}`)});
}

/** Fields whose border has the colour of their background. Runs in the page. */
function fieldsWithoutBorder(): string[] {
  const fields = [
    ...document.querySelectorAll(
      'main :is(input:not([type="range"], [type="checkbox"], [tabindex="-1"]), textarea, select)',
    ),
  ];
  return fields
    .filter((field) => field.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((field) => {
      const {borderBottomWidth, borderBottomColor} = getComputedStyle(field);
      const {backgroundColor} = getComputedStyle(field.parentElement ?? field);
      return (
        Number.parseFloat(borderBottomWidth) === 0 || [backgroundColor, 'rgba(0, 0, 0, 0)'].includes(borderBottomColor)
      );
    })
    .map(({outerHTML}) => outerHTML.slice(0, 80));
}

const looks = [
  {colorScheme: 'light', viewport: wideWindow},
  {colorScheme: 'dark', viewport: narrowWindow},
] as const;

// The page's policy would block the changed styles.
test.use({bypassCSP: true, reducedMotion: 'reduce'});

for (const look of looks) {
  test.describe(`${look.colorScheme}, without oklch() and color-mix()`, () => {
    test.use(look);

    for (const [index, path] of samplePages.entries()) {
      const url = localizedHref(alternateLocale(index), path);

      test(`${url} is readable, and its fields are visible`, async ({page}) => {
        await page.route(({pathname}) => pathname === url || pathname.endsWith('.css'), takeAway);
        await page.goto(url);
        expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
        expect(await page.evaluate(fieldsWithoutBorder)).toEqual([]);
      });
    }
  });
}
