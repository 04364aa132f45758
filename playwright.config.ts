import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {unfinishedLanguages} from './lib/unfinished.mjs';
import {type Browser, bundledBrowser, findBrowser} from './scripts/browser.ts';
import {freePort} from './scripts/freePort.ts';

/**
 * Runs against the production build on a free port: as `npm start` serves it, or, with E2E_RUNTIME=edge, as workerd does
 * what `npm run build:edge` has packed. With BASE_URL set, against a server that already runs. What only a development server has
 * is tested on one of its own, which serves the pseudo-locale too; or, with DEV_URL set, on yours.
 * Workers read this file too: what the first process found, they get through the environment.
 */
const {env} = process;
env.E2E_PORT ??= String(await freePort());
env.E2E_DEV_PORT ??= String(await freePort());
// As next.config.mjs tells the site.
env.UNFINISHED_LOCALES ??= unfinishedLanguages(import.meta.dirname).join();
const launchOptionsOf = (browser: Pick<Browser, 'executablePath' | 'args' | 'env'>) => ({
  executablePath: browser.executablePath,
  args: browser.args,
  env: {...env, ...browser.env},
});
const launchOptions = launchOptionsOf(await findBrowser());

/** Pictures are compared only where they can be equal: with the browser and the fonts that an npm package pins. */
const pinned = await bundledBrowser().catch(() => undefined);

/** Next's own command. No -H: Next then redirects the unprefixed language to itself for ever. */
const next = `"${process.execPath}" "${fileURLToPath(import.meta.resolve('next/dist/bin/next'))}"`;

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  workers: 2,
  timeout: 60_000,
  // On a busy machine a browser now and then draws no frame for a minute. The report says which tests it took twice.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: env.BASE_URL ?? `http://localhost:${env.E2E_PORT}`,
    locale: 'en-IN',
    viewport: {width: 1280, height: 800},
    actionTimeout: 10_000,
  },
  projects: [
    {name: 'behaviour', testDir: 'tests/e2e', use: {launchOptions}},
    ...(env.DEV_URL || !env.BASE_URL
      ? [
          {
            name: 'development',
            testDir: 'tests/development',
            // A page is compiled when it is first asked for.
            timeout: 120_000,
            use: {
              launchOptions,
              baseURL: env.DEV_URL ?? `http://localhost:${env.E2E_DEV_PORT}`,
              navigationTimeout: 90_000,
            },
          },
        ]
      : []),
    ...(pinned ? [{name: 'pictures', testDir: 'tests/visual', use: pictures(pinned)}] : []),
  ],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A difference that no eye sees: the edge of a letter, drawn on another processor.
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.001, scale: 'device'}},
  webServer:
    env.BASE_URL || env.DEV_URL
      ? undefined
      : env.E2E_RUNTIME === 'edge'
        ? [production()]
        : [production(), development()],
});

function production() {
  return {
    command: `"${process.execPath}" --import ./scripts/alias.ts ${env.E2E_RUNTIME === 'edge' ? 'scripts/edge' : 'server'}/start.ts`,
    url: `http://localhost:${env.E2E_PORT}/robots.txt`,
    timeout: 60_000,
    env: {NEXT_TELEMETRY_DISABLED: '1', PORT: env.E2E_PORT ?? ''},
    gracefulShutdown: {signal: 'SIGTERM', timeout: 10_000} as const,
  };
}

function development() {
  return {
    command: `${next} dev -p ${env.E2E_DEV_PORT}`,
    port: Number(env.E2E_DEV_PORT),
    timeout: 60_000,
    env: {NEXT_TELEMETRY_DISABLED: '1', PSEUDO_LOCALE: '1', DIST_DIR: '.next/tests'},
  };
}

/** Half the size: enough to see what moved, and a quarter of the bytes. */
function pictures(browser: Pick<Browser, 'executablePath' | 'args' | 'env'>) {
  return {
    launchOptions: launchOptionsOf(browser),
    deviceScaleFactor: 0.5,
    // The tests wait for fonts longer than a page does: its policy knows the rules that it came with.
    bypassCSP: true,
    contextOptions: {reducedMotion: 'reduce'},
  } as const;
}
