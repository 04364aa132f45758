import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createViteServer} from 'vitest/node';
import {industries} from '@/content/industries';
import {localizedHref} from '@/i18n/navigation';
import {defaultLocale, languages, locales, publishedLocales} from '@/i18n/routing';

/**
 * A new industry is one entry of facts and one entry of words in each language, and nothing else. Here one is added to a
 * copy of the project, which then compiles, serves, lists and announces its page. It is the first industry under another slug.
 */
const slug = 'trial-trade';
const [model = ''] = Object.keys(industries);
const page: string = `/industries/${slug}`;

const copy = mkdtempSync(path.join(tmpdir(), 'industry-'));
const inCopy = (file: string) => path.join(copy, file);
let server: Awaited<ReturnType<typeof createViteServer>>;

beforeAll(async () => {
  for (const folder of ['app', 'components', 'content', 'i18n', 'lib', 'messages', 'share']) {
    cpSync(folder, inCopy(folder), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), inCopy('node_modules'));
  addFacts();
  for (const locale of locales) addWords(locale);
  server = await serverOfCopy();
});

afterAll(async () => {
  await server?.close();
  rmSync(copy, {recursive: true, force: true});
});

function addFacts() {
  const file = inCopy('content/industries.ts');
  const facts = readFileSync(file, 'utf8');
  const entry = new RegExp(`\\n {2}'?${model}'?: (\\{.*?\\n {2}\\}),\\n`, 's');
  expect(facts).toMatch(entry);
  writeFileSync(
    file,
    facts.replace(entry, (whole, body) => `${whole}  '${slug}': ${body},\n`),
  );
}

function addWords(locale: string) {
  const file = inCopy(`messages/${locale}/industries.json`);
  const words = JSON.parse(readFileSync(file, 'utf8'));
  const after = JSON.stringify({...words, [slug]: words[model]});
  writeFileSync(file, after);
  // What the plugin does at the start of a build: the declaration that types the English messages.
  const typed = `declare const messages: ${after};\nexport default messages;`;
  if (locale === defaultLocale) writeFileSync(file.replace('.json', '.d.json.ts'), typed);
}

/** Loads the copy's modules: here `@/` is this project. */
function serverOfCopy() {
  // Next's compiler puts the page's language here.
  writeFileSync(inCopy('rootParams.ts'), `export const locale = async () => '${defaultLocale}';`);
  return createViteServer({
    root: copy,
    configFile: false,
    cacheDir: inCopy('cache'),
    resolve: {alias: {'@': copy, 'next/root-params': inCopy('rootParams.ts')}},
    server: {middlewareMode: true, watch: null, ws: false},
    optimizeDeps: {noDiscovery: true},
  });
}

// Modules that are loaded by their path have no type of their own.
const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;

test('it compiles', () => {
  const {compilerOptions} = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const options = {...compilerOptions, incremental: false, plugins: [], types: ['next', 'node']};
  const files = ['i18n/shape.ts', 'content/menu.ts', 'app/sitemap.xml/route.ts', 'components/pages/IndustryPage.tsx'];
  writeFileSync(inCopy('tsconfig.json'), JSON.stringify({compilerOptions: options, files}));
  expect(complaints()).toBe('');
});

function complaints(): string {
  try {
    return execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', copy], {encoding: 'utf8'});
  } catch (error) {
    return String((error as {stdout: string}).stdout);
  }
}

test('it is a page, prerendered and served in every language', async () => {
  const {pageAt} = await load<typeof import('@/content/paths')>('/content/paths.ts');
  expect(pageAt(page)).toMatchObject({path: page, canonical: page, words: `industries.${slug}`, slug});

  const route = await load<{generateStaticParams: () => object[]}>('/app/[locale]/industries/[slug]/page.tsx');
  expect(route.generateStaticParams()).toContainEqual({slug});

  const {decide} = await load<typeof import('@/i18n/decide')>('/i18n/decide.ts');
  for (const locale of locales) {
    const request = {search: '', cookie: locale, acceptLanguage: null, sameOrigin: true};
    expect(decide({...request, pathname: localizedHref(locale, page)})).toEqual({kind: 'page', locale, path: page});
  }
});

test('it is in the menu', async () => {
  const {menu} = await load<typeof import('@/content/menu')>('/content/menu.ts');
  expect(menu.industries.flatMap(({slugs}: {slugs: string[]}) => slugs)).toContain(slug);
});

test('it is in the sitemap in every language, each with its alternates', async () => {
  const {GET} = await load<typeof import('@/app/sitemap.xml/route')>('/app/sitemap.xml/route.ts');
  const xml = await GET().text();
  for (const locale of publishedLocales) {
    const [, entry = ''] = xml.split(`${localizedHref(locale, page)}</loc>`);
    const tags = [...entry.slice(0, entry.indexOf('</url>')).matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(tags).toEqual([...publishedLocales.map((code) => languages[code].tag), 'x-default']);
  }
});

test('it has a share image in every language', async () => {
  const {pages} = await load<typeof import('@/content/paths')>('/content/paths.ts');
  const {shareCardOf} = await load<typeof import('@/lib/share/card')>('/lib/share/card.ts');
  const added = pages.filter(({path}) => path === page);
  expect(added).toHaveLength(1);
  for (const locale of locales) {
    for (const one of added) expect(await shareCardOf(one, locale)).toMatchObject({path: page, locale});
  }
});
