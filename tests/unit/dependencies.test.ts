import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

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

test('the owner may use every package that becomes part of the site', () => {
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
