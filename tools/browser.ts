import {existsSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {chromium} from '@playwright/test';

/** A browser that the tests can start. `env` is what its process needs besides this one's environment. */
export type Browser = {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
};

/** No sandbox: Chromium refuses to start as root with it, and containers rarely allow it. Nothing asks servers of its maker. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Letters stand between pixels, as on phones, Macs and Windows: Chromium on Linux rounds their widths, by up to a twentieth. */
export const exactLetters = ['--font-render-hinting=none', '--enable-font-subpixel-positioning'];

/** A Chromium: the one that CHROME_PATH names, Playwright's own download, or the one inside an npm package. @throws without one */
export async function findBrowser(): Promise<Browser> {
  const {CHROME_PATH} = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no such program.`);
    return {executablePath: CHROME_PATH, args};
  }
  const own = playwrightPath();
  if (own && existsSync(own)) return {executablePath: own, args};
  if (runsBundled) return bundledBrowser();
  throw new Error(
    'No browser found: run `npx playwright install chromium`, or set CHROME_PATH to a Chrome or Chromium.',
  );
}

export const runsBundled = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the browser of @sparticuz/chromium, and the libraries that a bare Linux lacks. @throws on another system than Linux x64 */
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
  // The package's flags would end the browser with its first closed context, and load the program again for every page.
  return {executablePath, args: [...args, '--headless=shell'], env};
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
