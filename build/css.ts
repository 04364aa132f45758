import postcss, {type AtRule, type Root} from 'postcss';
import {PurgeCSS, type StringRegExpArray, standardizeSafelist} from 'purgecss';
import {heroEndId} from '@/content/interface';
import {memoize} from '@/lib/memoize';
import {type Element, edit, elementsOf, isScript} from './html';

/**
 * A step that leaves a page only the rules that it can use, those whose classes and elements are in it or in a script that it may
 * load. Those that paint the header, but for what is in menus, and the hero stand in the document, which waits for no style sheet; with all
 * others they are in a file that the end of the hero asks for (HeroEnd.tsx). `data-href` names the sheets that they are from.
 */
export function createInlineCss(read: (address: string) => string, write: (css: string) => string) {
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

  return (html: string): Promise<string> =>
    edit(html, async (text, elements) => {
      const links = elements.filter(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet');
      const head = elements.find(({name}) => name === 'head')?.content;
      const heroEnd = elements.find(({attributes}) => attributes.id === heroEndId);
      if (!links.length || !head || !heroEnd) throw new Error('no style sheet, or no end of a hero');
      const hrefs = links.map(({attributes}) => attributes.href).join(' ');
      const scripts = elements.filter(isScript).map(({attributes}) => attributes.src);
      const words = [...wordsOfPage(elements), wordsOf(scripts.join(' '))];
      const rules = await purge(sheetOf(hrefs), words, html.match(/--[\w-]+/g) ?? []);
      // Whole layers, so that the order of rules stays. What is in the others, or in none, is short or for every page or paper.
      const late = rules.nodes.filter((node) => /^(components|utilities|print)$/.test((node as AtRule).params));
      const file = postcss.root().append(late);
      const href = write(file.toString());
      file.walkAtRules('media', (rule) => void (/^(print|\(hover: ?hover\))$/.test(rule.params) && rule.remove()));
      // Of a closed <details> the summary is painted; what it holds has its box here, and what is in that comes late.
      const painted = html.slice(0, heroEnd.start).replace(/(?<=<\/summary><\w[^>]+>).*?(?=<\/details>)/gs, '');
      rules.append(await purge(file, wordsOfPage(elementsOf(painted)), [/^/]));
      for (const {start, end} of links) text.remove(start, end);
      text.appendLeft(heroEnd.start + '<link'.length, ` rel="stylesheet" href="${href}"`);
      text.appendRight(head.start, `<link rel="preload" as="style" href="${href}"/>`);
      text.appendLeft(head.end, `<style data-href="${hrefs}">${rules}</style>`);
    });
}

/** Does what PurgeCSS's own `purge` does, with a sheet that is parsed already. `variables`: which are read elsewhere. */
async function purge(sheet: Root, words: unknown[], variables: StringRegExpArray): Promise<Root> {
  const purger = new PurgeCSS();
  purger.options = {
    ...purger.options,
    keyframes: true,
    variables: true,
    // A script may set any attribute. Pseudo-classes may select alone. The page itself sets and reads variables.
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
  page.walkRules((rule) => void (rule.nodes.length || rule.remove()));
  // Each pass over the sheet adds the same prefixed declaration again.
  page.walkDecls((declaration) => {
    if (declaration.prev()?.toString() === declaration.toString()) declaration.remove();
  });
  const rules = page.toString();
  page.walkAtRules((rule) => {
    const isUnread = rule.name === 'property' && !rules.includes(`var(${rule.params}`);
    if (isUnread || rule.nodes?.length === 0) rule.remove();
  });
  return page;
}

/** Element names, ids and classes as a browser reads them, and the words of inline scripts: React's data names classes. */
const wordsOfPage = (elements: readonly Element[]) =>
  elements.flatMap(({name, attributes, content}) => {
    const words = name === 'script' && content && wordsIn(content.text);
    return [name, attributes.id, attributes.class, words];
  });

const wordsIn = (scripts: string) => [...new Set(scripts.split(/[\s"'`\\]+/))].join(' ');
