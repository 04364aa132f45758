import type {Request} from '@playwright/test';
import {publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {expect, holdRequests, ignoreProblems, samplePages, test} from './support';

/** The document has the rules of header and hero, but for what closed menus hold, and rules for paper and for a pointer. */
for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(publishedLocales[index % 2] ?? 'en', path);
  test(`${url}: header and hero have their whole look before the style sheet is there`, async ({page}) => {
    await page.goto(url);
    const lost = await page.evaluate(() => {
      const heroEnd = document.querySelector('#hero-end');
      const link = heroEnd?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
      const inline = document.querySelector<HTMLStyleElement>('head > style');
      if (!link?.sheet || !inline?.sheet) throw new Error('The page lacks its styles');

      // A variable that nothing up there reads is left out as well.
      const declarationsOf = ({style}: CSSStyleRule) =>
        [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
          .join();
      const isForLater = (rule: CSSRule) =>
        rule instanceof CSSMediaRule && ['print', '(hover: hover)'].includes(rule.conditionText);
      const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (isForLater(rule)) return [];
          const nested = 'cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : [];
          return rule instanceof CSSStyleRule && declarationsOf(rule) ? [rule, ...nested] : nested;
        });
      const isPaintedFirst = (element: Element) =>
        !element.closest('details:not([open]) > :not(summary)') &&
        !(heroEnd && heroEnd.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
      // Without states, and what elements generate.
      const elementsOf = ({selectorText}: CSSStyleRule) => {
        const still =
          selectorText.replace(/(?<!\\)::?(?!is\b|where\b|not\b|has\b|root\b)[a-z-]+(\([^()]*\))?/g, '') || '*';
        try {
          return [...document.querySelectorAll(still)].filter(isPaintedFirst);
        } catch {
          return [];
        }
      };
      const kept = new Map<string, Set<Element>>();
      for (const rule of styleRules(inline.sheet.cssRules)) {
        const key = declarationsOf(rule);
        kept.set(key, new Set([...(kept.get(key) ?? []), ...elementsOf(rule)]));
      }
      return styleRules(link.sheet.cssRules)
        .filter((rule) => elementsOf(rule).some((element) => !kept.get(declarationsOf(rule))?.has(element)))
        .map(({cssText}) => cssText);
    });
    expect(lost).toEqual([]);
  });
}

test('all pages share one style sheet, and none is asked for twice', async ({page}) => {
  const asked = new Set<string>();
  for (const path of samplePages) {
    const sheets: string[] = [];
    const listen = (request: Request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    };
    page.on('request', listen);
    await page.goto(path);
    page.off('request', listen);
    expect(sheets.length, path).toBeLessThanOrEqual(1);
    for (const sheet of sheets) asked.add(sheet);
  }
  expect(asked.size).toBe(1);
});

test('what follows the hero waits for its styles; where they are lost they are asked for once more', async ({
  page,
  problems,
}) => {
  await page.route('**/*.css', (route) => route.abort(), {times: 1});
  const release = await holdRequests(page, '**/*.css');
  await page.goto('/hi/pricing', {waitUntil: 'commit'});
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.locator('head > style').textContent()).not.toContain('.site-footer ');
  const button = page.locator('.menu-button').first();
  await button.hover();
  await expect(page.locator('.menu-panel').first()).toBeHidden();
  await button.click();
  await expect(page.locator('.menu-panel').first()).toBeVisible();
  await expect(button).toBeInViewport({ratio: 1});
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  ignoreProblems(problems, /ERR_FAILED/);
});

for (const width of [412, 1440])
  test(`a product’s words come first on its colour, with its interface only where there is room: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 823});
    const release = await holdRequests(page, '**/*.css');
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
