import {readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import {bundleSiteScript} from './app/site.js/bundle.ts';
import {announced, hasEnded} from './content/plans.ts';
import {catalogFiles, errorMessages} from './i18n/tooling/catalogFiles.ts';
import {unfinishedLanguages} from './i18n/tooling/unfinished.ts';
import {illustrationsHash, shareHash, shortHash} from './lib/fileHash.ts';
import {cacheRules} from './lib/http/cacheRules.ts';
import {commonHeaders, crossOriginHeaders, fileCsp} from './lib/http/securityHeaders.ts';
// A wrong environment value stops here, with the variable's name.
import {site} from './settings/site.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: {
    // Types of every key and ICU argument, from the English catalogs.
    createMessagesDeclaration: catalogFiles('messages/en').map((file) => `./messages/en/${file}`),
  },
});

const root = fileURLToPath(new URL('.', import.meta.url));
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The browser tests' development server works beside yours, in a folder of its own. Next adds that folder to a tsconfig unless it
 * extends another.
 * @type {import('next').NextConfig}
 */
const ownFolder = process.env.DIST_DIR
  ? {distDir: process.env.DIST_DIR, typescript: {tsconfigPath: 'tests/tsconfig.json'}}
  : {};

/** What the modules of languages read, in the browser too. */
const languageEnv = {PSEUDO_LOCALE: site.pseudoLocale, UNFINISHED_LOCALES: unfinishedLanguages(root).join()};

/** @type {import('next').NextConfig} */
const config = {
  // Writes the finished site to dist/ when Next has built.
  adapterPath: fileURLToPath(new URL('build/adapter.ts', import.meta.url)),
  env: {
    ILLUSTRATIONS_HASH: illustrationsHash(root),
    SHARE_HASH: shareHash(root),
    SITE_SCRIPT_HASH: shortHash(bundleSiteScript(root, languageEnv)),
    ...languageEnv,
    // For the error screen, which has nothing but its own bundle.
    CONTACT_EMAIL: site.email,
    CONTACT_PHONE: site.phone,
    ERROR_MESSAGES: errorMessages(root),
    CAMPAIGN_ENDED: String(hasEnded(announced)),
  },
  ...ownFolder,
  // The same content gives the same files and entity tags: nothing here depends on a build's name.
  generateBuildId: () => 'site',
  experimental: {
    // Writing the cache makes the first build a third slower.
    turbopackFileSystemCacheForBuild: false,
    // By default Next leaves one core idle while it prerenders.
    cpus: availableParallelism(),
  },
  // They have programs beside their code.
  serverExternalPackages: ['esbuild', 'harfbuzzjs'],
  poweredByHeader: false,
  reactStrictMode: true,
  // A route for the team alone is called route.dev.ts: a production build does not see it.
  pageExtensions: isDevelopment ? ['dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
  // The middleware answers a trailing slash itself: one redirect for a page, a 404 for anything else.
  skipTrailingSlashRedirect: true,
  // The site has drawings only; without this anybody could have the server resize its icons all day.
  images: {unoptimized: true},
  // For hosts that run Next's own output. serve/handler.ts sends them by itself, and each page's own policy.
  headers: () => [
    {source: '/:path*', headers: asList(commonHeaders)},
    {source: '/_next/static/:path*', headers: asList(fileCsp)},
    {
      source: `/(${readdirSync('public').join('|')})`,
      headers: asList({...fileCsp, ...crossOriginHeaders, 'Cache-Control': cacheRules.icon}),
    },
  ],
};

/** @param {Record<string, string>} headers */
const asList = (headers) => Object.entries(headers).map(([key, value]) => ({key, value}));

export default withNextIntl(config);
