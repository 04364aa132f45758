import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {promisify} from 'node:util';
import * as zlib from 'node:zlib';
import {build} from 'esbuild';
import {bundleSiteScript} from '@/app/site.js/bundle';
import {contentHash} from '@/lib/contentHash';
import {missingReceiver, missingSubjectField} from '@/lib/forms/formsService';
import {cacheRules, hashedFolder} from '@/lib/http/cacheRules';
import {crossOriginHeaders, fileCsp} from '@/lib/http/securityHeaders';
import {memoize} from '@/lib/memoize';
import type {Entry, Manifest} from '@/serve/handler';
import {cspHeaders, toastStyleHashes} from './csp';
import {createInlineCss} from './css';
import {createEnglishParts} from './englishParts';
import {inlineIcons} from './icons';
import {earlierAssets, recordAssets} from './keepAssets';
import {licencesText} from './licences';
import {isHtml, isInternal, type Outputs} from './routes';
import {deferScripts, moveRscPayload} from './scripts';

/** Content types of files for which Next gives no headers. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** For a file whose address changes with its content. */
const forever = {'cache-control': cacheRules.hashed};

type HeaderFields = Record<string, string>;

/** The state of the written site. */
type Site = {
  dist: string;
  manifest: Manifest;
  compressing: Promise<void>[];
  /** The paths of all bundled source files. */
  sources: string[];
};

/** Writes `dist/`: the documents and files, their Brotli and gzip variants, the manifest with their headers, and the servers. */
export async function writeSite({prerenders, staticFiles}: Pick<Outputs, 'prerenders' | 'staticFiles'>, root: string) {
  const site: Site = {
    dist: join(root, '.next/dist'),
    manifest: {pages: {}, files: {}, skipped: []},
    compressing: [],
    sources: [],
  };
  rmSync(site.dist, {recursive: true, force: true});

  addStaticFiles(site, staticFiles);
  addPublicFiles(site, join(root, 'public'));
  const responses = readPrerenders(prerenders);
  addPrerenderedFiles(site, responses);
  // If a document fails, the build stops only after the last file is written.
  await addDocuments(site, responses, root).finally(() => Promise.allSettled(site.compressing));
  const store = join(root, '.next/cache/builds');
  await bundleServers(site, root);
  site.sources.push(...bundleSiteScript(root, process.env.PSEUDO_LOCALE).sources);
  addFile(site, '/licenses.txt', Buffer.from(licencesText(site.sources, root)));
  const ownAssets = hashedFilesOf(site);
  const earlier = earlierAssets(ownAssets, store);
  addEarlierAssets(site, earlier);
  if (!toastStyleHashes.length) {
    site.manifest.skipped.push('csp: sonner inserts its styles in another way: notices have none');
  }

  // Compression changes entries of the manifest.
  await Promise.all(site.compressing);
  writeFileSync(join(site.dist, 'manifest.json'), JSON.stringify(site.manifest));
  // Wrangler uploads everything else.
  writeFileSync(join(site.dist, '.assetsignore'), '*.mjs\n');
  const dist = join(root, 'dist');
  replaceFolder(dist, site.dist);
  recordAssets(ownAssets, join(dist, 'files', hashedFolder), store);
  report(site.manifest, earlier.size);
}

/** Puts a complete new folder in the place of the old one. */
function replaceFolder(folder: string, newFolder: string) {
  rmSync(folder, {recursive: true, force: true});
  renameSync(newFolder, folder);
}

function report({pages, files, skipped}: Manifest, earlierFiles: number) {
  for (const line of skipped) console.warn(`Left as Next wrote it: ${line}`);
  for (const line of [missingReceiver(), missingSubjectField()]) {
    if (line) console.warn(line);
  }
  const pageCount = Object.keys(pages).length;
  const fileCount = Object.keys(files).length;
  console.log(`dist/: ${pageCount} pages, ${fileCount} files, ${earlierFiles} of earlier builds`);
}

