import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

/** What a page makes the browser load, in kilobytes (1000 bytes) of gzip -9. */
type PageSize = {route: string; js: number; css: number; html: number};

/** The most JavaScript that a page may load, in kB. The framework's own part is about 135. */
export const budget = 155;

const build = join(fileURLToPath(new URL('..', import.meta.url)), '.next');

/** The sizes of every prerendered page, the heaviest first. Reads the production build. */
export function pageSizes(): PageSize[] {
  const manifest: {routes: Record<string, unknown>} = JSON.parse(
    readFileSync(join(build, 'prerender-manifest.json'), 'utf8'),
  );
  return Object.keys(manifest.routes)
    .map((route) => ({route, file: join(build, 'server/app', `${route}.html`)}))
    .filter(({file}) => existsSync(file))
    .map(({route, file}) => ({route, ...sizesOf(readFileSync(file, 'utf8'))}))
    .sort((a, b) => b.js - a.js);
}

function sizesOf(html: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    // Only browsers without modules load these; the site's have them.
    if (/\snomodule\b/i.test(tag)) continue;
    const url = /\s(?:src|href)="([^"?]+)/.exec(tag)?.[1];
    if (url?.endsWith('.js')) scripts.add(url);
    if (url?.endsWith('.css')) styles.add(url);
  }
  return {js: sum(scripts), css: sum(styles), html: kilobytes(Buffer.from(html))};
}

const sum = (urls: Iterable<string>) => [...urls].reduce((total, url) => total + assetSize(url), 0);

const known = new Map<string, number>();

function assetSize(url: string): number {
  const size = known.get(url) ?? kilobytes(readFileSync(join(build, decodeURI(url).replace(/^\/_next\//, ''))));
  known.set(url, size);
  return size;
}

const kilobytes = (content: Buffer) => gzipSync(content, {level: 9}).length / 1000;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = pageSizes();
  console.log('     JS     CSS    HTML   kB of gzip -9');
  for (const {route, js, css, html} of sizes) {
    const columns = [js, css, html].map((size) => size.toFixed(1).padStart(7)).join(' ');
    console.log(`${columns}   ${route}${js > budget ? `   over the budget of ${budget} kB` : ''}`);
  }
  if (sizes.some(({js}) => js > budget)) process.exitCode = 1;
}
