import {globSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {remembered} from '@/lib/remembered';
import {budgetOf} from '../weight/budgets';
import {spotAt} from '../weight/templates';
import {kilobytesOfDocument} from '../weight/weigh';
import {withScriptsAfterPaint} from './afterPaint';
import {symbolsOf, withDrawings} from './drawings';
import {withEarlyDrafts} from './earlyDrafts';
import {withEarlyPresses} from './earlyPresses';
import {isLightened, stylesOf, withStyles} from './inlineStyles';
import {withLaterLayout} from './laterLayout';
import {withLetters} from './letters';
import {withoutOverruled} from './overruled';
import {pageStyles} from './pageStyles';
import {withPhoneStyles} from './phoneFirst';
import {phoneStyles} from './phoneStyles';
import {scriptsOf, wordsOfScripts} from './scriptWords';
import {withShortClasses} from './shortClasses';
import {withShortVariables} from './shortVariables';
import {withoutStillData} from './still';
import {variablesIn} from './variables';

/**
 * Makes every prerendered document lighter and sooner to be read: without data that repeats the markup, with the style rules
 * that the page can use and its drawings in the document itself, and with scripts that wait for the first paint. A page that was
 * lightened before stays as it is.
 * @throws when a page of ours asks for no style sheet that this knows how to read
 * @param build a build's folder: `.next`, or the copy of it that is packed for the edge, if there is one
 * @param assets the folder of hashed files, `.next/static`
 */
export function lightenPages(build: string, assets: string): void {
  const folder = join(build, 'server/app');
  const pages = globSync('**/*.html', {cwd: folder});
  if (!pages.length) return;
  const sprite = read(join(folder, 'sprite.svg.body'));
  const symbols = symbolsOf(sprite);
  const sheetAt = remembered((href) =>
    inDocument(read(join(assets, decodeURI(href).replace('/_next/static/', ''))), href),
  );
  const chunks = new Map(
    globSync(join(assets, 'chunks/*.js')).map((file) => [`static/chunks/${basename(file)}`, read(file)]),
  );
  const wordsOf = remembered((names) => {
    const scripts = names.split(' ').map((name) => chunks.get(name) ?? '');
    // Scripts of ours give elements a class; the framework's own hold none of them.
    return wordsOfScripts(scripts.filter((script) => /className:|\.className=|\.classList\b/.test(script)));
  });

  for (const page of pages) {
    const file = join(folder, page);
    const html = read(file);
    if (isLightened(html)) continue;
    const hrefs = stylesOf(html);
    if (!hrefs.length) {
      if (!spotOf(page)) continue;
      throw new Error(`${page} names no style sheet as Next did: see stylesOf in scripts/build/inlineStyles.ts.`);
    }
    const scripts = wordsOf(scriptsOf(html, chunks).join(' '));
    const lighter = withoutStillData(html);
    const sheet = hrefs.map(sheetAt).join('\n');
    const shortened = (rules: string) => {
      const short = withShortClasses(lighter, rules, scripts);
      const elsewhere = new Set([...variablesIn(short.html + sprite), ...scripts.variables]);
      return {markup: short.html, css: withShortVariables(withoutOverruled(short.css), elsewhere)};
    };
    const finished = (styled: string) => withLetters(withLaterLayout(withEarlyPresses(withEarlyDrafts(styled))));
    const budget = budgetAt(page);

    // With the drawings, which read variables too, also where they stay in a file of their own.
    const {markup, css} = shortened(pageStyles(withDrawings(html, symbols), sheet, scripts));
    let light = finished(withStyles(markup, css));
    if (kilobytesOfDocument(light).css > budget.css) {
      const phone = shortened(phoneStyles(html, sheet, scripts, symbols)).css;
      const first = withPhoneStyles(markup, css, phone);
      writeFileSync(join(assets, first.name), first.rules);
      light = finished(first.html);
    }
    const drawn = withScriptsAfterPaint(withDrawings(light, symbols));
    const fits = kilobytesOfDocument(drawn).html <= budget.html;
    writeFileSync(file, fits ? drawn : withScriptsAfterPaint(light));
  }
}

/** What the document of a page may weigh; of Next's own, which no visitor sees, nothing is decided by it. */
function budgetAt(page: string): {html: number; css: number} {
  const spot = spotOf(page);
  return spot ? budgetOf(spot) : {html: 0, css: Number.POSITIVE_INFINITY};
}

const spotOf = (page: string) => spotAt(`/${page.replaceAll('\\', '/').replace(/\.html$/, '')}`);

/** A style sheet whose addresses are meant from its own, as they are to be written elsewhere. */
const inDocument = (css: string, href: string) =>
  css.replace(
    /url\((["']?)(?!["']?(?:[a-z]+:|[/#]))([^)"']+)\1\)/g,
    (_, quote, path) => `url(${quote}${new URL(path, `http://site${href}`).pathname}${quote})`,
  );

const read = (file: string) => readFileSync(file, 'utf8');
