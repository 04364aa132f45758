import postcss, {type Root} from 'postcss';
import {ExtractorResultSets, PurgeCSS} from 'purgecss';
import {memoize} from '@/lib/memoize';
import {type Element, edit, isScript} from './html';

/** Reads a file of the build by its address, such as `/_next/static/chunks/x.css`. */
type Read = (address: string) => string;

/**
 * A step that puts the rules a page can use into its document, so that it is painted without waiting for a style sheet.
 * A rule stays if its classes and elements are in the page, or in a script that the page may load. `data-href` names the sheets
 * that the rules are from.
 */
export function createInlineCss(read: Read): (html: string) => string {
  const sheetOf = memoize((hrefs) => {
    const sheet = postcss.parse(
      hrefs
        .split(' ')
        .map((href) => read(href).replaceAll('url(../', 'url(/_next/static/'))
        .join('\n'),
    );
    // PurgeCSS drops what pseudo-classes alone select; the universal selector before them says the same.
    sheet.walkRules((rule) => {
      rule.selector = rule.selector.replace(/(?<=^|[\s(,>+~])(?=:\w)/g, '*');
    });
    return sheet;
  });
  const wordsOf = memoize((sources) => new Selectors(wordsIn(loadedScripts(sources.split(' '), read))));

  return (html) =>
    edit(html, (text, elements) => {
      const links = elements.filter(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet');
      const head = elements.find(({name}) => name === 'head')?.content;
      if (!links.length || !head) throw new Error('no style sheet');
      const scripts = elements.filter(isScript).map(({attributes}) => attributes.src);
      const hrefs = links.map(({attributes}) => attributes.href).join(' ');
      const css = purge(
        sheetOf(hrefs),
        [new Selectors(wordsOfPage(elements)), wordsOf(scripts.join(' '))],
        variablesIn(html),
      );
      for (const {start, end} of links) text.remove(start, end);
      text.appendLeft(head.end, `<style data-href="${hrefs}">${css}</style>`);
    });
}

/** Any attribute may be set by a script, so no rule goes for lack of one. */
class Selectors extends ExtractorResultSets {
  override hasAttrName = () => true;
  override hasAttrValue = () => true;
  override hasAttrPrefix = () => true;
  override hasAttrSuffix = () => true;
  override hasAttrSubstr = () => true;
}

/** @param variables those that something besides the sheet reads or sets */
function purge(sheet: Root, contents: Selectors[], variables: string[]): string {
  const all = contents.reduce<Selectors>((selectors, content) => selectors.merge(content), new Selectors([]));
  const purger = new PurgeCSS();
  purger.options = {...purger.options, keyframes: true, variables: true};
  purger.variablesStructure.safelist = variables;
  const page = sheet.clone();
  purger.walkThroughCSS(page, all);
  purger.removeUnusedKeyframes();
  purger.removeUnusedCSSVariables();
  // Each pass over the sheet adds the same prefixed declaration again, and purging leaves empty rules.
  page.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.type === 'decl' && before.toString() === declaration.toString()) declaration.remove();
  });
  page.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
  const rules = page.toString();
  page.walkAtRules('property', (property) => {
    if (!rules.includes(`var(${property.params}`)) property.remove();
  });
  return page.toString();
}

/** Element names, ids and classes as a browser reads them, and the words of inline scripts: React's data names classes. */
const wordsOfPage = (elements: readonly Element[]) => [
  ...elements.flatMap(({name, attributes}) => [name, attributes.id ?? '', ...(attributes.class ?? '').split(/\s+/)]),
  ...wordsIn(elements.flatMap(({name, content}) => (name === 'script' && content?.text) || [])),
];

const wordsIn = (scripts: readonly string[]) => scripts.flatMap((script) => script.split(/[\s"'`\\]+/));

const variablesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/** The text of these scripts and of those that they load. */
function loadedScripts(addresses: readonly string[], read: Read): string[] {
  const reached = new Map<string, string>();
  const visit = (address: string) => {
    if (!address || reached.has(address)) return;
    reached.set(address, read(address));
    for (const [chunk] of read(address).matchAll(/static\/chunks\/[\w.~-]+\.js/g)) visit(`/_next/${chunk}`);
  };
  addresses.forEach(visit);
  return [...reached.values()];
}
