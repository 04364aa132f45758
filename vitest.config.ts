import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {errorMessages} from './i18n/tooling/catalogFiles.ts';
import {unfinishedLanguages} from './i18n/tooling/unfinished.ts';
import './tools/withoutSettings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {alias: {'@': root.replace(/[\\/]$/, '')}},
  // No test looks at styles, and PostCSS would need Next's build.
  css: {postcss: {}},
  test: {
    // As next.config.mjs tells the site.
    env: {UNFINISHED_LOCALES: unfinishedLanguages(root).join(), ERROR_MESSAGES: errorMessages(root)},
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Share images and child processes take seconds on a small machine.
    testTimeout: 30_000,
    // By default one core stays idle.
    maxWorkers: '100%',
  },
});
