import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {unfinishedLanguages} from './i18n/unfinished.mjs';
import {type Browser, bundledBrowser, findBrowser, runsBundled} from './scripts/browser.ts';
import {freePort} from './scripts/freePort.ts';

/**
 * Runs against the production build on a free port, as `npm start` serves it. What only a development server has is tested on one
 * of its own, which serves the pseudo-locale too. With E2E_SERVER one of them alone: `node`, `development`, or `edge`, the build on
 * workerd, where the contract alone is tested. With BASE_URL or DEV_URL set, against yours that already runs.
 * Workers read this file too: what the first process found, they get through the environment.
 */
const {env} = process;
const servers = ['node', 'development', 'edge'] as const;
type Server = (typeof servers)[number];
const tested = serversOf(env);
env.E2E_PORT ??= String(await freePort());
env.E2E_DEV_PORT ??= String(await freePort());
// As next.config.mjs tells the site.
env.UNFINISHED_LOCALES ??= unfinishedLanguages(import.meta.dirname).join();
// Tests expect a build without settings.
await import('./scripts/withoutSettings.ts');
const launchOptionsOf = (browser: Pick<Browser, 'executablePath' | 'args' | 'env'>) => ({
  executablePath: browser.executablePath,
  args: browser.args,
  env: {...env, ...browser.env},
});
const launchOptions = launchOptionsOf(await findBrowser());

/** Pictures are compared only where they can be equal: with the browser and the fonts that an npm package pins. */
const pinned = runsBundled ? await bundledBrowser() : undefined;

const wrangler = fileURLToPath(new URL('../bin/wrangler.js', import.meta.resolve('wrangler')));

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
    {name: 'behaviour', servers: ['node'], testDir: 'tests/e2e', use: {launchOptions}},
    {name: 'engines', servers: ['node'], testDir: 'tests/engines', use: {}},
    {name: 'contract', servers: ['node', 'edge'], testDir: 'tests/contract', use: {}},
    {
      name: 'development',
      servers: ['development'],
      testDir: 'tests/development',
      // A page is compiled when it is first asked for.
      timeout: 120_000,
      use: {
        launchOptions,
        baseURL: env.DEV_URL ?? `http://localhost:${env.E2E_DEV_PORT}`,
        navigationTimeout: 90_000,
      },
    },
    ...(pinned ? [{name: 'pictures', servers: ['node'], testDir: 'tests/visual', use: pictures(pinned)}] : []),
  ]
    .filter(({servers}) => tested.some((server) => servers.includes(server)))
    .map(({servers: _, ...project}) => project),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A difference that no eye sees: the edge of a letter, drawn on another processor.
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.001, scale: 'device'}},
  webServer: env.BASE_URL || env.DEV_URL ? undefined : tested.map(started),
});

/** The servers whose tests are run. */
function serversOf({E2E_SERVER, BASE_URL, DEV_URL}: NodeJS.ProcessEnv): readonly Server[] {
  if (E2E_SERVER) {
    if (!servers.includes(E2E_SERVER as Server))
      throw new Error(`E2E_SERVER is "${E2E_SERVER}"; it can be ${servers.join(', ')}, or unset.`);
    return [E2E_SERVER as Server];
  }
  if (BASE_URL) return ['node'];
  return DEV_URL ? ['development'] : ['node', 'development'];
}

function started(server: Server) {
  if (server === 'development') return development();
  return production(
    server === 'node' ? 'dist/server.mjs' : `${wrangler} dev --port ${env.E2E_PORT} --inspector-port 0`,
  );
}

function production(program: string) {
  return {
    command: `"${process.execPath}" ${program}`,
    url: `http://localhost:${env.E2E_PORT}/robots.txt`,
    timeout: 60_000,
    // Wrangler asks nobody and tells nobody.
    env: {PORT: env.E2E_PORT ?? '', CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false'},
    gracefulShutdown: {signal: 'SIGTERM', timeout: 10_000} as const,
  };
}

function development() {
  return {
    command: `${next} dev -p ${env.E2E_DEV_PORT}`,
    // A page, not only a port: it has been compiled, with its style sheet.
    url: `http://localhost:${env.E2E_DEV_PORT}/hi/contact`,
    timeout: 120_000,
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
