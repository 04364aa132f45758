import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {errorMessages} from './i18n/tooling/catalogFiles.ts';
import './tools/withoutSettings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const rootWithoutSlash = root.replace(/[\\/]$/, '');

// Share images, child processes and copies of the project take seconds on a small machine.
const timeoutMs = 30_000;

export default defineConfig({
  resolve: {alias: {'@': rootWithoutSlash}},
  // The style test compiles its own sheet, and PostCSS would need Next's build.
  css: {postcss: {}},
  test: {
    // The same as in next.config.mjs.
    env: {ERROR_MESSAGES: errorMessages(root)},
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // By default one core stays idle.
    maxWorkers: '100%',
  },
});
