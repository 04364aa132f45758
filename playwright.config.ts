import {createServer} from 'node:net';
import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/browser.ts';

/**
 * Runs against the production build on a free port, or, with BASE_URL set, against a server that already runs.
 * Workers read this file too: what the first process found, they get through the environment.
 */
const {env} = process;
env.E2E_PORT ??= String(await freePort());
const {executablePath, args, env: browserEnv} = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: 'list',
  use: {
    baseURL: env.BASE_URL ?? `http://localhost:${env.E2E_PORT}`,
    locale: 'en-IN',
    viewport: {width: 1280, height: 800},
    actionTimeout: 10_000,
    launchOptions: {executablePath, args, env: {...env, ...browserEnv}},
  },
  webServer: env.BASE_URL
    ? undefined
    : {
        // No -H: Next then redirects the unprefixed language to itself for ever.
        command: `"${process.execPath}" "${fileURLToPath(import.meta.resolve('next/dist/bin/next'))}" start -p ${env.E2E_PORT}`,
        url: `http://localhost:${env.E2E_PORT}/robots.txt`,
        timeout: 60_000,
        env: {NEXT_TELEMETRY_DISABLED: '1'},
      },
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port.');
  return address.port;
}
