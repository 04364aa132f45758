import {defineConfig} from '@playwright/test';
import {freePort} from './tests/support/freePort.ts';
import {hasSharedMemory} from './tests/support/sharedMemory.ts';
import {runsWorkerd} from './tests/support/workerd.ts';
import {type Browser, bundledBrowser, findBrowser, runsBundled} from './tools/browser.ts';
// The tests expect a build without settings.
import './tools/withoutSettings.ts';

const {env} = process;

// Workers read this file again: they get what the first process found through the environment.
env.E2E_PORT ??= String(await freePort());
env.E2E_WORKERD_PORT ??= String(await freePort());
env.E2E_VERCEL_PORT ??= String(await freePort());
env.E2E_DEV_PORT ??= String(await freePort());

/** The build on Node, on workerd and as on Vercel, and a development server, each on a free port. `url` is asked until it answers. */
const servers = {
  node: {
    command: `"${process.execPath}" dist/server.mjs`,
    url: `http://localhost:${env.E2E_PORT}/healthz`,
    env: {PORT: env.E2E_PORT},
  },
  workerd: {
    command: `npx wrangler dev --port ${env.E2E_WORKERD_PORT} --inspector-port 0`,
    url: `http://localhost:${env.E2E_WORKERD_PORT}/robots.txt`,
    // Wrangler asks nobody and sends nothing.
    env: {CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false'},
  },
  vercel: {
    command: `"${process.execPath}" --import ./tools/alias.ts build/vercel.ts && "${process.execPath}" tests/support/vercel.ts ${env.E2E_VERCEL_PORT}`,
    url: `http://localhost:${env.E2E_VERCEL_PORT}/robots.txt`,
    env: {},
  },
  development: {
    // Without -H: with it Next redirects the unprefixed language to itself for ever.
    command: `npx next dev -p ${env.E2E_DEV_PORT}`,
    url: `http://localhost:${env.E2E_DEV_PORT}/favicon.ico`,
    env: {NEXT_TELEMETRY_DISABLED: '1', PSEUDO_LOCALE: '1', DIST_DIR: '.next/tests'},
  },
};

// Playwright has browsers share memory through files in /tmp, for containers that have little of the other kind.
const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

const launchOptionsOf = (browser: Browser) => ({
  executablePath: browser.executablePath,
  // A visit costs a fifth less where a page keeps the process that it began in.
  args: [...browser.args, '--renderer-process-limit=1'],
  ignoreDefaultArgs,
  env: {...env, ...browser.env},
});
const launchOptions = launchOptionsOf(await findBrowser());

const projects = [
  // A page is compiled when it is first asked for.
  {
    name: 'development',
    server: 'development',
    testDir: 'tests/development',
    workers: 1,
    timeout: 120_000,
    use: {launchOptions, navigationTimeout: 90_000},
  },
  // First what waits: a server that ends slowly, thousands of requests. At the end the other workers would have nothing left to do.
  {name: 'contract', server: 'node', testDir: 'tests/contract', use: {}},
  // Node alone is a process of ours, which starts and ends.
  {name: 'workerd', server: 'workerd', testDir: 'tests/contract', testIgnore: '**/node.spec.ts', use: {}},
  // What is left to the platform: compression, conditional requests and parts.
  {
    name: 'vercel',
    server: 'vercel',
    testDir: 'tests/contract',
    testIgnore: '**/{node,content}.spec.ts',
    use: {},
  },
  {
    name: 'e2e',
    server: 'node',
    testDir: 'tests/e2e',
    use: {launchOptions},
  },
  {name: 'engines', server: 'node', testDir: 'tests/engines', use: {}},
  {
    name: 'visual',
    server: 'node',
    testDir: 'tests/visual',
    use: {
      // Pictures are compared with those that a pinned browser and its fonts drew; elsewhere tests/visual skips.
      launchOptions: runsBundled ? launchOptionsOf(await bundledBrowser()) : launchOptions,
      // Half the size: enough to see what moved, and a quarter of the bytes.
      deviceScaleFactor: 0.5,
      // The tests wait for fonts longer than a page does: its policy knows the rules that it came with.
      bypassCSP: true,
      contextOptions: {reducedMotion: 'reduce'},
    },
  },
] as const;

// Only the servers that a `--project` needs; all of them where none is named.
const isNamed = (project: string) => process.argv.includes(project) || process.argv.includes(`--project=${project}`);
const namedProjects = projects.filter(({name}) => isNamed(name));
const startedProjects = namedProjects.length > 0 ? namedProjects : projects;
const startedServers = new Set(startedProjects.map(({server}) => server));
if (!runsWorkerd) startedServers.delete('workerd');

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  // On two cores: tests wait for a good part of their time.
  workers: 3,
  timeout: 60_000,
  // On a busy machine a browser now and then draws no frame for a minute. The report says which tests it took twice.
  retries: 1,
  reporter: 'list',
  use: {locale: 'en-IN', viewport: {width: 1280, height: 800}, actionTimeout: 10_000},
  projects: projects.map(({server, use, ...project}) => ({
    ...project,
    use: {...use, baseURL: new URL(servers[server].url).origin},
  })),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A difference that no eye sees: the edge of a letter, drawn on another processor.
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.001, scale: 'device'}},
  webServer: [...startedServers].map((name) => ({
    ...servers[name],
    name,
    timeout: 120_000,
    gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 10_000},
  })),
});
