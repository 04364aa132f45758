import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {build} from 'esbuild';
import type {NextAdapter} from 'next';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {memoize} from '@/lib/memoize';
import {filePolicy, shownElsewhere} from '@/lib/securityHeaders.mjs';
import type {Entry, Manifest} from '@/serve/handler';
import {cspHeaders} from './csp';
import {createInlineCss} from './css';
import {moveData} from './data';
import {inlineIcons} from './icons';
import {keepAssets} from './keepAssets';
import {precompress} from './precompress';
import {deferScripts} from './scripts';

/** Types of files that come out of the build without a header. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const hashed = '/_next/static/';

type Outputs = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]['outputs'];
type Output = {path: string; body: Buffer; headers: Record<string, string>};

/**
 * Writes `dist/`: documents and files as they are sent, each also with Brotli and gzip, `manifest.json` with their headers,
 * and the server for Node and for Workers.
 */
export async function writeSite({prerenders, staticFiles}: Pick<Outputs, 'prerenders' | 'staticFiles'>, root: string) {
  const dist = join(root, 'dist');
  rmSync(dist, {recursive: true, force: true});
  const manifest: Manifest = {pages: {}, files: {}, skipped: []};

  const write = async (file: string, {path, body, headers}: Output, status = 200): Promise<Entry> => {
    const to = join(dist, file);
    mkdirSync(dirname(to), {recursive: true});
    writeFileSync(to, body);
    const type = headers['content-type'] ?? types[extname(path)];
    if (!type) throw new Error(`${path} is of no known type: name it in build/site.ts.`);
    const packed = /font|png/.test(type) ? undefined : await precompress(body);
    for (const [ending, bytes] of Object.entries(packed ?? {})) writeFileSync(`${to}.${ending}`, bytes);
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    return {file, status, etag, compressed: packed !== undefined, headers: {...headers, 'content-type': type}};
  };
  const addFile = async ({path, body, headers}: Output) => {
    const own = {...filePolicy, 'cache-control': cacheRules.file, ...headers};
    manifest.files[path] = await write(`files${path}`, {path, body, headers: own});
  };

  for (const {pathname: path, filePath} of staticFiles) {
    const headers = path.startsWith(hashed) ? {'cache-control': cacheRules.hashed} : undefined;
    if (headers || extname(path)) await addFile({path, body: readFileSync(filePath), headers: headers ?? {}});
  }
  for (const name of readdirSync(join(root, 'public'))) {
    const headers = {...shownElsewhere, 'cache-control': cacheRules.icon, ...publicHeaders[name]};
    await addFile({path: `/${name}`, body: readFileSync(join(root, 'public', name)), headers});
  }

  const pages: Output[] = [];
  for (const {pathname: path, fallback} of prerenders) {
    if (!fallback?.filePath || /\.rsc$|\.segments\//.test(path)) continue;
    const own = Object.entries(fallback.initialHeaders ?? {}).filter(([name]) =>
      /^content-|^cache-control$/.test(name),
    );
    const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
    const output = {path, body: readFileSync(fallback.filePath), headers};
    if (!headers['content-type']?.startsWith('text/html'))
      await addFile({...output, headers: {...headers, ...(path.startsWith('/share/') && shownElsewhere)}});
    else if (!path.startsWith('/_')) pages.push(output);
  }

  const read = memoize((address) => readFileSync(join(dist, 'files', decodeURI(address)), 'utf8'));
  const inlineCss = createInlineCss(read);
  const scripts = new Map<string, string>();
  const steps: Record<string, (html: string) => string> = {
    css: inlineCss,
    icons: (html) => inlineIcons(html, read('/sprite.svg')),
    data: (html) =>
      moveData(html, (code) => {
        const address = `${hashed}data/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
        scripts.set(address, code);
        return address;
      }),
    scripts: deferScripts,
  };
  for (const {path, body, headers} of pages) {
    let html = body.toString();
    for (const [name, step] of Object.entries(steps)) {
      try {
        html = step(html);
      } catch (error) {
        manifest.skipped.push(`${name}: ${path}: ${error}`);
      }
    }
    const own = {'content-type': headers['content-type'] ?? '', ...cspHeaders(path, html)};
    const status = path.endsWith('/404') ? 404 : 200;
    manifest.pages[path] = await write(`pages${path}.html`, {path, body: Buffer.from(html), headers: own}, status);
  }
  for (const [path, code] of scripts)
    await addFile({path, body: Buffer.from(code), headers: {'cache-control': cacheRules.hashed}});

  const own = Object.keys(manifest.files).filter((path) => path.startsWith(hashed));
  const folder = join(dist, 'files', hashed);
  const kept = keepAssets(
    own.map((path) => decodeURI(path.slice(hashed.length))).sort(),
    folder,
    join(root, '.next/cache/assets'),
  );
  for (const file of kept) {
    const path = hashed + file;
    await addFile({path, body: readFileSync(join(dist, 'files', path)), headers: {'cache-control': cacheRules.hashed}});
  }

  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  await bundleServers(root, dist);
  // Wrangler uploads the rest.
  writeFileSync(join(dist, '.assetsignore'), '*.mjs\n');
  for (const line of manifest.skipped) console.warn(`Left as Next wrote it: ${line}`);
  console.log(
    `dist/: ${pages.length} pages, ${Object.keys(manifest.files).length} files, ${kept.length} of earlier builds`,
  );
}

/** Files in public/ that need other headers than an icon. */
const publicHeaders: Record<string, Record<string, string>> = {
  'speculation-rules.json': {'content-type': 'application/speculationrules+json', 'cache-control': cacheRules.file},
};

/** One file each, without dependencies, with the settings of this build. */
const bundleServers = (root: string, dist: string) =>
  build({
    entryPoints: {
      server: join(root, 'serve/node.ts'),
      worker: join(root, 'serve/worker.ts'),
      vercel: join(root, 'serve/vercel.ts'),
    },
    outdir: dist,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    define: Object.fromEntries(
      ['PSEUDO_LOCALE', 'UNFINISHED_LOCALES'].map((name) => [
        `process.env.${name}`,
        JSON.stringify(process.env[name] ?? ''),
      ]),
    ),
    legalComments: 'none',
  });
