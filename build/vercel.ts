import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {cacheRules, hashedFolder} from '@/lib/http/cacheRules';
import {commonHeaders, fallbackCsp, fileCsp} from '@/lib/http/securityHeaders';
import type {Entry, Manifest} from '@/serve/handler';
import {addressOfFile} from '@/serve/vercel';

/**
 * Writes dist/ in Vercel's format (https://vercel.com/docs/build-output-api/v3): every document and file is static, and edge middleware
 * chooses one for each request.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, '.vercel/output');
const middlewareFolder = join(output, 'functions/middleware.func');

const {pages, files}: Manifest = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
rmSync(output, {recursive: true, force: true});
for (const entry of [...Object.values(pages), ...Object.values(files)]) copyStatic(entry);
await bundleMiddleware();
writeFileSync(join(output, 'config.json'), JSON.stringify({version: 3, routes: routes(), overrides: overrides()}));

function copyStatic({file}: Entry) {
  const target = join(output, 'static', addressOfFile(file));
  mkdirSync(dirname(target), {recursive: true});
  cpSync(join(root, 'dist', file), target);
}

/** Bundles the middleware and the manifest into one file. */
async function bundleMiddleware() {
  const namedFiles = Object.entries(files).filter(([address]) => !address.startsWith(hashedFolder));
  const manifest = {pages: uncompressed(Object.entries(pages)), files: uncompressed(namedFiles)};
  await build({
    stdin: {
      contents: `
        import {createMiddleware} from './dist/vercel.mjs';
        export default createMiddleware(${JSON.stringify(manifest)});
      `,
      resolveDir: root,
    },
    outfile: join(middlewareFolder, 'index.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  writeFileSync(join(middlewareFolder, '.vc-config.json'), JSON.stringify({runtime: 'edge', entrypoint: 'index.js'}));
}

/** Entries without their compressed variants, because the platform compresses responses itself. */
function uncompressed(entries: [address: string, entry: Entry][]): Record<string, Entry> {
  return Object.fromEntries(entries.map(([address, entry]) => [address, {...entry, compressed: undefined}]));
}

/** The rules for a request, in their order: before the files are looked up, for a missing file, and (`hit`) for one that is there. */
function routes(): object[] {
  return [
    // Hashed files need no middleware: their address is that of the file.
    {src: '^/(?!_next/static/).*$', middlewarePath: 'middleware', continue: true, override: true},
    // Vercel does not document that a rewrite keeps the status of the middleware.
    {src: '^(/pages/[^/]+/404\\.html)$', dest: '$1', status: 404},
    {handle: 'filesystem'},
    {src: '^/.*$', status: 404, headers: {...commonHeaders, ...fallbackCsp, 'cache-control': cacheRules.never}},
    {handle: 'hit'},
    {
      src: `^${hashedFolder}.*$`,
      headers: {...commonHeaders, ...fileCsp, 'cache-control': cacheRules.hashed},
      continue: true,
    },
  ];
}

/** The content types that the platform does not derive from the extension. */
function overrides(): Record<string, {contentType: string | undefined}> {
  const named = Object.values(files).map(({file, headers}) => [
    addressOfFile(file).slice(1),
    {contentType: headers['content-type']},
  ]);
  return Object.fromEntries(named);
}
