import {createServer} from 'node:net';
import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {type Browser, bundledBrowser, findBrowser} from './scripts/browser.ts';

/**
 * Runs against the production build on a free port, or, with BASE_URL set, against a server that already runs.
 * Workers read this file too: what the first process found, they get through the environment.
 */
const {env} = process;
env.E2E_PORT ??= String(await freePort());
const launchOptionsOf = (browser: Pick<Browser, 'executablePath' | 'args' | 'env'>) => ({
  executablePath: browser.executablePath,
  args: browser.args,
  env: {...env, ...browser.env},
});
const launchOptions = launchOptionsOf(await findBrowser());

/** Pictures are compared only where they can be equal: with the browser and the fonts that an npm package pins. */
const pinned = await bundledBrowser().catch(() => undefined);

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: env.BASE_URL ?? `http://localhost:${env.E2E_PORT}`,
    locale: 'en-IN',
    viewport: {width: 1280, height: 800},
    actionTimeout: 10_000,
  },
  projects: [
    {name: 'behaviour', testDir: 'tests/e2e', use: {launchOptions}},
    ...(pinned ? [{name: 'pictures', testDir: 'tests/visual', use: pictures(pinned)}] : []),
  ],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A difference that no eye sees: the edge of a letter, drawn on another processor.
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.001, scale: 'device'}},
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

/** Half the size: enough to see what moved, and a quarter of the bytes. */
function pictures(browser: Pick<Browser, 'executablePath' | 'args' | 'env'>) {
  return {
    launchOptions: launchOptionsOf(browser),
    deviceScaleFactor: 0.5,
    contextOptions: {reducedMotion: 'reduce'},
  } as const;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port.');
  return address.port;
}
