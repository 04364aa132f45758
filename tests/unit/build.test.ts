import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {cspHeaders} from '@/build/csp';
import {createInlineCss} from '@/build/css';
import {earlierAssets, recordAssets} from '@/build/keepAssets';
import {checkRoutes} from '@/build/routes';
import {deferScripts} from '@/build/scripts';
import {writeSite} from '@/build/site';
import {heroEndId} from '@/content/elementIds';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/languages';
import {formsHosts} from '@/lib/forms/formsService';
import {createFileHandler} from '@/serve/files';
import {createHandler, type Manifest} from '@/serve/handler';

// Settings are read once, when the module is imported, so they are set before that.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_FORMS_PORTAL_ID = '4711';
  process.env.NEXT_PUBLIC_FORM_ID_HOME = 'a1b2';
  process.env.NEXT_PUBLIC_FORMS_SUBJECT_FIELD = 'demo_subject';
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = 'https://api.example/messages';
  process.env.NEXT_PUBLIC_VISIT_REPORTS_URL = 'https://visits.example/report';
  process.env.CSP_REPORT_URL = 'https://reports.example/csp';
});

/** The CSP source of an inline script or style. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a policy', () => {
  const firstScript = '(self.__next_f=self.__next_f||[]).push([0])';
  const secondScript = 'self.__next_f.push([1,"<p>"])';
  const scriptHashes = `${hashSource(firstScript)} ${hashSource(secondScript)}`;
  const page = [
    // Without quotes around a value.
    '<!DOCTYPE html><html lang=en><head>',
    // With a line break that belongs to the style.
    '<style>.a{b:c}\n</style>',
    '<title>A &amp; B</title>',
    // A script that is not run.
    '<script type="application/ld+json">{"a":1}</script>',
    // In upper case.
    '</head><BODY>',
    // With an entity in a style, and letters of several bytes.
    '<p style="--in-style:1px;font-family:&quot;A&quot;" >नमस्ते</p>',
    `<script>${firstScript}</script>`,
    `<script>${secondScript}</script>`,
    '</BODY></html>\n',
  ].join('');

  /** The directives of the policy, and the other headers. */
  function headersOf(path: string, html: string): Record<string, string | undefined> {
    const {'content-security-policy': policy = '', ...otherHeaders} = cspHeaders(path, html);
    const headers: Record<string, string | undefined> = {...otherHeaders};
    for (const directive of policy.split('; ')) {
      const [name = '', ...sources] = directive.split(' ');
      headers[name] = sources.join(' ');
    }
    return headers;
  }

  /** The elements of every page. */
  const commonHeaders = {
    'default-src': "'none'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': 'https://reports.example/csp',
    'report-to': 'csp',
    'reporting-endpoints': 'csp="https://reports.example/csp"',
  };

  test('allows the scripts and styles of its page by their exact text, and nothing else', () => {
    expect(headersOf('/en/pricing', page)).toEqual({
      ...commonHeaders,
      'script-src': `'self' ${scriptHashes}`,
      'style-src': expect.stringContaining(`'self' ${hashSource('.a{b:c}\n')} ${hashSource('')} 'sha256-`),
      'style-src-attr': `'unsafe-hashes' ${hashSource('--in-style:1px;font-family:"A"')}`,
      'img-src': "'self' data:",
      'connect-src': "'self' https://api.example https://visits.example",
      'form-action': 'mailto:',
    });
  });

  test('allows no inline script and no style attribute on a page without them', () => {
    const headers = headersOf('/en/pricing', '<p>');
    expect(headers['script-src']).toBe("'self'");
    expect(headers['style-src-attr']).toBe("'none'");
  });

  test('allows the forms service and any style on a page with a hosted form', () => {
    const serviceHosts = 'https://*.hsforms.com https://*.hubspot.com';
    const serviceScripts = 'https://js.hsforms.net https://forms.hsforms.com https://forms.hubspot.com';
    expect(headersOf('/hi', page)).toEqual({
      ...commonHeaders,
      'script-src': `'self' ${scriptHashes} ${serviceScripts}`,
      'style-src': "'self' 'unsafe-inline'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': `'self' data: ${serviceHosts} https://js.hsforms.net`,
      'connect-src': `'self' https://api.example https://visits.example ${serviceHosts}`,
      'form-action': `mailto: ${serviceHosts}`,
      'frame-src': serviceHosts,
    });
  });

  test('allows the forms service’s hosts in the region of its script', () => {
    expect(formsHosts('https://js-eu1.hsforms.net/a.js').script).toContain('https://forms-eu1.hsforms.com');
  });

  test.each(['https://forms.example', 'https://js.hsforms.net.example', 'https://nothsforms.net'])(
    'allows none of the forms service’s hosts for %s, which only looks like the service',
    (origin) => {
      const hosts = Object.values(formsHosts(`${origin}/a.js`)).flat();
      expect(new Set(hosts)).toEqual(new Set([origin]));
    },
  );
});

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, {recursive: true}));

