import {readdirSync, readFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {licencesText} from '@/build/licences';

type LockedPackage = {dev?: boolean; license?: string; optionalDependencies?: Record<string, string>};
type Lockfile = {packages: Record<string, LockedPackage>};

const {packages}: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
/** The packages by their folder, such as `node_modules/next/node_modules/postcss`. The folder of the project itself is `''`. */
const entries = Object.entries(packages);

const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? folder;

/** Licences whose only condition is a notice. */
const permissiveLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Packages with other licences. Their conditions are met, because the packages are unchanged and separate. */
const packagesOfLicence: Record<string, RegExp> = {
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:@resvg\/resvg-wasm|@vercel\/og|satori)$/,
};

const mayBeUsed = (name: string, licence: string) =>
  permissiveLicences.includes(licence) || packagesOfLicence[licence]?.test(name);

test('the licence of every shipped package allows its use', () => {
  const shipped = entries.filter(([folder, {dev}]) => folder !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(0);
  const refused: string[] = [];
  for (const [folder, {license = 'none'}] of shipped) {
    const name = nameOf(folder);
    const licences = license.replace(/[()]/g, '').split(' AND ');
    for (const licence of licences) {
      if (!mayBeUsed(name, licence)) refused.push(`${name}: ${licence}`);
    }
  }
  expect(refused).toEqual([]);
});

test('the lockfile names every optional binary, so that `npm ci` works on every platform', () => {
  const lockedNames = new Set(entries.map(([folder]) => nameOf(folder)));
  const missing: string[] = [];
  for (const [folder, {optionalDependencies = {}}] of entries) {
    for (const name of Object.keys(optionalDependencies)) {
      if (!lockedNames.has(name)) missing.push(`${name}, wanted by ${folder}`);
    }
  }
  expect(missing).toEqual([]);
});

test('the licence file has the copyright and the text of each shipped package once', () => {
  const text = licencesText(
    [
      'turbopack:///[project]/node_modules/next/dist/client/link.js',
      'turbopack:///[project]/node_modules/next/dist/compiled/react-dom/index.js',
      'node_modules/lookup-closest-locale/index.js',
      'node_modules/srvx/dist/adapters/node.mjs',
      'node_modules/srvx/dist/adapters/generic.mjs',
      'app/site.js/site.ts',
    ],
    process.cwd(),
  );
  expect(text).toContain('Copyright (c) 2025 Vercel, Inc.');
  expect(text).toMatch(/^react-dom\n\nMIT License\n\nCopyright \(c\) Meta Platforms, Inc\. and affiliates\./m);
  // Its package has no licence file.
  expect(text).toMatch(
    /lookup-closest-locale\n\nCopyright \(c\) Andy VanWagoner[^\n]*\n\nPermission is hereby granted/,
  );
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text.match(/^srvx \(MIT\)$/gm)).toHaveLength(1);
});

test('the font files name their copyright and licence, as the licence requires', () => {
  const files = readdirSync('app/fonts');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const names = readNames(readFileSync(`app/fonts/${file}`));
    expect.soft(names, file).toContain('The Poppins Project Authors');
    expect.soft(names, file).toContain('https://scripts.sil.org/OFL');
  }
});

/** All texts of a .woff2 file, between other bytes. Its names are in UTF-16, in one Brotli stream with all other tables. */
function readNames(font: Buffer): string {
  const headerSize = 48;
  const tableCount = font.readUInt16BE(12);
  const compressedSize = font.readUInt32BE(20);
  let start = headerSize;
  for (let table = 0; table < tableCount; table += 1) start = endOfDirectoryEntry(font, start);
  const tables = brotliDecompressSync(font.subarray(start, start + compressedSize));
  // A text may start at any byte. In UTF-16, each ASCII letter has a zero byte before it.
  return tables.toString('latin1').replaceAll('\0', '');
}

/** The end of the directory entry at an offset (https://www.w3.org/TR/WOFF2/#table_dir_format). */
function endOfDirectoryEntry(font: Buffer, start: number): number {
  const flags = font[start] ?? 0;
  const tag = flags & 0x3f;
  const transformation = flags >> 6;
  const isOutline = tag === 10 || tag === 11;
  const isTransformed = isOutline ? transformation !== 3 : transformation !== 0;
  const lengthAt = start + (tag === 63 ? 5 : 1);
  const end = endOfNumber(font, lengthAt);
  return isTransformed ? endOfNumber(font, end) : end;
}

/** The end of the number at an offset. All its bytes but the last have their highest bit set. */
function endOfNumber(font: Buffer, start: number): number {
  let end = start;
  while ((font[end] ?? 0) & 0x80) end += 1;
  return end + 1;
}
