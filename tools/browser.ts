import {existsSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, dirname, join} from 'node:path';
import {chromium} from '@playwright/test';

/** A browser that the tests can start. `env` is what its process needs besides this one's environment. */
export type Browser = {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
};

/** No sandbox: Chromium refuses to start as root with it, and containers rarely allow it. Nothing phones home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A Chromium: the one that CHROME_PATH names, Playwright's own download, the one inside an npm package, or the system's, which
 * takes twice the package's time. @throws when CHROME_PATH names no file, or when there is no browser at all
 */
export async function findBrowser(): Promise<Browser> {
  const {CHROME_PATH} = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no such program.`);
    return {executablePath: CHROME_PATH, args};
  }
  const own = playwrightPath();
  if (own && existsSync(own)) return {executablePath: own, args};
  if (runsBundled) return bundledBrowser();
  const installed = systemPaths().find(existsSync);
  if (installed) return {executablePath: installed, args};
  throw new Error(
    'No browser found: run `npx playwright install chromium`, or set CHROME_PATH to a Chrome or Chromium.',
  );
}

/** Where Chrome and Chromium usually are, the likeliest first. */
function systemPaths(): string[] {
  const {platform, env} = process;
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    const places = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return places.flatMap((place) => roots.map((root) => `${root}\\${place}`));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export const runsBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the browser of @sparticuz/chromium, and the libraries that a bare Linux lacks, into the temporary folder.
 * @throws on another system than Linux x64, or when it cannot be unpacked
 */
export async function bundledBrowser(): Promise<Browser> {
  if (!runsBundled) throw new Error('It is a Linux x64 binary.');
  // Only here: the package is large, and most machines have a browser.
  const {default: packed, inflate} = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  const packages = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  // The libraries it unpacks on Amazon's machines only, the fonts not where the browser is unpacked already.
  const libraries = await inflate(join(packages, 'al2023.tar.br'));
  const fonts = await inflate(join(packages, 'fonts.tar.br'));
  const env = {LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_FILE: fontSettings(fonts)};
  // Of its own flags only what it needs to start: --single-process ends the browser with its first closed context.
  return {executablePath, args: [...args, '--no-zygote', '--headless=shell'], env};
}

/** An Android phone's fonts. The browser's package has no Devanagari: Hindi would be blank until Poppins comes. */
const phoneFonts = () =>
  ['noto-sans-devanagari', 'roboto'].flatMap((name) => {
    const folder = dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}`));
    return [join(folder, '400Regular'), join(folder, '700Bold')];
  });

/** Says where the fonts are: the settings that come with the browser's own know /tmp only. Returns the file's path. */
function fontSettings(fonts: string): string {
  const file = `${fonts}.conf`;
  const folders = [fonts, ...phoneFonts()].map((folder) => `<dir>${folder}</dir>`).join('');
  const settings = `<fontconfig>${folders}<cachedir>${fonts}-cache</cachedir></fontconfig>\n`;
  // In one step: a browser of another process may be reading it.
  writeFileSync(`${file}.${process.pid}`, settings);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

function playwrightPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no browser for this platform.
    return undefined;
  }
}
