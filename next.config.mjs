import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
// Read first: a wrong environment value stops here, with the variable's name.
import './content/environment.mjs';
import {drawingHash} from './lib/drawingHash.mjs';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: {
    // Types of every key and ICU argument, from the English catalogs.
    createMessagesDeclaration: readdirSync('messages/en')
      .filter((file) => file.endsWith('.json'))
      .map((file) => `./messages/en/${file}`),
  },
});

/** @type {import('next').NextConfig} */
const config = {
  env: {DRAWING_HASH: drawingHash(fileURLToPath(new URL('.', import.meta.url)))},
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages for the team alone are called page.dev.tsx: a production build does not see them.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // The middleware answers a trailing slash itself: one redirect for a page, a 404 for anything else.
  skipTrailingSlashRedirect: true,
};

export default withNextIntl(config);
