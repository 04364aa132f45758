import {spawnSync} from 'node:child_process';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {portOf, wholeNumber} from '@/lib/wholeNumber';

describe('a number that somebody typed', () => {
  test('within its bounds it is that number', () => {
    fc.assert(
      fc.property(fc.nat({max: 5000}), (number) => wholeNumber('--entries', String(number), [0, 5000]) === number),
    );
  });

  test.each(['abc', '', '8 9', '1e3', '-1', '1.5', '0x10', '٣', '65536', '99999999999'])('not %j', (typed) => {
    expect(() => wholeNumber('PORT', typed, [0, 65_535])).toThrow(
      `PORT is "${typed}", but it must be a whole number from 0 to 65535.`,
    );
  });

  test('Windows leaves a space behind one', () => {
    expect(wholeNumber('PORT', '3000 ', [0, 65_535])).toBe(3000);
  });

  test('a port that is unset or empty is the usual one', () => {
    expect([undefined, '', '4100', '65535'].map((said) => portOf(said, 3000))).toEqual([3000, 3000, 4100, 65_535]);
    expect(() => portOf('65536', 3000)).toThrow('from 0 to 65535');
  });

  // The command stops before it does anything: no copy of the project is made, no build is looked for.
  test.each([
    ['scripts/bench/growth.ts', ['--entries=many'], 2, '--entries is "many"'],
    ['scripts/edge/start.ts', [], 1, 'PORT is "abc"'],
  ])('%s names what it cannot read', (script, args, code, complaint) => {
    const {stderr, status} = spawnSync(process.execPath, ['--import', './scripts/alias.ts', script, ...args], {
      encoding: 'utf8',
      env: {...process.env, PORT: 'abc'},
      timeout: 20_000,
    });
    expect(stderr).toContain(complaint);
    expect(status).toBe(code);
  });
});
