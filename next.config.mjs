import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
// Read first: a wrong environment value stops here, with the variable's name.
import {environment} from './content/environment.mjs';
import {cacheRules} from './lib/cacheRules.mjs';
import {crashCatalogs} from './lib/crashCatalogs.mjs';
import {drawingHash, spriteHash} from './lib/drawingHash.mjs';
import {everywhere, filePolicy, shownElsewhere} from './lib/securityHeaders.mjs';
import {given} from './lib/setting.mjs';
import {unfinishedLanguages} from './lib/unfinished.mjs';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: {
    // Types of every key and ICU argument, from the English catalogs.
    createMessagesDeclaration: readdirSync('messages/en')
      .filter((file) => file.endsWith('.json'))
      .map((file) => `./messages/en/${file}`),
  },
});

// For the processes that draw the pages: glibc keeps the memory of every thread apart, and a tenth of it idle.
process.env.MALLOC_ARENA_MAX ??= '2';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  // Writes the finished site to dist/ when Next has built.
  adapterPath: fileURLToPath(new URL('build/adapter.ts', import.meta.url)),
  env: {
    // For what runs after Next and beside it: server/builtEnvironment.ts.
    ...given,
    DRAWING_HASH: drawingHash(root),
    SPRITE_HASH: spriteHash(root),
    PSEUDO_LOCALE: environment.pseudoLocale,
    UNFINISHED_LOCALES: unfinishedLanguages(root).join(),
    // For the crash screen, which has nothing but its own bundle.
    CONTACT_EMAIL: environment.email,
    CONTACT_PHONE: environment.phone,
    CRASH_WORDS: crashCatalogs(root),
  },
  // The browser tests' development server works beside yours, in a folder of its own. Next adds that folder to a tsconfig
  // unless it extends another.
  ...(process.env.DIST_DIR && {distDir: process.env.DIST_DIR}),
  typescript: {
    ...(process.env.DIST_DIR && {tsconfigPath: 'tests/tsconfig.json'}),
    // `npm run build` checks types before: beside the bundler that would hold half a gigabyte more at once.
    ignoreBuildErrors: true,
  },
  // The same content gives the same files and entity tags: nothing here depends on a build's name.
  generateBuildId: () => 'site',
  experimental: {
    // What is kept between builds costs a first one a third of its time.
    turbopackFileSystemCacheForBuild: false,
    // Pages and share images drawn one after the other: a tenth slower, and a build keeps within 1.5 GB.
    staticGenerationMaxConcurrency: 1,
  },
  // Answers are files, which server/ keeps: the process that draws them need not hold the last 50 MB of them as well.
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages for the team alone are called page.dev.tsx or route.dev.ts: a production build does not see them.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx', 'dev.ts'] : []), 'tsx', 'ts'],
  // The middleware answers a trailing slash itself: one redirect for a page, a 404 for anything else.
  skipTrailingSlashRedirect: true,
  // Next adds what browsers lacked before 2022 (Array.flat, Object.fromEntries). Those of package.json's browserslist have it.
  turbopack: {resolveAlias: {'../build/polyfills/polyfill-module': './lib/noPolyfills.mjs'}},
  // The site draws; without this anybody could have the server resize its icons all day.
  images: {unoptimized: true},
  // The policies of pages and of what routes have drawn are written after the build: scripts/sealPages.ts.
  headers: () => [
    {source: '/:path*', headers: asList(everywhere)},
    {source: '/_next/static/:path*', headers: asList(filePolicy)},
    {
      source: `/(${readdirSync('public').join('|')})`,
      headers: asList({...filePolicy, ...shownElsewhere, 'Cache-Control': cacheRules.icon}),
    },
  ],
};

/** @param {Record<string, string>} headers */
const asList = (headers) => Object.entries(headers).map(([key, value]) => ({key, value}));

export default withNextIntl(config);
