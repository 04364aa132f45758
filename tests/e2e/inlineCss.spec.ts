import {publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, forgive, holdScripts, kinds, test} from './support';

/**
 * The build leaves out of a page's styles what no element can have, and of those in its document what none in its hero has, what
 * closed menus hold, and rules for paper and for a pointer.
 */
for (const [index, path] of kinds.entries()) {
  const url = localizedHref(publishedLocales[index % 2] ?? 'en', path);
  test(`${url} has every rule of the site’s that an element matches, its hero at once`, async ({page}) => {
    await page.goto(url);
    const lost = await page.evaluate(async () => {
      // A variable that nothing on the page reads is left out as well.
      const declarationsOf = ({style}: CSSStyleRule) =>
        [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
          .join();
      const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return declarationsOf(rule) ? [rule] : [];
          return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
        });
      // Without states, and what elements generate.
      const elementsOf = ({selectorText}: CSSStyleRule) => {
        const still =
          selectorText.replace(/(?<!\\)::?(?!is\b|where\b|not\b|has\b|root\b)[a-z-]+(\([^()]*\))?/g, '') || '*';
        try {
          return [...document.querySelectorAll(still)];
        } catch {
          return [];
        }
      };
      const inline = document.querySelector<HTMLStyleElement>('style[data-href]');
      const hrefs = inline?.dataset.href?.split(' ') ?? [];
      const sheets = await Promise.all(
        hrefs.map(async (href) => new CSSStyleSheet().replace(await (await fetch(href)).text())),
      );
      const heroEnd = document.querySelector<HTMLLinkElement>('#hero-end');
      const isUnseen = (element: Element) =>
        element.closest('details:not([open]) > :not(summary)') ||
        (heroEnd && heroEnd.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
      const isForLater = ({parentRule}: CSSRule): boolean =>
        (parentRule instanceof CSSMediaRule && ['print', '(hover: hover)'].includes(parentRule.conditionText)) ||
        (parentRule !== null && isForLater(parentRule));
      const kept = new Map<string, Set<Element>>();
      for (const sheet of [inline?.sheet, heroEnd?.sheet])
        for (const rule of styleRules(sheet?.cssRules ?? new CSSStyleSheet().cssRules)) {
          const isAnywhere = sheet === inline?.sheet || isForLater(rule);
          const elements = elementsOf(rule).filter((element) => isAnywhere || isUnseen(element));
          const key = declarationsOf(rule);
          kept.set(key, new Set([...(kept.get(key) ?? []), ...elements]));
        }
      return sheets
        .flatMap(({cssRules}) => styleRules(cssRules))
        .filter((rule) => elementsOf(rule).some((element) => !kept.get(declarationsOf(rule))?.has(element)))
        .map(({cssText}) => cssText);
    });
    expect(lost).toEqual([]);
  });
}

test('what follows the hero waits for its styles; where they are lost it comes all the same, and then in its look', async ({
  page,
  problems,
}) => {
  await page.route('**/own/*.css', (route) => route.abort());
  const release = await holdScripts(page, '**/own/*.css');
  await page.goto('/hi/pricing', {waitUntil: 'commit'});
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.locator('style[data-href]').textContent()).not.toContain('.site-footer ');
  const button = page.locator('.menu-button').first();
  await button.hover();
  await expect(page.locator('.menu-panel').first()).toBeHidden();
  await button.click();
  await expect(page.locator('.menu-panel').first()).toBeVisible();
  await expect(button).toBeInViewport({ratio: 1});
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  forgive(problems, /ERR_FAILED/);
});

for (const width of [412, 1440])
  test(`a product’s words come first on its colour, with its interface only where there is room: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 823});
    const release = await holdScripts(page, '**/own/*.css');
    await page.goto('/products/orderkite', {waitUntil: 'commit'});
    const [hero, scene] = [page.locator('.product-hero'), page.locator('.product-hero [role="img"]').first()];
    await expect(hero.locator('h1')).toBeVisible();
    await expect(scene).toBeVisible({visible: width > 480});
    if (width < 480) await expect(hero).toHaveCSS('background-size', 'auto');
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(823);
    release();
    await expect(scene).toBeVisible();
    await expect(hero).not.toHaveCSS('background-size', 'auto');
  });
