import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from '@/content/paths';
import {keysCookie} from '@/i18n/marks';
import {locales} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';
import {symbolsOf} from '../../scripts/build/drawings';
import {lightenPages} from '../../scripts/build/lightenPages';
import {allRulesOf} from '../../scripts/build/phoneFirst';
import {bytes, excesses, readExceptions} from '../../scripts/weight/budgets';
import {sitePages} from '../../scripts/weight/builtPages';
import {idleExceptions, slack} from '../../scripts/weight/exceptions';
import {namedFiles} from '../../scripts/weight/namedFiles';
import {kilobytesOf} from '../../scripts/weight/weigh';

/** Reads the production build; needs no browser. */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

type Prerendered = {srcRoute: string | null; initialRevalidateSeconds: number | false};

const read = (file: string) => JSON.parse(readFileSync(`.next/${file}`, 'utf8'));
const prerendered = (): Record<string, Prerendered> => read('prerender-manifest.json').routes;

test('every page is prerendered in every language, for good', () => {
  const expected = pages.flatMap(({path}) => locales.map((locale) => `/${locale}${path === '/' ? '' : path}`));
  const found = prerendered();
  for (const route of expected) expect.soft(found[route]?.initialRevalidateSeconds, route).toBe(false);
});

test('no page is dynamic', () => {
  const sources = new Set(Object.entries(prerendered()).map(([route, {srcRoute}]) => srcRoute ?? route));
  const routes = Object.keys(read('server/app-paths-manifest.json'))
    .filter((key) => key.endsWith('/page') && !key.startsWith('/_'))
    .map((key) => key.replace(/\/page$/, ''));
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter((route) => !sources.has(route))).toEqual([]);

  // Slugs that were not prerendered are not rendered later either.
  const dynamicRoutes: Record<string, {fallback: unknown}> = read('prerender-manifest.json').dynamicRoutes;
  expect(Object.entries(dynamicRoutes).filter(([, {fallback}]) => fallback !== false)).toEqual([]);
});

test('no page makes the browser load more than it may: scripts/weight/budgets.ts', () => {
  const exceptions = readExceptions();
  const weighed = sitePages();
  expect(weighed.length).toBeGreaterThanOrEqual(pages.length * locales.length);
  for (const page of weighed) {
    expect.soft(page.weight.js, page.route).toBeGreaterThan(0);
    expect.soft(excesses(page, exceptions), page.route).toEqual([]);
  }
});

test('no page but home has too many style rules for its document, and the file with all of them does not grow', () => {
  const split = sitePages().flatMap(({route, template}) => {
    const file = allRulesOf(readFileSync(`.next/server/app${route}.html`, 'utf8'));
    return file ? [{template, file}] : [];
  });
  expect(split.map(({template}) => template)).toEqual(locales.map(() => 'home'));
  for (const {file} of split) {
    const weight = kilobytesOf(readFileSync(file.replace('/_next/', '.next/')));
    expect.soft(weight, file).toBeLessThanOrEqual(bytes.allRules);
    expect.soft(weight, `${file}: the budget can be lower`).toBeGreaterThan(bytes.allRules - slack);
  }
});

test('no page is excepted from a budget by more than it needs: npm run size -- --exceptions', () => {
  expect(idleExceptions(sitePages(), readExceptions())).toEqual([]);
});

test('a build that is finished a second time stays as it is', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'vyom-build-'));
  try {
    const files = ['sprite.svg.body', ...locales.map((locale) => `${locale}.html`)];
    for (const file of files) cpSync(`.next/server/app/${file}`, path.join(copy, 'server/app', file));
    lightenPages(copy, '.next/static');
    for (const file of files) {
      const again = readFileSync(path.join(copy, 'server/app', file), 'utf8');
      expect.soft(again === readFileSync(`.next/server/app/${file}`, 'utf8'), file).toBe(true);
    }
  } finally {
    rmSync(copy, {recursive: true});
  }
});

test('what the drawings of a page are painted with is set on it', () => {
  const symbols = symbolsOf(readFileSync('.next/server/app/sprite.svg.body', 'utf8'));
  const missing = sitePages().flatMap(({route}) => {
    const html = readFileSync(`.next/server/app${route}.html`, 'utf8');
    const shown = new Set([...html.matchAll(/<use\b[^>]*?\shref="[^"#]*#([^"]+)"/g)].map(([, id = '']) => id));
    expect.soft(shown.size, route).toBeGreaterThan(0);
    return [...shown].flatMap((id) => {
      // A part of the page itself.
      if (html.includes(`<g id="${id}"`)) return [];
      const symbol = symbols.get(id);
      if (!symbol) throw new Error(`${route} shows "${id}", which the sprite does not have.`);
      const read = [...symbol.matchAll(/var\((--[\w-]+)\)/g)].map(([, variable = '']) => variable);
      return read
        .filter((variable) => !html.includes(`${variable}:`))
        .map((variable) => `${variable} of ${id} on ${route}`);
    });
  });
  expect(missing).toEqual([]);
});

test('the largest scripts of a page ask to be compiled while they come', () => {
  for (const {route} of sitePages()) {
    const {scripts} = namedFiles(readFileSync(`.next/server/app${route}.html`, 'utf8'));
    const code = scripts.map((script) => readFileSync(script.replace('/_next/', '.next/'), 'utf8'));
    const [react = '', router = ''] = code.sort((a, b) => b.length - a.length);
    for (const text of [react, router])
      expect.soft(text.slice(0, 40), route).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('a page in Latin letters asks for no Devanagari font', () => {
  for (const {route, locale, fonts} of sitePages()) {
    const devanagari = fonts.filter((font) => font.includes('devanagari'));
    expect.soft(devanagari.length > 0, route).toBe(scriptOf(locale) === 'Deva');
  }
});

test('what is for translators alone is in no bundle, neither of the browser nor of the server', () => {
  const filesIn = (folder: string) =>
    readdirSync(`.next/${folder}`, {recursive: true, withFileTypes: true}).flatMap((entry) =>
      entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
    );
  const bundles = [...filesIn('static'), ...filesIn('server')].filter((file) => /\.(js|css|html|rsc)$/.test(file));
  const own = ['launch-editor', keysCookie];
  expect(bundles.length).toBeGreaterThan(pages.length);
  const found = bundles.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return own.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`);
  });
  expect(found).toEqual([]);
});
