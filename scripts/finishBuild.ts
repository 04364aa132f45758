import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import '../server/builtEnvironment';
import {hintAtCompiling} from './build/compileHints';
import {lightenPages} from './build/lightenPages';

/**
 * What a build does after Next's own: `npm run build`. Run a second time it changes nothing.
 *   1. documents lose what the browser would load for nothing,
 *   2. every page gets its own Content-Security-Policy, from the inline scripts that it came out with,
 *   3. large scripts ask to be compiled while they come,
 *   4. what the builds before loaded stays, for pages that are open in somebody's tab,
 *   5. whatever the self-hosted server answers is compressed once, here.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
// After the environment that the build was made in.
const [{keepAssets}, {sealPages}, {prepareServed}] = await Promise.all([
  import('./keepAssets'),
  import('./sealPages'),
  import('./served'),
]);

// A build for the edge carries a copy of itself, and is packed from that.
for (const build of [join(root, '.next'), join(root, '.next/standalone/.next')]) {
  lightenPages(build, join(root, '.next/static'));
  const sealed = sealPages(build);
  if (sealed) console.log(`${sealed} pages and files have a policy of their own`);
}

hintAtCompiling(join(root, '.next/static'));

const kept = keepAssets({
  build: join(root, '.next/static'),
  store: join(root, '.next/cache/assets'),
  buildId: readFileSync(join(root, '.next/BUILD_ID'), 'utf8'),
});
console.log(`${kept} hashed files of earlier builds stay`);

const {site} = await import('@/content/site');
const {answers, megabytes} = await prepareServed(root);
console.log(`${answers} answers are ready to be sent, ${megabytes} MB with Brotli`);
const by = process.env.NEXT_PUBLIC_SITE_URL ? '' : ', because NEXT_PUBLIC_SITE_URL is not set';
console.log(`Addresses, the sitemap and share images name ${site.origin}${by}`);
