import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {cspHeaders} from '@/build/csp';
import {keepAssets} from '@/build/keepAssets';
import {writeSite} from '@/build/site';
import {formsHosts} from '@/lib/forms/formsService';
import {createHandler, type Manifest} from '@/serve/handler';

// Settings are read once, at import.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_FORMS_PORTAL_ID = '4711';
  process.env.NEXT_PUBLIC_FORM_ID_HOME = 'a1b2';
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = 'https://api.example/messages';
  process.env.CSP_REPORT_URL = 'https://reports.example/csp';
});

const pushes = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"<p>"])'];
const page = `<!DOCTYPE html><html lang=en><head><style>.a{b:c}\n</style><title>A &amp; B</title>
<script type="application/ld+json">{"a":1}</script></head><BODY><p style="--in-style:1px;font-family:&quot;A&quot;" >नमस्ते</p>
${pushes.map((push) => `<script>${push}</script>`).join('')}</BODY></html>\n`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a policy', () => {
  const policyOf = (path: string, html: string) => {
    const {'content-security-policy': policy = '', ...others} = cspHeaders(path, html);
    return {...Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/, 2))), ...others};
  };
  const common = {
    'default-src': "'none'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': 'https://reports.example/csp',
    'report-to': 'csp',
    'reporting-endpoints': 'csp="https://reports.example/csp"',
  };

  test('allows what its page consists of, by the exact text; nothing else runs or is loaded', () => {
    expect(policyOf('/en/pricing', page)).toEqual({
      ...common,
      'script-src': `'self' ${pushes.map(hash).join(' ')}`,
      'style-src': expect.stringContaining(`'self' ${hash('.a{b:c}\n')} ${hash('')} 'sha256-`),
      'style-src-attr': `'unsafe-hashes' ${hash('--in-style:1px;font-family:"A"')}`,
      'img-src': "'self' data:",
      'connect-src': "'self' https://api.example",
      'form-action': 'mailto:',
    });
    expect(policyOf('/en/pricing', '<p>')).toMatchObject({'script-src': "'self'", 'style-src-attr': "'none'"});
  });

  test('of a page with the hosted form allows its service, with any style, which no hash may stand beside', () => {
    const hosts = 'https://*.hsforms.com https://*.hubspot.com';
    const service = 'https://js.hsforms.net https://forms.hsforms.com https://forms.hubspot.com';
    expect(policyOf('/hi', page)).toEqual({
      ...common,
      'script-src': `'self' ${pushes.map(hash).join(' ')} ${service}`,
      'style-src': "'self' 'unsafe-inline'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': `'self' data: ${hosts} https://js.hsforms.net`,
      'connect-src': `'self' https://api.example ${hosts}`,
      'form-action': `mailto: ${hosts}`,
      'frame-src': hosts,
    });
    expect(formsHosts('https://js-eu1.hsforms.net/a.js').script).toContain('https://forms-eu1.hsforms.com');
    for (const origin of ['https://forms.example', 'https://js.hsforms.net.example', 'https://nothsforms.net'])
      expect(new Set(Object.values(formsHosts(`${origin}/a.js`)).flat())).toEqual(new Set([origin]));
  });
});

describe('in a folder of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), {recursive: true});
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  beforeEach(() => {
    rmSync(folder, {recursive: true});
    mkdirSync(folder);
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('a page in which no step finds anything is served as Next wrote it, and the build says so', async () => {
    symlinkSync(resolve('serve'), join(folder, 'serve'));
    write('public/icon.svg', '<svg/>');
    const html = '<!DOCTYPE html><title>Plain</title><p style="top:0">Plain<script>alert(1)</script>\n';
    const outputs = {'/en/pricing': html, '/en/404': html, '/sprite.svg': '<svg/>'};
    const prerenders = Object.entries(outputs).map(([pathname, text]) => {
      const type = text === html ? 'text/html; charset=utf-8' : 'image/svg+xml';
      const initialHeaders = {'content-type': type, 'x-next-cache-tags': 'x'};
      return {pathname, fallback: {filePath: write(`next${pathname}`, text), initialHeaders}};
    });
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    // Of what Next hands over, what is read.
    await writeSite({prerenders, staticFiles: []} as unknown as Parameters<typeof writeSite>[0], folder);

    const dist = (file: string) => readFileSync(join(folder, 'dist', file));
    const manifest: Manifest = JSON.parse(dist('manifest.json').toString());
    const pages = ['/en/pricing', '/en/404'];
    const skipped = pages.flatMap((path) => ['icons', 'css', 'data', 'scripts'].map((step) => [step, path]));
    expect(manifest.skipped.map((line) => line.split(': ', 2))).toEqual(skipped);
    expect(told).toHaveBeenCalledTimes(skipped.length);

    const handle = createHandler(manifest, (file) => new Uint8Array(dist(file)));
    const response = await handle(new Request('http://localhost/pricing'));
    expect([response.status, await response.text()]).toEqual([200, html]);
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${hash('alert(1)')}; `);
    const {headers} = await handle(new Request('http://localhost/sprite.svg'));
    expect([headers.get('content-type'), headers.has('x-next-cache-tags')]).toEqual(['image/svg+xml', false]);
    expect(existsSync(join(folder, 'dist/server.mjs'))).toBe(true);
  });

  test('a page that was opened before a deploy finds its scripts, until three builds have passed', () => {
    /** As Next leaves it: the folder of the build before is gone. */
    const build = (...files: string[]) => {
      rmSync(join(folder, 'static'), {recursive: true, force: true});
      for (const file of files) write(join('static', file), file);
      const earlier = keepAssets(files, join(folder, 'static'), join(folder, 'store'));
      for (const [file, copy] of earlier) expect(readFileSync(copy, 'utf8')).toBe(file);
      return [...earlier.keys()].sort();
    };
    expect(build('chunks/1.js', 'chunks/same.js')).toEqual([]);
    expect(build('chunks/2.js', 'chunks/same.js')).toEqual(['chunks/1.js']);
    // The same again is no other build.
    for (const _ of [1, 2, 3]) expect(build('chunks/3.js')).toEqual(['chunks/1.js', 'chunks/2.js', 'chunks/same.js']);
    expect(build('chunks/4.js')).toEqual(['chunks/2.js', 'chunks/3.js', 'chunks/same.js']);
  });
});
