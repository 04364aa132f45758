import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Locked = {optionalDependencies?: Record<string, string>};
const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};
const names = new Set(Object.keys(packages).map((at) => at.split('node_modules/').at(-1)));

test('the lockfile names every optional binary, so that `npm ci` works on every platform', () => {
  const missing = Object.entries(packages).flatMap(([at, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name}, wanted by ${at}`),
  );
  expect(missing).toEqual([]);
});

test.each(['linux', 'darwin', 'win32'])('the compiler and the image library come for %s', (platform) => {
  const inName = platform === 'win32' ? /win32/ : new RegExp(platform);
  for (const collection of ['@next/swc', '@img/sharp', '@tailwindcss/oxide', '@biomejs/cli']) {
    expect([...names].some((name) => name?.startsWith(collection) && inName.test(name))).toBe(true);
  }
});
