import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {cspHeaders} from '@/build/csp';
import {createInlineCss} from '@/build/css';
import {keepAssets} from '@/build/keepAssets';
import {deferScripts} from '@/build/scripts';
import {writeSite} from '@/build/site';
import {heroEndId} from '@/content/elementIds';
import {formsHosts} from '@/lib/forms/formsService';
import {createHandler, type Manifest} from '@/serve/handler';

// Settings are read once, when the module is imported, so they are set before that.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_FORMS_PORTAL_ID = '4711';
  process.env.NEXT_PUBLIC_FORM_ID_HOME = 'a1b2';
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = 'https://api.example/messages';
  process.env.CSP_REPORT_URL = 'https://reports.example/csp';
});

/** The source expression with which a policy allows a script or a style. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a policy', () => {
  const firstScript = '(self.__next_f=self.__next_f||[]).push([0])';
  const secondScript = 'self.__next_f.push([1,"<p>"])';
  const scriptHashes = `${hashSource(firstScript)} ${hashSource(secondScript)}`;
  const page = `<!DOCTYPE html><html lang=en><head><style>.a{b:c}\n</style><title>A &amp; B</title>
<script type="application/ld+json">{"a":1}</script></head><BODY><p style="--in-style:1px;font-family:&quot;A&quot;" >नमस्ते</p>
<script>${firstScript}</script><script>${secondScript}</script></BODY></html>\n`;

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

  /** What every page has. */
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
      'connect-src': "'self' https://api.example",
      'form-action': 'mailto:',
    });
  });

  test('allows no script and no style attribute of a page that has none', () => {
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
      'connect-src': `'self' https://api.example ${serviceHosts}`,
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

/** A page as Next writes it; `extra` stands in its head. */
const pageOfNext = (extra = '') => `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" href="/_next/static/a.js"/>${extra}</head>
<body><h1>Title <svg><use href="/sprite.svg#icon"></use></svg></h1><div id="${heroEndId}"></div>
<script src="/_next/static/a.js"></script><script>self.__next_f.push([1,"x"])</script></body></html>`;

/** Builds a site of these documents. @returns what the build warned of */
async function buildSite(documents: Record<string, string>): Promise<string[]> {
  emptyFolder();
  symlinkSync(resolve('serve'), join(folder, 'serve'));
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
  // Of what Next hands over, what is read.
  const output = {prerenders, staticFiles} as unknown as Parameters<typeof writeSite>[0];
  await writeSite(output, folder);
  return warnings;
}

describe('where no step of the build finds anything in a page', () => {
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

  test('the build names the page, once for each step', () => {
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

  test('the page is served as Next wrote it, with its own policy', async () => {
    const response = await handle(new Request('http://localhost/pricing'));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hashSource('alert(1)')}; `);
  });

  test('files keep their content type, without the headers that only Next reads', async () => {
    const {headers} = await handle(new Request('http://localhost/sprite.svg'));
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.has('x-next-cache-tags')).toBe(false);
  });

  test('the build has a server', () => {
    expect(existsSync(join(folder, 'dist/server.mjs'))).toBe(true);
  });
});

describe('a build with a change that all pages share', () => {
  test('stops where a step can do nothing on any page, with the step’s name', async () => {
    const html = pageOfNext().replaceAll('__next_f', '__next_g');
    const building = buildSite({'/en/pricing': html, '/en/contact': html});
    await expect(building).rejects.toThrow(/step “data” could do nothing on any page.*\/en\/pricing/);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test.each([
    {what: 'a script', markup: `<script src="${counter}"></script>`, directive: 'script-src'},
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

test('a script of another host stays as it is, and does not keep the site’s own from running', async () => {
  const script = `<script src="${counter}" defer="" data-domain="shop.example"></script>`;
  const html = await deferScripts(pageOfNext(`<link rel="preload" as="script" href="${counter}"/>${script}`));
  expect(html).toContain(script);
  expect(html).toContain(`<link rel="preload" as="script" href="${counter}"/>`);
  expect(html).toContain('<script data-sources="/_next/static/a.js">');
});

test('a style sheet of another host stays where it is, and the page’s own rules are painted without waiting', async () => {
  const html = await createInlineCss(() => 'h1 { color: red }')(pageOfNext(foreignSheet));
  const [head = ''] = html.split('</head>');
  expect(head).toContain(foreignSheet);
  expect(head).toContain('<style>h1 { color: red }');
});

describe('the scripts of earlier builds', () => {
  beforeEach(emptyFolder);

  /**
   * Does what a build does: like Next, it deletes the files of the build before.
   * @returns the earlier files that are kept
   */
  function build(...files: string[]): string[] {
    const staticFolder = join(folder, 'static');
    rmSync(staticFolder, {recursive: true, force: true});
    for (const file of files) write(join('static', file), file);
    const earlierFiles = keepAssets(files, staticFolder, join(folder, 'store'));
    for (const [file, copy] of earlierFiles) expect(readFileSync(copy, 'utf8')).toBe(file);
    return [...earlierFiles.keys()].sort();
  }

  test('are there for pages that were opened before a deploy, until three builds have passed', () => {
    expect(build('chunks/1.js', 'chunks/same.js')).toEqual([]);
    expect(build('chunks/2.js', 'chunks/same.js')).toEqual(['chunks/1.js']);
    expect(build('chunks/3.js')).toEqual(['chunks/1.js', 'chunks/2.js', 'chunks/same.js']);
    expect(build('chunks/4.js')).toEqual(['chunks/2.js', 'chunks/3.js', 'chunks/same.js']);
  });

  test('are not removed by a build of the same files', () => {
    build('chunks/1.js', 'chunks/same.js');
    build('chunks/2.js', 'chunks/same.js');
    const kept = ['chunks/1.js', 'chunks/2.js', 'chunks/same.js'];
    expect(build('chunks/3.js')).toEqual(kept);
    expect(build('chunks/3.js')).toEqual(kept);
    expect(build('chunks/3.js')).toEqual(kept);
    expect(build('chunks/4.js')).toEqual(['chunks/2.js', 'chunks/3.js', 'chunks/same.js']);
  });
});
