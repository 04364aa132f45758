import {existsSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {chromium} from '@playwright/test';

/** A browser that the tests can start. `env` has variables that its process needs in addition. */
export type Browser = {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
};

/** Without a sandbox, because with one Chromium does not start as root or in most containers. Without its own background requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Flags for subpixel positioning, as on phones, macOS and Windows. On Linux, Chromium would round the widths of letters by up to 5 %. */
export const exactTextFlags = ['--font-render-hinting=none', '--enable-font-subpixel-positioning'];

/** Finds a Chromium: that of CHROME_PATH, Playwright's download, or the one in an npm package. @throws if there is none */
export async function findBrowser(): Promise<Browser> {
  const {CHROME_PATH} = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no such program.`);
    return {executablePath: CHROME_PATH, args};
  }
  const downloaded = playwrightPath();
  if (downloaded && existsSync(downloaded)) return {executablePath: downloaded, args};
  if (runsBundled) return bundledBrowser();
  throw new Error(
    'No browser found: run `npx playwright install chromium`, or set CHROME_PATH to a Chrome or Chromium.',
  );
}

export const runsBundled = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the browser of @sparticuz/chromium, and the libraries that a minimal Linux lacks. @throws if this is not Linux x64 */
export async function bundledBrowser(): Promise<Browser> {
  if (!runsBundled) throw new Error('The browser of @sparticuz/chromium only runs on Linux x64.');
  // Imported here, because the package is large and most machines have a browser.
  const {default: packed, inflate} = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  const packages = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  // The package itself unpacks the libraries only on Amazon's machines, and the fonts only together with the browser.
  const libraries = await inflate(join(packages, 'al2023.tar.br'));
  const fonts = await inflate(join(packages, 'fonts.tar.br'));
  const env = {LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_FILE: fontSettings(fonts)};
  // The package's own flags are not used: with them the browser exits when its first context is closed.
  return {executablePath, args: [...args, '--headless=shell'], env};
}

/** The fonts of an Android phone. The package has no Devanagari font, so Hindi would be blank until Poppins has loaded. */
const phoneFonts = () =>
  ['noto-sans-devanagari', 'roboto'].flatMap((name) => {
    const folder = dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}`));
    return [join(folder, '400Regular'), join(folder, '700Bold')];
  });

/** Writes fontconfig's settings with the folders of the fonts, because the package's settings only have /tmp. @returns their path */
function fontSettings(fonts: string): string {
  const file = `${fonts}.conf`;
  const folders = [fonts, ...phoneFonts()].map((folder) => `<dir>${folder}</dir>`).join('');
  const settings = `<fontconfig>${folders}<cachedir>${fonts}-cache</cachedir></fontconfig>\n`;
  // Renaming replaces the file in one step, because a browser of another process may be reading it.
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
