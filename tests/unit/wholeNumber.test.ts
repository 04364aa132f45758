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

  // The command stops before it looks for a build.
  test('a command names what it cannot read', () => {
    const command = ['--import', './scripts/alias.ts', 'scripts/edge/start.ts'];
    const env = {...process.env, PORT: 'abc'};
    const {stderr, status} = spawnSync(process.execPath, command, {encoding: 'utf8', env, timeout: 20_000});
    expect(stderr).toContain('PORT is "abc"');
    expect(status).toBe(1);
  });
});
