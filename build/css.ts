import postcss, {type Root} from 'postcss';
import {PurgeCSS, type StringRegExpArray, standardizeSafelist} from 'purgecss';
import {heroEndId} from '@/content/elementIds';
import {memoize} from '@/lib/memoize';
import {type Element, edit, isNextFile} from './html';

/** Rules that nothing needs in the first paint: for paper, and for what is under a pointer. */
const laterMedia = /^(print|\(hover: ?hover\))$/;

/**
 * A step that paints the header and the hero without waiting for a style sheet: their rules stand in the document, and the page's
 * sheets, as Next wrote them, are requested at the hero's end (components/sections/HeroEnd.tsx).
 */
export function createInlineCss(read: (address: string) => string) {
  /** By addresses, separated by spaces: most pages have the same sheets. */
  const parseSheets = memoize((addresses) => {
    const css = addresses.split(' ').map(read).join('\n');
    return parseForFirstPaint(css);
  });

  return (html: string): Promise<string> =>
    edit(html, async (text, elements) => {
      const links = elements.filter(isNextSheet);
      const head = elements.find(({name}) => name === 'head')?.content;
      const heroEnd = elements.find(({attributes}) => attributes.id === heroEndId)?.content;
      if (!links.length || !head || !heroEnd) throw new Error('no style sheet, or no end of a hero');

      const addresses = links.map(({attributes}) => attributes.href).join(' ');
      const painted = elementsPaintedBefore(heroEnd.start, elements);
      const variables = html.slice(0, heroEnd.start).match(/--[\w-]+/g) ?? [];
      const rules = await purge(parseSheets(addresses), painted.flatMap(selectableNames), variables);
      text.appendLeft(head.end, `<style>${rules}</style>`);

      for (const {start, end, attributes} of links) {
        text.remove(start, end);
        text.appendRight(head.start, `<link rel="preload" as="style" href="${attributes.href}"/>`);
        text.appendLeft(heroEnd.start, html.slice(start, end));
      }
    });
}

const isNextSheet = ({name, attributes}: Element): boolean =>
  name === 'link' && attributes.rel === 'stylesheet' && isNextFile(attributes.href);

function parseForFirstPaint(css: string): Root {
  const sheet = postcss.parse(css.replaceAll('url(../', 'url(/_next/static/'));
  // Files from an earlier page are there for the first paint, which `optional` waits for a moment; `swap` would flicker.
  sheet.walkDecls('font-display', (declaration) => {
    declaration.value = 'optional';
  });
  sheet.walkAtRules('media', (rule) => {
    if (laterMedia.test(rule.params)) rule.remove();
  });
  return sheet;
}

/** The elements that begin before an offset of the document, without what is inside the panels of closed menus. */
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

/** What the selectors of a style sheet may name an element by. */
const selectableNames = ({name, attributes}: Element) => [name, attributes.id, attributes.class];

/**
 * Does what PurgeCSS's own `purge` does, with a sheet that is parsed already.
 * @param names of elements, ids and classes that are there
 * @param variables which are read or set outside the sheet
 */
async function purge(sheet: Root, names: unknown[], variables: StringRegExpArray): Promise<Root> {
  const purger = new PurgeCSS();
  purger.options = {
    ...purger.options,
    keyframes: true,
    variables: true,
    // A script may set any attribute. Pseudo-classes may select alone.
    dynamicAttributes: sheet.toString().match(/(?<=\[)[\w-]+/g) ?? [],
    safelist: standardizeSafelist([/^:/]),
  };
  purger.variablesStructure.safelist = variables;

  const content = {raw: names.join(' '), extension: 'txt'};
  const splitAtSpaces = {extensions: ['txt'], extractor: (text: string) => text.split(/\s+/)};
  const selectors = await purger.extractSelectorsFromString([content], [splitAtSpaces]);
  const page = sheet.clone();
  purger.walkThroughCSS(page, selectors);
  purger.removeUnusedKeyframes();
  purger.removeUnusedCSSVariables();
  removeEmptyRules(page);
  return page;
}

/** Rules without declarations, at-rules without rules, and types of variables that nothing reads. */
function removeEmptyRules(page: Root) {
  page.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
  const css = page.toString();
  page.walkAtRules((rule) => {
    const isUnread = rule.name === 'property' && !css.includes(`var(${rule.params}`);
    const isEmpty = rule.nodes?.length === 0;
    if (isUnread || isEmpty) rule.remove();
  });
}
