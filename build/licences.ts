import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Packages that are shipped but not bundled: the source of app/fonts, and the base rules of the style sheets. */
const shippedOtherwise = ['@fontsource/poppins', 'tailwindcss'];

type Package = {name: string; licence: string; notice: string};

/**
 * The text of /licenses.txt: all third-party packages in this build, with their licence notices.
 * @param sources the paths of all bundled files
 */
export function licencesText(sources: readonly string[], root: string): string {
  const others = shippedOtherwise.map((name) => join(root, 'node_modules', name, 'package.json'));
  const files = sources.filter((source) => source.includes('node_modules/')).map((source) => atRoot(source, root));
  const packages = new Map<string, Package>();
  for (const folder of new Set([...others, ...files].map(packageFolder))) {
    const found = readPackage(folder);
    packages.set(found.name, found);
  }
  const sorted = [...packages.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const list = sorted.map(({name, licence}) => (licence ? `${name} (${licence})` : name)).join('\n');
  const notices = sorted.map(({name, notice}) => `${name}\n\n${notice.trim()}`);
  const line = '-'.repeat(80);
  const text = [`This site is made with:\n\n${list}`, ...notices].join(`\n\n${line}\n\n`);
  return `${text}\n`;
}

/** The path of a source file. Bundlers write it relative to the project's root, after a scheme. */
const atRoot = (source: string, root: string) => join(root, source.slice(source.indexOf('node_modules/')));

/** The folder of a file's package: the nearest one with a licence, because Next contains other packages. */
function packageFolder(file: string): string {
  const [outermost] = installedPackage.exec(file.replaceAll('\\', '/')) ?? [];
  if (!outermost) throw new Error(`${file} is in no package.`);
  let folder = dirname(file);
  while (folder.length > outermost.length && !isLicensedPackage(folder)) folder = dirname(folder);
  return folder;
}

/** A package that npm has installed, at the start of a path: `node_modules/next`, `node_modules/@radix-ui/react-tooltip`. */
const installedPackage = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

const isLicensedPackage = (folder: string) =>
  existsSync(join(folder, 'package.json')) && licenceFile(folder) !== undefined;

const licenceFile = (folder: string): string | undefined =>
  readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)/i.test(file));

type PackageManifest = {name: string; license?: string; author?: string | {name: string}};

function readPackage(folder: string): Package {
  const manifest: PackageManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const {name, license = ''} = manifest;
  const file = licenceFile(folder);
  const notice = file ? readFileSync(join(folder, file), 'utf8') : standardNotice(manifest);
  // Next renames some of the packages that it contains.
  return {name: name.replace(/-builtin$/, ''), licence: license, notice};
}

/** For a package without the text of its licence. @throws if the licence is not MIT */
function standardNotice({name, license, author}: PackageManifest): string {
  if (license !== 'MIT') throw new Error(`${name} has no text of its licence, ${license}: build/licences.ts needs it.`);
  const holder = typeof author === 'object' ? author.name : author;
  return `Copyright (c) ${holder ?? `the authors of ${name}`}\n\n${mitLicence}`;
}

/** https://spdx.org/licenses/MIT.html */
const mitLicence = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
