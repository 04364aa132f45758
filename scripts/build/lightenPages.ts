import {createHash} from 'node:crypto';
import {globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageStyles, stylesOf, withStyles, wordsOfScript} from './pageStyles';
import {withoutStillData} from './still';

/**
 * Takes out of every prerendered document what a visitor would load for nothing: data that repeats the markup, and style
 * rules that the page cannot use. A page that was lightened before stays as it is.
 * @param build a build's folder: `.next`, or the copy of it that is packed for the edge, if there is one
 * @param assets the folder of hashed files, `.next/static`, which gets the pages' style sheets
 */
export function lightenPages(build: string, assets: string): void {
  const pages = globSync(join(build, 'server/app/**/*.html'));
  if (!pages.length) return;
  const assetAt = (href: string) => read(join(assets, decodeURI(href).replace('/_next/static/', '')));
  // Components' scripts say className; the framework's own hold no class of ours.
  const scriptWords = globSync(join(assets, 'chunks/*.js'))
    .map(read)
    .filter((script) => script.includes('className'))
    .flatMap(wordsOfScript);

  mkdirSync(join(assets, 'css'), {recursive: true});
  for (const file of pages) {
    const html = withoutStillData(read(file));
    const hrefs = stylesOf(html);
    // A page that was lightened before, or one of Next's own.
    if (html.includes('data-whole=') || !hrefs.length) continue;
    const css = pageStyles(html, hrefs.map(assetAt).join('\n'), scriptWords);
    const name = `css/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`;
    writeFileSync(join(assets, name), css);
    writeFileSync(file, withStyles(html, `/_next/static/${name}`));
  }
}

const read = (file: string) => readFileSync(file, 'utf8');
