import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {promisify} from 'node:util';
import * as zlib from 'node:zlib';
import {build} from 'esbuild';
import type {NextAdapter} from 'next';
import {cacheRules} from '@/lib/http/cacheRules';
import {crossOriginHeaders, fileCsp} from '@/lib/http/securityHeaders';
import {memoize} from '@/lib/memoize';
import type {Entry, Manifest} from '@/serve/handler';
import {cspHeaders, noticeStyleHashes} from './csp';
import {createInlineCss} from './css';
import {inlineIcons} from './icons';
import {keepAssets} from './keepAssets';
import {deferScripts, moveRscPayload} from './scripts';

/** Content types of files that Next hands over without headers. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
const hashed = '/_next/static/';
const forever = {'cache-control': cacheRules.hashed};
const speculationRules = {'content-type': 'application/speculationrules+json'};
const contentHash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

type Outputs = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]['outputs'];
type Fields = Record<string, string>;

/** Writes `dist/`: documents and files as they are sent, also with Brotli and gzip, their headers, and the servers. */
export async function writeSite({prerenders, staticFiles}: Pick<Outputs, 'prerenders' | 'staticFiles'>, root: string) {
  // Replaces the previous site once it is complete.
  const dist = join(root, '.next/dist');
  rmSync(dist, {recursive: true, force: true});
  const manifest: Manifest = {pages: {}, files: {}, skipped: []};
  const compressing: Promise<unknown>[] = [];

  const write = (file: string, body: Buffer, headers: Fields, status = 200): Entry => {
    const to = join(dist, file);
    mkdirSync(dirname(to), {recursive: true});
    writeFileSync(to, body);
    const type = headers['content-type'] ?? types[extname(file)];
    if (!type) throw new Error(`${file} is of no known type: name it in build/site.ts.`);
    const entry = {
      file,
      status,
      etag: contentHash(body),
      compressed: false,
      headers: {...headers, 'content-type': type},
    };
    if (!/font|png/.test(type)) compressing.push(precompress(entry, to, body));
    return entry;
  };
  const addFile = (path: string, body: Buffer, headers: Fields = {}) => {
    manifest.files[path] = write(`files${path}`, body, {...fileCsp, 'cache-control': cacheRules.file, ...headers});
  };

  for (const {pathname: path, filePath} of staticFiles) {
    // Router manifests, which nothing requests.
    if (/\/_\w+Manifest\.js$/.test(path)) continue;
    if (extname(path)) addFile(path, readFileSync(filePath), path.startsWith(hashed) ? forever : {});
  }
  for (const name of readdirSync(join(root, 'public'))) {
    const own = name === 'speculation-rules.json' ? speculationRules : {'cache-control': cacheRules.icon};
    addFile(`/${name}`, readFileSync(join(root, 'public', name)), {...crossOriginHeaders, ...own});
  }

  const documents = new Map<string, Buffer>();
  for (const {pathname: path, fallback} of prerenders) {
    if (!fallback?.filePath || /\.rsc$|\.segments\//.test(path)) continue;
    const headers: Fields = {};
    for (const [name, value] of Object.entries(fallback.initialHeaders ?? {}))
      if (/^content-|^cache-control$/.test(name)) headers[name] = String(value);
    const body = readFileSync(fallback.filePath);
    if (!headers['content-type']?.startsWith('text/html'))
      addFile(path, body, {...headers, ...(path.startsWith('/share/') && crossOriginHeaders)});
    else if (!path.startsWith('/_')) documents.set(path, body);
  }

  const read = memoize((address) => readFileSync(join(dist, 'files', address), 'utf8'));
  const addScript = (code: string) => {
    const address = `${hashed}own/${contentHash(code)}.js`;
    addFile(address, Buffer.from(code), forever);
    return address;
  };
  const steps: Record<string, (html: string) => Promise<string>> = {
    icons: (html) => inlineIcons(html, read('/sprite.svg')),
    // After the icons, which take their colours from variables of the sheet.
    css: createInlineCss(read),
    data: (html) => moveRscPayload(html, addScript),
    scripts: deferScripts,
  };
  for (const [path, body] of documents) {
    let html = body.toString();
    for (const [name, step] of Object.entries(steps)) {
      try {
        html = await step(html);
      } catch (error) {
        manifest.skipped.push(`${name}: ${path}: ${error}`);
      }
    }
    const headers = {'content-type': 'text/html; charset=utf-8', ...cspHeaders(path, html)};
    const status = path.endsWith('/404') ? 404 : 200;
    manifest.pages[path] = write(`pages${path}.html`, Buffer.from(html), headers, status);
  }

  const own = Object.keys(manifest.files).flatMap((path) => (path.startsWith(hashed) ? path.slice(hashed.length) : []));
  const kept = keepAssets(own.sort(), join(dist, 'files', hashed), join(root, '.next/cache/assets'));
  for (const [name, copy] of kept) addFile(hashed + name, readFileSync(copy), forever);

  if (!noticeStyleHashes.length)
    manifest.skipped.push('csp: sonner inserts its styles in another way: notices have none');
  await Promise.all(compressing);
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  await bundleServers(root, dist);
  // Wrangler uploads everything else.
  writeFileSync(join(dist, '.assetsignore'), '*.mjs\n');
  rmSync(join(root, 'dist'), {recursive: true, force: true});
  renameSync(dist, join(root, 'dist'));
  for (const line of manifest.skipped) console.warn(`Left as Next wrote it: ${line}`);
  const files = Object.keys(manifest.files).length;
  console.log(`dist/: ${documents.size} pages, ${files} files, ${kept.size} of earlier builds`);
}

/** Writes a file with Brotli and with gzip beside it, unless that is longer. */
async function precompress(entry: Entry, file: string, body: Buffer) {
  const {BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_MODE: mode, BROTLI_MODE_TEXT: text} = zlib.constants;
  const [br, gz] = await Promise.all([brotli(body, {params: {[quality]: 11, [mode]: text}}), gzip(body, {level: 9})]);
  if (Math.max(br.length, gz.length) >= body.length) return;
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  entry.compressed = true;
}

/** One file each, without dependencies, with the settings of this build. */
const bundleServers = (root: string, dist: string) =>
  build({
    entryPoints: ['server', 'worker', 'vercel'].map((name) => join(root, `serve/${name}.ts`)),
    outdir: dist,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    define: {
      'process.env.PSEUDO_LOCALE': JSON.stringify(process.env.PSEUDO_LOCALE ?? ''),
      'process.env.UNFINISHED_LOCALES': JSON.stringify(process.env.UNFINISHED_LOCALES ?? ''),
    },
    legalComments: 'none',
  });
