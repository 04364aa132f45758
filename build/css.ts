import postcss, {type Root} from 'postcss';
import {PurgeCSS, type StringRegExpArray, standardizeSafelist} from 'purgecss';
import {heroEndId} from '@/content/elementIds';
import {memoize} from '@/lib/memoize';
import {type Element, edit, isNextFile} from './html';

/** Media queries whose rules the first paint does not need: for print and for hover. */
const laterMedia = /^(print|\(hover: ?hover\))$/;
const customProperty = /--[\w-]+/g;
/** The attribute's name in a selector like `[data-open]`. */
const attributeInSelector = /(?<=\[)[\w-]+/g;
const spaces = /\s+/;
const startsWithPseudoClass = /^:/;

/**
 * A step that inlines the critical CSS, so that the header and the hero are painted without waiting for a style sheet. Next's own
 * style sheets move to the end of the hero (components/sections/HeroEnd.tsx).
 */
export function createInlineCss(read: (url: string) => string) {
  /** The style sheets with these URLs, which are separated by spaces. Most pages have the same ones. */
  const parseSheets = memoize((urls) => {
    const css = urls.split(' ').map(read).join('\n');
    return parseForFirstPaint(css);
  });

  return (html: string): Promise<string> =>
    edit(html, async (edits, elements) => {
      const links = elements.filter(isNextSheet);
      const head = elements.find(({name}) => name === 'head')?.content;
      const heroEnd = elements.find(({attributes}) => attributes.id === heroEndId)?.content;
      if (!links.length || !head || !heroEnd) throw new Error('no style sheet, or no end of a hero');

      // One text, because parseSheets remembers its results by it.
      const urls = links.map(({attributes}) => attributes.href).join(' ');
      const painted = elementsPaintedBefore(heroEnd.start, elements);
      const paintedNames = painted.flatMap(selectableNames);
      const paintedHtml = html.slice(0, heroEnd.start);
      const variables = paintedHtml.match(customProperty) ?? [];
      const rules = await purge(parseSheets(urls), paintedNames, variables);
      edits.appendLeft(head.end, `<style>${rules}</style>`);

      for (const {start, end, attributes} of links) {
        edits.remove(start, end);
        edits.appendRight(head.start, `<link rel="preload" as="style" href="${attributes.href}"/>`);
        edits.appendLeft(heroEnd.start, html.slice(start, end));
      }
    });
}

const isNextSheet = ({name, attributes}: Element): boolean =>
  name === 'link' && attributes.rel === 'stylesheet' && isNextFile(attributes.href);

function parseForFirstPaint(css: string): Root {
  // The rules move from a file in /_next/static/ into a document, whose address has other relative paths.
  const cssForDocument = css.replaceAll('url(../', 'url(/_next/static/');
  const sheet = postcss.parse(cssForDocument);
  // With `optional`, the first paint waits briefly for a font, which is cached after the first page. `swap` would flicker.
  sheet.walkDecls('font-display', (declaration) => {
    declaration.value = 'optional';
  });
  sheet.walkAtRules('media', (rule) => {
    if (laterMedia.test(rule.params)) rule.remove();
  });
  return sheet;
}

/** The elements that begin before an offset, except those in the panels of closed menus. */
function elementsPaintedBefore(offset: number, elements: readonly Element[]): Element[] {
  const above = elements.filter(({start}) => start < offset);
  const closedMenus = above.filter(({name, attributes}) => name === 'details' && !('open' in attributes));
  const panels: Element[] = [];
  for (const menu of closedMenus) {
    const inside = above.filter((element) => isInside(element, menu));
    const summary = inside.find(({name}) => name === 'summary');
    const panel = inside.find((element) => summary && element.start >= summary.end);
    if (panel) panels.push(panel);
  }
  return above.filter((element) => !panels.some((panel) => isInside(element, panel)));
}

const isInside = (element: Element, container: Element): boolean =>
  element.start > container.start && element.end < container.end;

const selectableNames = ({name, attributes}: Element) => [name, attributes.id, attributes.class];

/**
 * Does the same as PurgeCSS's `purge`, with a parsed sheet.
 * @param names the tag names, ids and classes of the page
 * @param variables those read or set outside of the sheet
 */
async function purge(sheet: Root, names: unknown[], variables: StringRegExpArray): Promise<Root> {
  const purger = new PurgeCSS();
  purger.options = {
    ...purger.options,
    keyframes: true,
    variables: true,
    // Scripts may set any attribute, and a selector may consist of a pseudo-class only.
    dynamicAttributes: sheet.toString().match(attributeInSelector) ?? [],
    safelist: standardizeSafelist([startsWithPseudoClass]),
  };
  purger.variablesStructure.safelist = variables;

  const content = {raw: names.join(' '), extension: 'txt'};
  const splitAtSpaces = {extensions: ['txt'], extractor: (text: string) => text.split(spaces)};
  const selectors = await purger.extractSelectorsFromString([content], [splitAtSpaces]);
  const pageSheet = sheet.clone();
  purger.walkThroughCSS(pageSheet, selectors);
  purger.removeUnusedKeyframes();
  purger.removeUnusedCSSVariables();
  removeEmptyRules(pageSheet);
  return pageSheet;
}

/** Removes rules without declarations, at-rules without rules, and `@property` of unused variables. */
function removeEmptyRules(sheet: Root) {
  sheet.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
  const css = sheet.toString();
  const isUsed = (variable: string) => css.includes(`var(${variable}`);
  sheet.walkAtRules((rule) => {
    const isUnusedProperty = rule.name === 'property' && !isUsed(rule.params);
    const isEmpty = rule.nodes?.length === 0;
    if (isUnusedProperty || isEmpty) rule.remove();
  });
}
