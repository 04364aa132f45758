import postcss, {type Root} from 'postcss';
import {PurgeCSS, type StringRegExpArray, standardizeSafelist} from 'purgecss';
import {heroEndId} from '@/content/uiConstants';
import {memoize} from '@/lib/memoize';
import {type Element, edit} from './html';

/** Rules that nothing needs in the first paint: for paper, and for what is under a pointer. */
const laterMedia = /^(print|\(hover: ?hover\))$/;

/**
 * A step that paints the header and the hero without waiting for a style sheet: their rules stand in the document, and the page's
 * sheets, as Next wrote them, are asked for at the hero's end (components/sections/HeroEnd.tsx).
 */
export function createInlineCss(read: (address: string) => string) {
  const parseSheets = memoize((addresses) => {
    const css = addresses.split(' ').map(read).join('\n');
    const sheet = postcss.parse(css.replaceAll('url(../', 'url(/_next/static/'));
    // Files from an earlier page are there for the first paint, which `optional` waits for a moment; `swap` would flicker.
    sheet.walkDecls('font-display', (declaration) => {
      declaration.value = 'optional';
    });
    sheet.walkAtRules('media', (rule) => {
      if (laterMedia.test(rule.params)) rule.remove();
    });
    return sheet;
  });

  return (html: string): Promise<string> =>
    edit(html, async (text, elements) => {
      const links = elements.filter(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet');
      const head = elements.find(({name}) => name === 'head')?.content;
      const heroEnd = elements.find(({attributes}) => attributes.id === heroEndId)?.content;
      if (!links.length || !head || !heroEnd) throw new Error('no style sheet, or no end of a hero');

      const addresses = links.map(({attributes}) => attributes.href).join(' ');
      const painted = elementsPaintedBefore(heroEnd.start, elements);
      const variables = html.slice(0, heroEnd.start).match(/--[\w-]+/g) ?? [];
      const rules = await purge(parseSheets(addresses), painted.flatMap(wordsOf), variables);
      text.appendLeft(head.end, `<style>${rules}</style>`);

      for (const {start, end, attributes} of links) {
        text.remove(start, end);
        text.appendRight(head.start, `<link rel="preload" as="style" href="${attributes.href}"/>`);
        text.appendLeft(heroEnd.start, html.slice(start, end));
      }
    });
}

/** The elements above a place of the document, without what is inside the panels of closed menus. */
function elementsPaintedBefore(place: number, elements: readonly Element[]): Element[] {
  const above = elements.filter(({start}) => start < place);
  const closed = above.filter(({name, attributes}) => name === 'details' && !('open' in attributes));
  const panels = closed.flatMap(({start, end}) => {
    const inside = above.filter((element) => element.start > start && element.end < end);
    const summary = inside.find(({name}) => name === 'summary');
    return inside.find((element) => summary && element.start >= summary.end) ?? [];
  });
  return above.filter(({start, end}) => !panels.some((panel) => start > panel.start && end < panel.end));
}

const wordsOf = ({name, attributes}: Element) => [name, attributes.id, attributes.class];

/**
 * Does what PurgeCSS's own `purge` does, with a sheet that is parsed already.
 * @param words names of elements, ids and classes that are there
 * @param variables which are read or set outside the sheet
 */
async function purge(sheet: Root, words: unknown[], variables: StringRegExpArray): Promise<Root> {
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
  const content = [{raw: words.join(' '), extension: 'txt'}];
  const split = {extensions: ['txt'], extractor: (text: string) => text.split(/\s+/)};
  const page = sheet.clone();
  purger.walkThroughCSS(page, await purger.extractSelectorsFromString(content, [split]));
  purger.removeUnusedKeyframes();
  purger.removeUnusedCSSVariables();
  removeWhatIsEmpty(page);
  return page;
}

/** Rules without declarations, at-rules without rules, and types of variables that nothing reads. */
function removeWhatIsEmpty(page: Root) {
  page.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
  const css = page.toString();
  page.walkAtRules((rule) => {
    const isUnread = rule.name === 'property' && !css.includes(`var(${rule.params}`);
    if (isUnread || rule.nodes?.length === 0) rule.remove();
  });
}
