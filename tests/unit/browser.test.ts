import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {bundledBrowser, findBrowser, type Probes, systemPaths} from '@/tools/browser';

/** A machine with no browser at all, but for what a test gives it. */
function machine({files = [], ...probes}: Partial<Probes> & {files?: string[]}): Probes {
  return {
    chromePath: undefined,
    exists: (path) => files.includes(path),
    playwright: () => '/cache/chrome',
    system: () => ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    bundled: () => Promise.reject(new Error('not for this machine')),
    ...probes,
  };
}

const bundled = () => Promise.resolve({executablePath: '/tmp/chromium', args: ['--no-zygote']});
const everything = ['/my/chrome', '/cache/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome'];

describe('findBrowser', () => {
  test('CHROME_PATH comes first', async () => {
    const found = await findBrowser(machine({chromePath: '/my/chrome', files: everything, bundled}));
    expect(found).toMatchObject({executablePath: '/my/chrome', source: 'CHROME_PATH'});
    expect(found.args).toContain('--no-sandbox');
  });

  test('a CHROME_PATH that does not exist is an error that names it', async () => {
    const search = findBrowser(machine({chromePath: '/no/chrome', files: everything, bundled}));
    await expect(search).rejects.toThrow('CHROME_PATH is "/no/chrome"');
  });

  test('then Playwright’s own', async () => {
    const found = await findBrowser(machine({files: everything.slice(1), bundled}));
    expect(found).toMatchObject({executablePath: '/cache/chrome', source: 'Playwright'});
  });

  test('then the one inside an npm package', async () => {
    const found = await findBrowser(machine({files: everything.slice(2), bundled}));
    expect(found).toEqual({executablePath: '/tmp/chromium', args: ['--no-zygote'], source: '@sparticuz/chromium'});
  });

  test('then, where that does not run, the system’s, in order', async () => {
    const found = await findBrowser(machine({files: everything.slice(2)}));
    expect(found).toMatchObject({executablePath: '/usr/bin/chromium', source: 'system'});
  });

  test('a platform that Playwright has no browser for is no error', async () => {
    const playwright = () => {
      throw new Error('unsupported platform');
    };
    const found = await findBrowser(machine({files: ['/usr/bin/google-chrome'], playwright}));
    expect(found.executablePath).toBe('/usr/bin/google-chrome');
  });

  test('and with none, one sentence says how to get one', async () => {
    await expect(findBrowser(machine({}))).rejects.toThrow(/npx playwright install chromium.*CHROME_PATH/);
  });
});

// Elsewhere that package has no browser.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the one inside an npm package starts and draws letters, wherever temporary files are kept',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, {recursive: true, force: true});
    });
    const {executablePath, args, env} = await bundledBrowser();
    expect(executablePath.startsWith(folder)).toBe(true);

    const browser = await chromium.launch({executablePath, args, env: {...process.env, ...env}});
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.setContent('<span style="font: 40px sans-serif">letters</span>');
    expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(40);
  },
);

describe('systemPaths', () => {
  test('Linux: every folder of PATH', () => {
    expect(systemPaths('linux', {PATH: '/usr/bin:/snap/bin', NODE_ENV: 'test'}).slice(0, 2)).toEqual([
      '/usr/bin/chromium',
      '/snap/bin/chromium',
    ]);
  });

  test('macOS and Windows: the usual places', () => {
    expect(systemPaths('darwin')).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(systemPaths('win32', {PROGRAMFILES: 'C:\\Program Files', NODE_ENV: 'test'})).toContain(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    );
  });
});
