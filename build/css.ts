import postcss, {type Root} from 'postcss';
import {PurgeCSS, standardizeSafelist} from 'purgecss';
import {memoize} from '@/lib/memoize';
import {type Element, edit, isScript} from './html';

/**
 * A step that puts the rules a page can use into its document, so that it is painted without waiting for a style sheet: those
 * whose classes and elements are in the page, or in a script that it may load. `data-href` names the sheets that they are from.
 */
export function createInlineCss(read: (address: string) => string): (html: string) => Promise<string> {
  const sheetOf = memoize((hrefs) =>
    postcss.parse(hrefs.split(' ').map(read).join('\n').replaceAll('url(../', 'url(/_next/static/')),
  );
  const wordsOf = memoize((sources) => {
    const addresses = new Set(sources.split(' '));
    // The loop goes on with the scripts that these load.
    for (const address of addresses)
      for (const [chunk] of read(address).matchAll(/static\/chunks\/[\w.~-]+\.js/g)) addresses.add(`/_next/${chunk}`);
    return wordsIn([...addresses].map(read).join(' '));
  });

  return (html) =>
    edit(html, async (text, elements) => {
      const links = elements.filter(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet');
      const head = elements.find(({name}) => name === 'head')?.content;
      if (!links.length || !head) throw new Error('no style sheet');
      const hrefs = links.map(({attributes}) => attributes.href).join(' ');
      const scripts = elements.filter(isScript).map(({attributes}) => attributes.src);
      const css = await purge(sheetOf(hrefs), [...wordsOfPage(elements), wordsOf(scripts.join(' '))], html);
      for (const {start, end} of links) text.remove(start, end);
      text.appendLeft(head.end, `<style data-href="${hrefs}">${css}</style>`);
    });
}

/** Does what PurgeCSS's own `purge` does, with a sheet that is parsed already. */
async function purge(sheet: Root, words: unknown[], html: string): Promise<string> {
  const purger = new PurgeCSS();
  purger.options = {
    ...purger.options,
    keyframes: true,
    variables: true,
    // A script may set any attribute. Pseudo-classes may select alone. The page itself sets and reads variables.
    dynamicAttributes: sheet.toString().match(/(?<=\[)[\w-]+/g) ?? [],
    safelist: standardizeSafelist([/^:/]),
  };
  purger.variablesStructure.safelist = html.match(/--[\w-]+/g) ?? [];
  const content = [{raw: words.join(' '), extension: 'txt'}];
  const split = {extensions: ['txt'], extractor: (text: string) => text.split(/\s+/)};
  const page = sheet.clone();
  purger.walkThroughCSS(page, await purger.extractSelectorsFromString(content, [split]));
  purger.removeUnusedKeyframes();
  purger.removeUnusedCSSVariables();
  page.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
  // Each pass over the sheet adds the same prefixed declaration again.
  page.walkDecls((declaration) => {
    if (declaration.prev()?.toString() === declaration.toString()) declaration.remove();
  });
  const rules = page.toString();
  page.walkAtRules((rule) => {
    const isUnread = rule.name === 'property' && !rules.includes(`var(${rule.params}`);
    if (isUnread || rule.nodes?.length === 0) rule.remove();
  });
  return page.toString();
}

/** Element names, ids and classes as a browser reads them, and the words of inline scripts: React's data names classes. */
const wordsOfPage = (elements: readonly Element[]) =>
  elements.flatMap(({name, attributes, content}) => {
    const words = name === 'script' && content && wordsIn(content.text);
    return [name, attributes.id, attributes.class, words];
  });

const wordsIn = (scripts: string) => [...new Set(scripts.split(/[\s"'`\\]+/))].join(' ');