/** Writes a file of dist/ and, unless its type is compressed already, its compressed variants. */
function writeEntry(site: Site, file: string, body: Buffer, headers: HeaderFields, status = 200): Entry {
  const path = join(site.dist, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, body);
  const type = headers['content-type'] ?? contentTypes[extname(file)];
  if (!type) throw new Error(`${file} is of no known type: name it in build/site.ts.`);
  const entry: Entry = {
    file,
    status,
    etag: contentHash(body),
    headers: {...headers, 'content-type': type},
  };
  const isCompressedAlready = /font|png/.test(type);
  if (!isCompressedAlready) site.compressing.push(precompress(entry, path, body));
  return entry;
}

function addFile(site: Site, address: string, body: Buffer, headers: HeaderFields = {}) {
  const allHeaders = {...fileCsp, 'cache-control': cacheRules.file, ...headers};
  site.manifest.files[address] = writeEntry(site, `files${address}`, body, allHeaders);
}

/** Adds a script. Returns its address, which has the hash of its content. */
function addScript(site: Site, code: string): string {
  const address = `${hashedFolder}own/${contentHash(code)}.js`;
  addFile(site, address, Buffer.from(code), forever);
  return address;
}

/** The scripts, style sheets and other files that Next has compiled. */
function addStaticFiles(site: Site, staticFiles: Outputs['staticFiles']) {
  for (const {pathname: path, filePath} of staticFiles) {
    const isRouterManifest = /\/_\w+Manifest\.js$/.test(path);
    // Nothing requests router manifests, nor files without an extension.
    if (isRouterManifest || !extname(path)) continue;
    if (path.endsWith('.map')) {
      site.sources.push(...JSON.parse(readFileSync(filePath, 'utf8')).sources);
      continue;
    }
    addFile(site, path, withoutSourceMap(readFileSync(filePath)), path.startsWith(hashedFolder) ? forever : {});
  }
}