/**
 * Writes a file into the folder.
 * @returns its path
 */
function write(file: string, text: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  return path;
}

function emptyFolder() {
  rmSync(folder, {recursive: true});
  mkdirSync(folder);
}

const counter = 'https://counts.example/script.js';
const foreignSheet = '<link rel="stylesheet" href="https://fonts.example/a.css"/>';

/** A page like Next's, with what each step of the build looks for. `extra` is in its head. */
const pageOfNext = (extra = '') =>
  [
    '<!DOCTYPE html><html><head>',
    '<link rel="stylesheet" href="/_next/static/a.css"/>',
    '<link rel="preload" as="script" href="/_next/static/a.js"/>',
    extra,
    '</head><body>',
    '<h1>Title <svg><use href="/sprite.svg#icon"></use></svg></h1>',
    `<div id="${heroEndId}"></div>`,
    '<script src="/_next/static/a.js"></script>',
    // React's data.
    '<script>self.__next_f.push([1,"x"])</script>',
    '</body></html>',
  ].join('\n');

/** Builds a site with these documents. @returns the warnings of the build */
async function buildSite(documents: Record<string, string>): Promise<string[]> {
  emptyFolder();
  for (const name of ['app', 'serve', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  write('public/icon.svg', '<svg/>');
  const prerender = (pathname: string, contentType: string, text: string) => {
    const initialHeaders = {'content-type': contentType, 'x-next-cache-tags': 'x'};
    return {pathname, fallback: {filePath: write(`next${pathname}`, text), initialHeaders}};
  };
  const prerenders = [
    ...Object.entries(documents).map(([path, html]) => prerender(path, 'text/html; charset=utf-8', html)),
    prerender('/sprite.svg', 'image/svg+xml', '<svg><symbol id="icon"></symbol></svg>'),
  ];
  const staticFiles = [{pathname: '/_next/static/a.css', filePath: write('next/a.css', 'h1 { color: red }')}];
  const warnings: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation((warning) => {
    warnings.push(warning);
  });
  // Only the properties that the build reads.
  const output = {prerenders, staticFiles} as unknown as Parameters<typeof writeSite>[0];
  await writeSite(output, folder);
  return warnings;
}

describe('a page in which no step of the build finds its elements', () => {
  const html = '<!DOCTYPE html><title>Plain</title><p style="top:0">Plain<script>alert(1)</script>\n';
  const readDist = (file: string) => readFileSync(join(folder, 'dist', file));
  let warnings: string[];
  let manifest: Manifest;
  let handle: ReturnType<typeof createHandler>;

  beforeAll(async () => {
    warnings = await buildSite({'/en/pricing': html, '/en/404': html, '/en/contact': pageOfNext()});
    manifest = JSON.parse(readDist('manifest.json').toString());
    handle = createHandler(manifest, (file) => new Uint8Array(readDist(file)));
  });

  test('is named by the build once for each step', () => {
    const namedPages = manifest.skipped.map((line) => line.split(': ', 2).join(': '));
    expect(namedPages).toEqual([
      'icons: /en/pricing',
      'css: /en/pricing',
      'data: /en/pricing',
      'scripts: /en/pricing',
      'icons: /en/404',
      'css: /en/404',
      'data: /en/404',
      'scripts: /en/404',
    ]);
    expect(warnings).toHaveLength(namedPages.length);
  });

  test('is served as Next wrote it, with its own policy', async () => {
    const response = await handle(new Request('http://localhost/pricing'));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hashSource('alert(1)')}; `);
  });

  test('does not affect files, which have their content type and no headers for Next only', async () => {
    const {headers} = await handle(new Request('http://localhost/sprite.svg'));
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.has('x-next-cache-tags')).toBe(false);
  });

  test('does not affect the server bundle', () => {
    expect(existsSync(join(folder, 'dist/server.mjs'))).toBe(true);
  });

  test('the licences include packages that only the plain script uses', () => {
    expect(readDist('files/licenses.txt').toString()).toMatch(/^web-vitals \(Apache-2\.0\)$/m);
  });

  test.each(['', '.br', '.gz'])('the server names a damaged file and does not start: contact.html%s', (suffix) => {
    const file = join(folder, `dist/pages/en/contact.html${suffix}`);
    const before = readFileSync(file);
    const damaged = Buffer.from(before).reverse();
    writeFileSync(file, damaged);
    const start = () => createFileHandler(join(folder, 'dist'));
    expect(start).toThrow(`pages/en/contact.html: changed since the build (${suffix || 'plain'})`);
    writeFileSync(file, before);
  });
});

describe('a build with a change that all pages share', () => {
  test('stops if a step fails on every page, and names the step', async () => {
    const html = pageOfNext().replaceAll('__next_f', '__next_g');
    const building = buildSite({'/en/pricing': html, '/en/contact': html});
    await expect(building).rejects.toThrow(/step “data” could do nothing on any page.*\/en\/pricing/);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test.each([
    {what: 'a script', markup: `<script src="${counter}"></script>`, directive: 'script-src'},
    {
      what: 'a script of next/script',
      markup: `<link rel="preload" as="script" href="${counter}"/>`,
      directive: 'script-src',
    },
    {what: 'a module', markup: `<link rel="modulepreload" href="${counter}"/>`, directive: 'script-src'},
    {
      what: 'letters',
      markup: '<link rel="preload" as="font" href="https://fonts.example/a.woff2"/>',
      directive: 'font-src',
    },
    {what: 'a style sheet', markup: foreignSheet, directive: 'style-src'},
    {what: 'an image', markup: '<img src="//images.example/a.png">', directive: 'img-src'},
    {what: 'a frame', markup: '<iframe src="https://video.example/a"></iframe>', directive: 'frame-src'},
  ])(
    'stops where every visitor’s browser would refuse $what of another host, and says where to allow it',
    async ({markup, directive}) => {
      const building = buildSite({'/en/pricing': pageOfNext(markup)});
      await expect(building).rejects.toThrow(new RegExp(`/en/pricing loads .*${directive} in build/csp.ts`));
    },
  );
});

test('a script of another host is not changed, and the site’s own scripts are deferred', async () => {
  const script = `<script src="${counter}" defer="" data-domain="shop.example"></script>`;
  const html = await deferScripts(pageOfNext(`<link rel="preload" as="script" href="${counter}"/>${script}`));
  expect(html).toContain(script);
  expect(html).toContain(`<link rel="preload" as="script" href="${counter}"/>`);
  expect(html).toContain('<script data-sources="/_next/static/a.js">');
});

test('a style sheet of another host is not moved, and the page’s own critical rules are inlined', async () => {
  const html = await createInlineCss(() => 'h1 { color: red }')(pageOfNext(foreignSheet));
  const [head = ''] = html.split('</head>');
  expect(head).toContain(foreignSheet);
  expect(head).toContain('<style>h1 { color: red }');
});

describe('a route', () => {
  type Routes = Parameters<typeof checkRoutes>[0];
  const html = {'content-type': 'text/html; charset=utf-8'};
  const sitePaths: string[] = [];
  for (const locale of locales) {
    sitePaths.push(`/${locale}/404`);
    for (const {path} of pages) sitePaths.push(path === '/' ? `/${locale}` : `/${locale}${path}`);
  }

  type Changes = {more?: string[]; less?: string[]; onRequest?: string[]};

  /** The site's own routes in Next's format, with changes. */
  function routesWith({more = [], less = [], onRequest = []}: Changes) {
    const paths = [...sitePaths, ...more].filter((path) => !less.includes(path));
    return {
      prerenders: paths.map((pathname) => ({pathname, route: pathname, fallback: {initialHeaders: html}})),
      appPages: onRequest.map((pathname) => ({pathname})),
      appRoutes: [],
      // Only the properties that the build reads.
    } as unknown as Routes;
  }

  test('of a page of the site, or of Next itself, is built', () => {
    expect(() => checkRoutes(routesWith({more: ['/_not-found']}))).not.toThrow();
  });

  test('that is not in content/paths.ts stops the build, which names it and gives advice, because it would be a 404', () => {
    const check = () => checkRoutes(routesWith({more: ['/about', '/hi/about']}));
    expect(check).toThrow('/about is no page of content/paths.ts');
    expect(check).toThrow('docs/adding-a-page.md');
  });

  test('that is missing for a page stops the build, which names the page', () => {
    expect(() => checkRoutes(routesWith({less: ['/hi/pricing']}))).toThrow('/hi/pricing is a page of content/paths.ts');
  });

  test('that needs a server stops the build, which names it', () => {
    const check = () => checkRoutes(routesWith({onRequest: ['/api/lead', '/api/lead.rsc']}));
    expect(check).toThrow(/^\/api\/lead is rendered on request/);
  });
});

describe('the scripts of earlier builds', () => {
  beforeEach(emptyFolder);

  const day = 24 * 3600 * 1000;

  /** Builds like Next, which deletes the previous build. @returns the earlier files that are still served */
  function build(files: string[], {at = 0, fails = false} = {}): string[] {
    const staticFolder = join(folder, 'static');
    const store = join(folder, 'store');
    rmSync(staticFolder, {recursive: true, force: true});
    for (const file of files) {
      for (const ending of ['', '.br', '.gz']) write(join('static', file + ending), file + ending);
    }
    const earlier = earlierAssets(files, store, at);
    for (const [file, copy] of earlier) {
      expect(readFileSync(copy, 'utf8')).toBe(file);
      expect(readFileSync(`${copy}.br`, 'utf8')).toBe(`${file}.br`);
    }
    if (!fails) recordAssets(files, staticFolder, store, at);
    return [...earlier.keys()].sort();
  }

  test('are served for a week after the next build, even if many builds follow', () => {
    build(['live.js'], {at: 0});
    const attempts = [1, 2, 3, 4, 5].map((number) => `attempt${number}.js`);
    for (const file of attempts) expect(build([file], {at: 30 * day})).toContain('live.js');
    expect(build(['last.js'], {at: 37 * day})).toContain('live.js');
    expect(build(['last.js'], {at: 37 * day + 1})).not.toContain('live.js');
  });

  test('are always served for the latest three builds', () => {
    build(['1.js', 'same.js'], {at: 0});
    expect(build(['2.js', 'same.js'], {at: 100 * day})).toEqual(['1.js']);
    expect(build(['3.js'], {at: 200 * day})).toEqual(['1.js', '2.js', 'same.js']);
    expect(build(['4.js'], {at: 300 * day})).toEqual(['2.js', '3.js', 'same.js']);
  });

  test('are not removed by a failed build', () => {
    build(['1.js'], {at: 0});
    for (const file of ['2.js', '3.js', '4.js']) build([file], {at: 100 * day, fails: true});
    expect(build(['5.js'], {at: 200 * day})).toEqual(['1.js']);
  });

  test('count once if several builds have the same files', () => {
    build(['1.js'], {at: 0});
    build(['2.js'], {at: 100 * day});
    for (const at of [200, 300, 400]) expect(build(['3.js'], {at: at * day})).toEqual(['1.js', '2.js']);
    expect(build(['4.js'], {at: 500 * day})).toEqual(['2.js', '3.js']);
  });

  test('are limited in number, even with many builds a day', () => {
    for (let number = 1; number <= 40; number += 1) build([`${number}.js`]);
    expect(build(['now.js']).length).toBe(19);
  });
});
