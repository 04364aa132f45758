import type {Page, Request} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {alternateLocale, expect, header, holdRequests, ignoreProblems, samplePages, test} from './support';

/**
 * Runs in the page. The document has the rules for the header and the hero, without those for closed menus, print and hover.
 * Returns the rules of the style sheets that the document should have but lacks.
 */
function missingRules(): string[] {
  const heroEnd = document.querySelector('#hero-end');
  const links = [...(heroEnd?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])];
  const sheets = links.map(({sheet}) => sheet).filter((sheet) => sheet !== null);
  const inline = document.querySelector<HTMLStyleElement>('head > style');
  if (!sheets.length || sheets.length < links.length || !inline?.sheet) throw new Error('The page lacks its styles');

  // The document also lacks variables that the header and the hero do not use. So variables are not compared.
  const declarationsOf = ({style}: CSSStyleRule) =>
    [...style]
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join();

  const isForPrintOrHover = (rule: CSSRule) =>
    rule instanceof CSSMediaRule && ['print', '(hover: hover)'].includes(rule.conditionText);

  const styleRulesIn = (rules: CSSRuleList): CSSStyleRule[] => {
    const found: CSSStyleRule[] = [];
    for (const rule of rules) {
      if (isForPrintOrHover(rule)) continue;
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

  const selectingPseudoClasses = ['is', 'where', 'not', 'has', 'root'];
  const anySelecting = selectingPseudoClasses.map((name) => String.raw`${name}\b`).join('|');
  // Pseudo-elements, and pseudo-classes for states: without them `a:not(.b):hover::before` is `a:not(.b)`.
  const statesAndParts = new RegExp(String.raw`(?<!\\)::?(?!${anySelecting})[a-z-]+(\([^()]*\))?`, 'g');
  const elementsOf = ({selectorText}: CSSStyleRule) => {
    const selector = selectorText.replace(statesAndParts, '') || '*';
    try {
      return [...document.querySelectorAll(selector)].filter(isPaintedFirst);
    } catch {
      // The selector is invalid without its pseudo-classes.
      return [];
    }
  };

  const elementsByInlineDeclarations = new Map<string, Set<Element>>();
  for (const rule of styleRulesIn(inline.sheet.cssRules)) {
    const declarations = declarationsOf(rule);
    const elements = elementsByInlineDeclarations.get(declarations) ?? new Set();
    for (const element of elementsOf(rule)) elements.add(element);
    elementsByInlineDeclarations.set(declarations, elements);
  }
  const isMissing = (rule: CSSStyleRule) => {
    const styledInline = elementsByInlineDeclarations.get(declarationsOf(rule));
    return elementsOf(rule).some((element) => !styledInline?.has(element));
  };
  return sheets
    .flatMap(({cssRules}) => styleRulesIn(cssRules))
    .filter(isMissing)
    .map(({cssText}) => cssText);
}

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url} has all rules for header and hero in the document`, async ({page}) => {
    await page.goto(url);
    expect(await page.evaluate(missingRules)).toEqual([]);
  });
}

test('pages share style sheets, and a page loads each only once', async ({page}) => {
  const loaded = new Set<string>();
  for (const path of samplePages) {
    const sheetsOfPage: string[] = [];
    const listen = (request: Request) => {
      if (request.resourceType() === 'stylesheet') sheetsOfPage.push(request.url());
    };
    page.on('request', listen);
    await page.goto(path, {waitUntil: 'load'});
    page.off('request', listen);
    const newSheets = sheetsOfPage.filter((sheet) => !loaded.has(sheet));
    // The first page loads the shared sheets. Every other page loads at most one more, with the rules of its sections.
    if (loaded.size) expect(newSheets.length, path).toBeLessThanOrEqual(1);
    expect(new Set(sheetsOfPage).size, path).toBe(sheetsOfPage.length);
    for (const sheet of sheetsOfPage) loaded.add(sheet);
  }
});

const hasPainted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length > 0);

test('content below the hero appears once its style sheets have loaded, even if the first attempt fails', async ({
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

/** Runs in the page. Returns the selectors of a style sheet that match only elements of the footer. */
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
      // This browser does not support the selector.
      return [];
    }
  };
  if (!style.sheet) throw new Error('The page lacks its styles');
  return selectorsIn(style.sheet.cssRules).filter((selector) => {
    const elements = elementsOf(selector);
    return elements.length > 0 && elements.every((element) => element.closest('footer'));
  });
}

test('the document has no rules for the footer', async ({page}) => {
  await page.goto('/hi/pricing', {waitUntil: 'load'});
  expect(await page.locator('head > style').evaluate(footerSelectors)).toEqual([]);
});

test('before the style sheet has loaded, menus open by a click and not by hover', async ({page}) => {
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

/** Without its drawing, a hero is coloured down to its end. With it, the drawing reaches below the colour. */
const colouredToEnd = {property: 'background-size', value: 'auto'};

const firstPaints = [
  {width: 412, showsDrawing: false},
  {width: 1440, showsDrawing: true},
];

for (const {width, showsDrawing} of firstPaints) {
  test(`the first paint of a product page has its text, and in a wide window its drawing: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 823});
    const release = await holdRequests(page, '**/*.css');
    await page.goto('/products/orderkite', {waitUntil: 'commit'});
    const hero = page.locator('main section').first();
    const drawing = hero.locator('[role="img"]').first();
    await expect(hero.locator('h1')).toBeVisible();
    await expect(drawing).toBeVisible({visible: showsDrawing});
    if (!showsDrawing) await expect(hero).toHaveCSS(colouredToEnd.property, colouredToEnd.value);
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(823);
    release();
    await expect(drawing).toBeVisible();
    await expect(hero).not.toHaveCSS(colouredToEnd.property, colouredToEnd.value);
  });
}
