import {readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import {bundleSiteScript} from './app/site.js/bundle.ts';
import {campaignLastDay, hasEnded} from './content/campaign.ts';
import {catalogFiles, errorMessages} from './i18n/tooling/catalogFiles.ts';
import {shortHash} from './lib/contentHash.ts';
import {illustrationsHash, shareHash} from './lib/fileHash.ts';
import {cacheRules} from './lib/http/cacheRules.ts';
import {commonHeaders, crossOriginHeaders, fileCsp} from './lib/http/securityHeaders.ts';
// A wrong environment variable stops the build here, with the variable's name.
import {site} from './settings/site.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: {
    // The English catalogs give the types of all message keys and their ICU arguments.
    createMessagesDeclaration: catalogFiles('messages/en').map((file) => `./messages/en/${file}`),
  },
});

const root = fileURLToPath(new URL('.', import.meta.url));
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Tests have a development server and a build with a folder of their own (DIST_DIR), beside yours. Next would add that folder to
 * tsconfig.json. It leaves a tsconfig alone that extends another one. Types are checked in the ordinary build.
 * @type {import('next').NextConfig}
 */
const ownFolder = {
  distDir: process.env.DIST_DIR,
  typescript: {tsconfigPath: 'tests/tsconfig.json', ignoreBuildErrors: true},
};

/**
 * The adapter writes the finished site to dist/ after Next's build.
 * @type {import('next').NextConfig}
 */
const finished = {adapterPath: fileURLToPath(new URL('build/adapter.ts', import.meta.url))};

/** @type {import('next').NextConfig} */
const config = {
  env: {
    ILLUSTRATIONS_HASH: illustrationsHash(root),
    SHARE_HASH: shareHash(root),
    SITE_SCRIPT_HASH: shortHash(bundleSiteScript(root, site.pseudoLocale).script),
    // For i18n/languages.ts, in the browser too.
    PSEUDO_LOCALE: site.pseudoLocale,
    // The error screen can load nothing but its own bundle, so its texts are inlined there.
    CONTACT_EMAIL: site.email,
    CONTACT_PHONE: site.phone,
    ERROR_MESSAGES: errorMessages(root),
    CAMPAIGN_ENDED: String(hasEnded(campaignLastDay)),
  },
  ...(process.env.DIST_DIR ? ownFolder : finished),
  // With one name for all builds, unchanged content gives unchanged files and entity tags.
  generateBuildId: () => 'site',
  experimental: {
    // Writing the cache makes the first build a third slower.
    turbopackFileSystemCacheForBuild: false,
    // By default Next leaves one core idle while it prerenders.
    cpus: availableParallelism(),
  },
  // These packages load binaries that lie beside their code, so they cannot be bundled.
  serverExternalPackages: ['esbuild', 'harfbuzzjs'],
  // For build/licences.ts, which reads the names of the bundled files in them. They are not served.
  productionBrowserSourceMaps: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // A production build ignores routes called route.dev.ts. They are for the team alone.
  pageExtensions: isDevelopment ? ['dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
  // The middleware handles trailing slashes: it redirects to a page, and answers 404 to anything else.
  skipTrailingSlashRedirect: true,
  // The site has no photographs. Without this, Next would have an address at which anybody can make the server resize images.
  images: {unoptimized: true},
  // These headers are for hosts that run Next's own output. serve/handler.ts sends its own, with each page's policy.
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
