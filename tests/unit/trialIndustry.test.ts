import {Readable} from 'node:stream';
import {parseSitemap} from 'sitemap';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createViteServer} from 'vitest/node';
import {industries} from '@/content/industries';
import {defaultLocale, languages, locales, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {copyProject} from './support/projectCopy';

/**
 * A new industry needs an entry in content/industries.ts and words in each language, and nothing else. These tests add one to a
 * copy of the project: the first industry again, with another slug.
 */
const slug = 'trial-trade';
const [copiedSlug = ''] = Object.keys(industries);
const page: string = `/industries/${slug}`;

const copy = copyProject(
  ['app', 'components', 'content', 'i18n', 'lib', 'messages', 'settings', 'share'],
  ['i18n/shapeProof.ts', 'content/menu.ts', 'app/sitemap.xml/route.ts', 'app/[locale]/industries/[slug]/page.tsx'],
);

function addIndustry() {
  const source = copy.read('content/industries.ts');
  const start = source.search(new RegExp(`^ {2}'?${copiedSlug}'?: \\{$`, 'm'));
  if (start < 0) throw new Error(`content/industries.ts has no entry ${copiedSlug}.`);
  const endMark = '\n  },\n';
  const end = source.indexOf(endMark, start) + endMark.length;
  const entry = source.slice(start, end);
  const addedEntry = `  '${slug}'${entry.slice(entry.indexOf(':'))}`;
  copy.write('content/industries.ts', source.slice(0, end) + addedEntry + source.slice(end));
  for (const locale of locales) {
    const file = `messages/${locale}/industries.json`;
    const words = JSON.parse(copy.read(file));
    copy.write(file, JSON.stringify({...words, [slug]: words[copiedSlug]}));
  }
}

/** Modules of the copy are loaded by another Vite server, because for this test `@/` is the project itself. */
function startServer() {
  // In a build, Next's compiler provides this module.
  copy.write('rootParams.ts', `export const locale = async () => '${defaultLocale}';`);
  // Vite cannot import `catchError` of Next by its name, because it is a getter. Nothing fails here, so the replacement catches nothing.
  copy.write('nextError.ts', 'export const catchError = () => ({children}) => children;');
  return createViteServer({
    root: copy.root,
    configFile: false,
    cacheDir: copy.at('cache'),
    resolve: {
      alias: {
        '@': copy.root,
        'next/root-params': copy.at('rootParams.ts'),
        'next/error': copy.at('nextError.ts'),
      },
    },
    server: {middlewareMode: true, watch: null, ws: false},
    optimizeDeps: {noDiscovery: true},
  });
}

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  addIndustry();
  server = await startServer();
});

afterAll(async () => {
  await server?.close();
  copy.remove();
});

// TypeScript does not know the types of modules that are loaded by their path.
const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;

describe('a new industry', () => {
  test('compiles', {timeout: 120_000}, () => {
    expect(copy.compile()).toBe('');
  });

  test('is a page', async () => {
    const {pageAt} = await load<typeof import('@/content/paths')>('/content/paths.ts');
    expect(pageAt(page)).toMatchObject({
      path: page,
      canonical: page,
      wordsKey: `industries.${slug}`,
      slug,
    });
  });

  test('is in the menu', async () => {
    const {menu} = await load<typeof import('@/content/menu')>('/content/menu.ts');
    const slugs = menu.industries.flatMap((group: {slugs: string[]}) => group.slugs);
    expect(slugs).toContain(slug);
  });

  test('is prerendered', async () => {
    const route = await load<{generateStaticParams: () => object[]}>('/app/[locale]/industries/[slug]/page.tsx');
    expect(route.generateStaticParams()).toContainEqual({slug});
  });

  test.each(locales)('is served in %s', async (locale) => {
    const {decide} = await load<typeof import('@/i18n/decide')>('/i18n/decide.ts');
    const decision = decide({
      pathname: localizedHref(locale, page),
      search: '',
      chosen: locale,
      acceptLanguage: null,
      sameOrigin: true,
    });
    expect(decision).toEqual({kind: 'page', locale, path: page});
  });

  test.each(locales)('has a share image in %s', async (locale) => {
    const {pageAt} = await load<typeof import('@/content/paths')>('/content/paths.ts');
    const {shareCardOf} = await load<typeof import('@/lib/shareCard')>('/lib/shareCard.ts');
    const added = pageAt(page);
    if (!added) throw new Error(`There is no page ${page}.`);
    expect(await shareCardOf(added, locale)).toMatchObject({page: {path: page}, locale});
  });

  test.each(publishedLocales)('is in the sitemap with its alternates, in %s', async (locale) => {
    const {GET} = await load<typeof import('@/app/sitemap.xml/route')>('/app/sitemap.xml/route.ts');
    const xml = await GET().text();
    const entries = await parseSitemap(Readable.from(xml));
    const entry = entries.find(({url}) => new URL(url).pathname === localizedHref(locale, page));
    const tags = entry?.links.map(({lang}) => lang);
    expect(tags).toEqual([...publishedLocales.map((code) => languages[code].tag), 'x-default']);
  });
});
