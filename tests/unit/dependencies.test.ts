import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Locked = {dev?: boolean; license?: string; optionalDependencies?: Record<string, string>};
const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};

/** Licences that ask for no more than a notice. */
const free = '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT OFL-1.1'.split(' ');

/** What else is used, unchanged and as a package of its own, which is all that these licences ask for. */
const asTheyAre: Record<string, RegExp> = {
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:@resvg\/resvg-wasm|@vercel\/og|satori)$/,
};

test('every package that becomes part of the site may be used in it', () => {
  const used = Object.entries(packages).filter(([at, {dev}]) => at && !dev);
  expect(used.length).toBeGreaterThan(0);
  const refused = used.flatMap(([at, {license = 'none'}]) => {
    const name = at.split('node_modules/').at(-1) ?? at;
    const terms = license.replace(/[()]/g, '').split(' AND ');
    return terms
      .filter((term) => !free.includes(term) && !asTheyAre[term]?.test(name))
      .map((term) => `${name}: ${term}`);
  });
  expect(refused).toEqual([]);
});

test('the lockfile names every optional binary, so that `npm ci` works on every platform', () => {
  const names = new Set(Object.keys(packages).map((at) => at.split('node_modules/').at(-1)));
  const missing = Object.entries(packages).flatMap(([at, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name}, wanted by ${at}`),
  );
  expect(missing).toEqual([]);
});
