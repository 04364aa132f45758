import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {cspHeaders} from '@/build/csp';
import {keepAssets} from '@/build/keepAssets';
import {writeSite} from '@/build/site';
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

describe('if no step of the build recognises a page', () => {
  const html = '<!DOCTYPE html><title>Plain</title><p style="top:0">Plain<script>alert(1)</script>\n';
  const warnings: string[] = [];
  const readDist = (file: string) => readFileSync(join(folder, 'dist', file));
  let manifest: Manifest;
  let handle: ReturnType<typeof createHandler>;

  function prerender(pathname: string, contentType: string, text: string) {
    const initialHeaders = {'content-type': contentType, 'x-next-cache-tags': 'x'};
    return {pathname, fallback: {filePath: write(`next${pathname}`, text), initialHeaders}};
  }

  beforeAll(async () => {
    emptyFolder();
    symlinkSync(resolve('serve'), join(folder, 'serve'));
    write('public/icon.svg', '<svg/>');
    const prerenders = [
      prerender('/en/pricing', 'text/html; charset=utf-8', html),
      prerender('/en/404', 'text/html; charset=utf-8', html),
      prerender('/sprite.svg', 'image/svg+xml', '<svg/>'),
    ];
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation((warning) => {
      warnings.push(warning);
    });
    // Only the part of Next's output that writeSite() reads.
    const output = {prerenders, staticFiles: []} as unknown as Parameters<typeof writeSite>[0];
    await writeSite(output, folder);
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