/** The comment with the source map is at the end of the file. */
function withoutSourceMap(body: Buffer): Buffer {
  const end = body.subarray(-300).toString('latin1');
  const comment = /\s*\/[/*]# sourceMappingURL=\S+\s*$/.exec(end)?.[0] ?? '';
  return body.subarray(0, body.length - comment.length);
}

/** Icons and speculation rules. */
function addPublicFiles(site: Site, folder: string) {
  for (const name of readdirSync(folder)) {
    const ownHeaders: HeaderFields =
      name === 'speculation-rules.json'
        ? {'content-type': 'application/speculationrules+json'}
        : {'cache-control': cacheRules.icon};
    addFile(site, `/${name}`, readFileSync(join(folder, name)), {...crossOriginHeaders, ...ownHeaders});
  }
}

/** A response that Next has prerendered. */
type Prerendered = {path: string; body: Buffer; headers: HeaderFields; isDocument: boolean};

function readPrerenders(prerenders: Outputs['prerenders']): Prerendered[] {
  const responses: Prerendered[] = [];
  for (const {pathname: path, fallback} of prerenders) {
    // The data is for Next's client router, which the site does not use.
    const isRouterData = /\.rsc$|\.segments\//.test(path);
    if (isRouterData || !fallback?.filePath) continue;

    const headers: HeaderFields = {};
    for (const [name, value] of Object.entries(fallback.initialHeaders ?? {})) {
      if (/^content-|^cache-control$/.test(name)) headers[name] = String(value);
    }
    const isDocument = isHtml(headers['content-type']);
    responses.push({path, body: readFileSync(fallback.filePath), headers, isDocument});
  }
  return responses;
}

/** The responses of route handlers: share images, the sitemap, the sprite and so on. */
function addPrerenderedFiles(site: Site, responses: readonly Prerendered[]) {
  for (const {path, body, headers, isDocument} of responses) {
    if (isDocument) continue;
    const isShareImage = path.startsWith('/share/');
    addFile(site, path, body, isShareImage ? {...headers, ...crossOriginHeaders} : headers);
  }
}

async function addDocuments(site: Site, responses: readonly Prerendered[], root: string) {
  const steps = stepsFor(site, root);
  const documents = responses.filter(({path, isDocument}) => isDocument && !isInternal(path));
  for (const {path, body} of documents) {
    const html = await transformDocument(site.manifest, steps, path, body.toString());
    const headers = {'content-type': 'text/html; charset=utf-8', ...cspHeaders(path, html)};
    const status = path.endsWith('/404') ? 404 : 200;
    site.manifest.pages[path] = writeEntry(site, `pages${path}.html`, Buffer.from(html), headers, status);
  }
  for (const step of Object.keys(steps)) refuseUseless(step, site.manifest.skipped, documents.length);
}

/** The functions that change a document, by name and in their order. */
type Steps = Record<string, (html: string) => Promise<string>>;

function stepsFor(site: Site, root: string): Steps {
  const read = memoize((address) => readFileSync(join(site.dist, 'files', address), 'utf8'));
  return {
    english: createEnglishParts(root),
    icons: (html) => inlineIcons(html, read('/sprite.svg')),
    // After the icons, whose colours use variables of the style sheet.
    css: createInlineCss(read),
    data: (html) => moveRscPayload(html, (code) => addScript(site, code)),
    scripts: deferScripts,
  };
}

/** If a step fails, the document stays as before the step, and the build reports it. */
async function transformDocument({skipped}: Manifest, steps: Steps, path: string, html: string): Promise<string> {
  let result = html;
  for (const [name, step] of Object.entries(steps)) {
    try {
      result = await step(result);
    } catch (error) {
      skipped.push(`${name}: ${path}: ${error}`);
    }
  }
  return result;
}

/**
 * Refuses a step that no page gains from. Usually a part that all pages share has changed, and every page would load more slowly.
 * @throws if the step failed on every page
 */
function refuseUseless(step: string, skipped: readonly string[], pageCount: number) {
  const ownLines = skipped.filter((line) => line.startsWith(`${step}: `));
  if (ownLines.length === 0 || ownLines.length < pageCount) return;
  const remedy = 'Undo what has changed on every page, or take the step out of stepsFor() (build/site.ts) for good';
  throw new Error(`The build's step “${step}” could do nothing on any page. ${remedy}. The first: ${ownLines[0]}`);
}

const hashedFilesOf = ({manifest}: Site): string[] =>
  Object.keys(manifest.files)
    .filter((address) => address.startsWith(hashedFolder))
    .map((address) => address.slice(hashedFolder.length))
    .sort();

/** Adds hashed files of earlier builds, with their compressed variants. */
function addEarlierAssets(site: Site, earlier: ReadonlyMap<string, string>) {
  for (const [name, copy] of earlier) {
    const address = hashedFolder + name;
    for (const suffix of ['.br', '.gz']) {
      if (existsSync(copy + suffix)) cpSync(copy + suffix, join(site.dist, `files${address}${suffix}`));
    }
    addFile(site, address, readFileSync(copy), forever);
  }
}

/** Writes Brotli and gzip variants of a file and their hashes into its entry, unless one of them is not smaller. */
async function precompress(entry: Entry, file: string, body: Buffer) {
  const [br, gz] = await variantsOf(file, body);
  if (br.length >= body.length || gz.length >= body.length) return;

  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  entry.compressed = {br: contentHash(br), gz: contentHash(gz)};
}

/** The Brotli and gzip variants of a file. If the file is of an earlier build, they lie beside it already. */
async function variantsOf(file: string, body: Buffer): Promise<[br: Buffer, gz: Buffer]> {
  if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) {
    return [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
  }
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT} = zlib.constants;
  const brotliParameters = {[BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT};
  return Promise.all([brotli(body, {params: brotliParameters}), gzip(body, {level: 9})]);
}

/** Bundles each server into one file, with the settings of this build. */
async function bundleServers(site: Site, root: string) {
  const {metafile} = await build({
    entryPoints: ['server', 'worker', 'vercel'].map((name) => join(root, `serve/${name}.ts`)),
    outdir: site.dist,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Written into the code, because edge runtimes may have no `process`.
    define: {
      'process.env.PSEUDO_LOCALE': JSON.stringify(process.env.PSEUDO_LOCALE ?? ''),
      'process.env.CAMPAIGN_ENDED': JSON.stringify(process.env.CAMPAIGN_ENDED ?? ''),
    },
    legalComments: 'none',
    metafile: true,
  });
  site.sources.push(...Object.keys(metafile.inputs));
}
