import {defineConfig} from '@playwright/test';
import {freePort} from './tests/support/freePort.ts';
import {hasSharedMemory} from './tests/support/sharedMemory.ts';
import {canRunWorkerd} from './tests/support/workerd.ts';
import {type Browser, bundledBrowser, findBrowser, runsBundled} from './tools/browser.ts';
// The tests expect a build without settings.
import './tools/withoutSettings.ts';

const {env} = process;

// Workers read this file again and get the ports of the first process from the environment.
env.E2E_PORT ??= String(await freePort());
env.E2E_WORKERD_PORT ??= String(await freePort());
env.E2E_VERCEL_PORT ??= String(await freePort());
env.E2E_DEV_PORT ??= String(await freePort());

/** The build on Node, on workerd and as on Vercel, and a development server, each on a free port. Playwright polls `url`. */
const servers = {
  node: {
    command: `"${process.execPath}" dist/server.mjs`,
    url: `http://localhost:${env.E2E_PORT}/healthz`,
    env: {PORT: env.E2E_PORT},
  },
  workerd: {
    command: `npx wrangler dev --port ${env.E2E_WORKERD_PORT} --inspector-port 0`,
    url: `http://localhost:${env.E2E_WORKERD_PORT}/robots.txt`,
    // Without prompts and telemetry.
    env: {CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false'},
  },
  vercel: {
    command: `"${process.execPath}" --import ./tools/alias.ts build/vercel.ts && "${process.execPath}" tests/support/vercel.ts ${env.E2E_VERCEL_PORT}`,
    url: `http://localhost:${env.E2E_VERCEL_PORT}/robots.txt`,
    env: {},
  },
  development: {
    // Not with -H, which makes Next redirect the language without a prefix in a loop.
    command: `npx next dev -p ${env.E2E_DEV_PORT}`,
    url: `http://localhost:${env.E2E_DEV_PORT}/favicon.ico`,
    env: {NEXT_TELEMETRY_DISABLED: '1', PSEUDO_LOCALE: '1', DIST_DIR: '.next/tests'},
  },
};

// By default Playwright has browsers use /tmp for shared memory, for containers with a small /dev/shm.
const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

const launchOptionsOf = (browser: Browser) => ({
  executablePath: browser.executablePath,
  // A visit takes a fifth less time if a page keeps its renderer process.
  args: [...browser.args, '--renderer-process-limit=1'],
  ignoreDefaultArgs,
  env: {...env, ...browser.env},
});
const launchOptions = launchOptionsOf(await findBrowser());

const projects = [
  // A page is compiled at its first request.
  {
    name: 'development',
    server: 'development',
    testDir: 'tests/development',
    workers: 1,
    timeout: 120_000,
    use: {launchOptions, navigationTimeout: 90_000},
  },
  {
    name: 'e2e',
    server: 'node',
    testDir: 'tests/e2e',
    use: {launchOptions},
  },
  {name: 'contract', server: 'node', testDir: 'tests/contract', use: {}},
  // Only on Node do we start and stop the process.
  {name: 'workerd', server: 'workerd', testDir: 'tests/contract', testIgnore: '**/node.spec.ts', use: {}},
  // The platform does compression, conditional requests and range requests.
  {
    name: 'vercel',
    server: 'vercel',
    testDir: 'tests/contract',
    testIgnore: '**/{node,content}.spec.ts',
    use: {},
  },
  {name: 'engines', server: 'node', testDir: 'tests/engines', use: {}},
  {
    name: 'visual',
    server: 'node',
    testDir: 'tests/visual',
    use: {
      // The reference pictures are from a pinned browser with its fonts. tests/visual skips all others.
      launchOptions: runsBundled ? launchOptionsOf(await bundledBrowser()) : launchOptions,
      // Half the size is enough to see changes, and takes a quarter of the bytes.
      deviceScaleFactor: 0.5,
      // The tests add a style sheet to wait for fonts, which the page's policy would block.
      bypassCSP: true,
      contextOptions: {reducedMotion: 'reduce'},
    },
  },
] as const;

// Only the servers that a `--project` needs, or all if none is named.
const isNamed = (project: string) => process.argv.includes(project) || process.argv.includes(`--project=${project}`);
const namedProjects = projects.filter(({name}) => isNamed(name));
const startedProjects = namedProjects.length > 0 ? namedProjects : projects;
const startedServers = new Set(startedProjects.map(({server}) => server));
if (!canRunWorkerd) startedServers.delete('workerd');

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  // For two cores, because tests wait for much of their time.
  workers: 3,
  timeout: 60_000,
  // On a busy machine a browser sometimes draws no frame for a minute. The report lists the tests that were retried.
  retries: 1,
  reporter: 'list',
  use: {locale: 'en-IN', viewport: {width: 1280, height: 800}, actionTimeout: 10_000},
  projects: projects.map(({server, use, ...project}) => ({
    ...project,
    use: {...use, baseURL: new URL(servers[server].url).origin},
  })),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Below what an eye can see, such as the edge of a letter on another processor.
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.001, scale: 'device'}},
  webServer: [...startedServers].map((name) => ({
    ...servers[name],
    name,
    timeout: 120_000,
    gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 10_000},
  })),
});
