import {afterAll, beforeAll, expect, test} from 'vitest';
import {createViteServer} from 'vitest/node';
import {industries} from '@/content/industries';
import {defaultLocale, languages, locales, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {copyProject} from './support/projectCopy';

/**
 * A new industry is one entry of facts and one entry of words in each language, and nothing else. Here one is added to a
 * copy of the project, which then compiles, serves, lists and announces its page. It is the first industry under another slug.
 */
const slug = 'trial-trade';
const [model = ''] = Object.keys(industries);
const page: string = `/industries/${slug}`;

const copy = copyProject(
  ['app', 'components', 'content', 'i18n', 'lib', 'messages', 'share'],
  ['i18n/shape.ts', 'content/menu.ts', 'app/sitemap.xml/route.ts', 'components/pages/IndustryPage.tsx'],
);
let server: Awaited<ReturnType<typeof createViteServer>>;

beforeAll(async () => {
  const entry = new RegExp(`\\n {2}'?${model}'?: (\\{.*?\\n {2}\\}),\\n`, 's');
  copy.edit('content/industries.ts', entry, `$&  '${slug}': $1,\n`);
  for (const locale of locales) {
    const file = `messages/${locale}/industries.json`;
    const words = JSON.parse(copy.read(file));
    copy.write(file, JSON.stringify({...words, [slug]: words[model]}));
  }
  // Next's compiler puts the page's language here.
  copy.write('rootParams.ts', `export const locale = async () => '${defaultLocale}';`);
  // A getter in Next, which vite does not import by its name; here nothing fails.
  copy.write('nextError.ts', 'export const catchError = () => ({children}) => children;');
  // A server of its own loads the copy's modules: here `@/` is this project.
  server = await createViteServer({
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
});

afterAll(async () => {
  await server?.close();
  copy.remove();
});

// Modules that are loaded by their path have no type of their own.
const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;

test('it compiles', () => expect(copy.compile()).toBe(''));

test('it is a page, in the menu, prerendered, served, listed with its alternates and shared in every language', async () => {
  const {pageAt} = await load<typeof import('@/content/paths')>('/content/paths.ts');
  const added = pageAt(page);
  expect(added).toMatchObject({path: page, canonical: page, words: `industries.${slug}`, slug});

  const {menu} = await load<typeof import('@/content/menu')>('/content/menu.ts');
  expect(menu.industries.flatMap(({slugs}: {slugs: string[]}) => slugs)).toContain(slug);

  const route = await load<{generateStaticParams: () => object[]}>('/app/[locale]/industries/[slug]/page.tsx');
  expect(route.generateStaticParams()).toContainEqual({slug});

  const {decide} = await load<typeof import('@/i18n/decide')>('/i18n/decide.ts');
  const {shareCardOf} = await load<typeof import('@/lib/shareCard')>('/lib/shareCard.ts');
  for (const locale of locales) {
    const request = {search: '', cookie: locale, acceptLanguage: null, sameOrigin: true};
    expect(decide({...request, pathname: localizedHref(locale, page)})).toEqual({kind: 'page', locale, path: page});
    expect(added && (await shareCardOf(added, locale))).toMatchObject({page: {path: page}, locale});
  }

  const {GET} = await load<typeof import('@/app/sitemap.xml/route')>('/app/sitemap.xml/route.ts');
  const xml = await GET().text();
  for (const locale of publishedLocales) {
    const [, entry = ''] = xml.split(`${localizedHref(locale, page)}</loc>`);
    const tags = [...entry.slice(0, entry.indexOf('</url>')).matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(tags).toEqual([...publishedLocales.map((code) => languages[code].tag), 'x-default']);
  }
});
