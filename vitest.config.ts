import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@': fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '')}},
  test: {
    include: ['tests/{unit,types}/**/*.test.{ts,tsx}'],
    // Share images and child processes take seconds on a small machine.
    testTimeout: 30_000,
  },
});
