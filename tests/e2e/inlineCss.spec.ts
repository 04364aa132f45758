import type {Page, Request} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {alternateLocale, expect, header, holdRequests, ignoreProblems, samplePages, test} from './support';

/**
 * The document has the rules of header and hero, but for what closed menus hold, and rules for paper and for a pointer.
 * Returns the other rules of the style sheets that something up there needs. Runs in the page.
 */
function missingRules(): string[] {
  const heroEnd = document.querySelector('#hero-end');
  const links = [...(heroEnd?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])];
  const sheets = links.flatMap(({sheet}) => sheet ?? []);
  const inline = document.querySelector<HTMLStyleElement>('head > style');
  if (!sheets.length || sheets.length < links.length || !inline?.sheet) throw new Error('The page lacks its styles');

  // A variable that nothing up there reads is left out as well.
  const declarationsOf = ({style}: CSSStyleRule) =>
    [...style]
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join();

  const isForLater = (rule: CSSRule) =>
    rule instanceof CSSMediaRule && ['print', '(hover: hover)'].includes(rule.conditionText);

  const styleRulesIn = (rules: CSSRuleList): CSSStyleRule[] => {
    const found: CSSStyleRule[] = [];
    for (const rule of rules) {
      if (isForLater(rule)) continue;
      if (rule instanceof CSSStyleRule && declarationsOf(rule)) found.push(rule);
      if ('cssRules' in rule) found.push(...styleRulesIn(rule.cssRules as CSSRuleList));
    }
    return found;
  };

  const isPaintedFirst = (element: Element) => {
    const isInClosedMenu = element.closest('details:not([open]) > :not(summary)') !== null;
    const isAfterHero =
      heroEnd !== null && Boolean(heroEnd.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    return !isInClosedMenu && !isAfterHero;
  };

  // States, and what elements generate; but not the pseudo-classes that say which element.
  const statesAndParts = /(?<!\\)::?(?!is\b|where\b|not\b|has\b|root\b)[a-z-]+(\([^()]*\))?/g;
  const elementsOf = ({selectorText}: CSSStyleRule) => {
    const selector = selectorText.replace(statesAndParts, '') || '*';
    try {
      return [...document.querySelectorAll(selector)].filter(isPaintedFirst);
    } catch {
      // What is left of it is no selector.
      return [];
    }
  };

  const painted = new Map<string, Set<Element>>();
  for (const rule of styleRulesIn(inline.sheet.cssRules)) {
    const declarations = declarationsOf(rule);
    const elements = painted.get(declarations) ?? new Set();
    for (const element of elementsOf(rule)) elements.add(element);
    painted.set(declarations, elements);
  }
  const isMissing = (rule: CSSStyleRule) =>
    elementsOf(rule).some((element) => !painted.get(declarationsOf(rule))?.has(element));
  return sheets
    .flatMap(({cssRules}) => styleRulesIn(cssRules))
    .filter(isMissing)
    .map(({cssText}) => cssText);
}

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url}: header and hero have their whole look before the style sheet is there`, async ({page}) => {
    await page.goto(url);
    expect(await page.evaluate(missingRules)).toEqual([]);
  });
}

test('all pages share the site’s sheets, and none is asked for twice', async ({page}) => {
  const seen = new Set<string>();
  for (const path of samplePages) {
    const sheetsOfPage: string[] = [];
    const listen = (request: Request) => {
      if (request.resourceType() === 'stylesheet') sheetsOfPage.push(request.url());
    };
    page.on('request', listen);
    await page.goto(path, {waitUntil: 'load'});
    page.off('request', listen);
    const fresh = sheetsOfPage.filter((sheet) => !seen.has(sheet));
    // The first page asks for what all share; another one for its own sections' sheet at most.
    if (seen.size) expect(fresh.length, path).toBeLessThanOrEqual(1);
    expect(new Set(sheetsOfPage).size, path).toBe(sheetsOfPage.length);
    for (const sheet of sheetsOfPage) seen.add(sheet);
  }
});

const hasPainted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length > 0);

test('what follows the hero waits for its styles; where they are lost they are asked for once more', async ({
  page,
  problems,
}) => {
  await page.route('**/*.css', (route) => route.abort(), {times: 1});
  const release = await holdRequests(page, '**/*.css');
  await page.goto('/hi/pricing', {waitUntil: 'commit'});
  await expect.poll(() => hasPainted(page)).toBe(true);
  await expect(page.locator('h1')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(0);
  release();
  await expect(footer).toBeVisible();
  await expect(footer).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  ignoreProblems(problems, /ERR_FAILED/);
});

/** The selectors of a style sheet's rules that match elements of the footer alone. Runs in the page. */
function footerSelectors(style: HTMLStyleElement): string[] {
  const selectorsIn = (rules: CSSRuleList): string[] => {
    const found: string[] = [];
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) found.push(rule.selectorText);
      if ('cssRules' in rule) found.push(...selectorsIn(rule.cssRules as CSSRuleList));
    }
    return found;
  };
  const elementsOf = (selector: string) => {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      // A part that this browser does not know.
      return [];
    }
  };
  return selectorsIn(style.sheet?.cssRules ?? new CSSStyleSheet().cssRules).filter((selector) => {
    const elements = elementsOf(selector);
    return elements.length > 0 && elements.every((element) => element.closest('footer'));
  });
}

test('the document has no rules of its footer', async ({page}) => {
  await page.goto('/hi/pricing', {waitUntil: 'load'});
  expect(await page.locator('head > style').evaluate(footerSelectors)).toEqual([]);
});

test('menus open by a click, not under the pointer, before the style sheet is there', async ({page}) => {
  const release = await holdRequests(page, '**/*.css');
  await page.goto('/hi/pricing', {waitUntil: 'commit'});
  const button = header(page).locator('[data-menu] > summary').first();
  const panel = header(page).locator('[data-menu] > summary + *').first();
  await expect(button).toBeVisible();
  await button.hover();
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  await expect(button).toBeInViewport({ratio: 1});
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

const firstPaints = [
  {width: 412, showsInterface: false},
  {width: 1440, showsInterface: true},
];

for (const {width, showsInterface} of firstPaints) {
  test(`a product’s words come first on its colour, with its interface only where there is room: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 823});
    const release = await holdRequests(page, '**/*.css');
    await page.goto('/products/orderkite', {waitUntil: 'commit'});
    const hero = page.locator('main section').first();
    const drawing = hero.locator('[role="img"]').first();
    await expect(hero.locator('h1')).toBeVisible();
    await expect(drawing).toBeVisible({visible: showsInterface});
    if (!showsInterface) await expect(hero).toHaveCSS('background-size', 'auto');
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(823);
    release();
    await expect(drawing).toBeVisible();
    await expect(hero).not.toHaveCSS('background-size', 'auto');
  });
}
