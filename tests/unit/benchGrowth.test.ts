import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {slugsOf} from '@/content/paths';
import {withEntries} from '@/scripts/bench/addIndustries';
import {statOf} from '@/scripts/bench/processGroup';

const source = readFileSync('content/industries.ts', 'utf8');

test('an added entry has the facts of the one that it is made from, and stands at the end', () => {
  const [slug = ''] = slugsOf('industries');
  const more = withEntries(source, slug, ['first-1', 'second-2']);
  const start = source.indexOf(`'${slug}': `) + `'${slug}': `.length;
  const facts = source.slice(start, source.indexOf('  },\n', start) + '  },\n'.length);
  expect(facts).toMatch(/^\{\n {4}actions: /);
  const added = `  'first-1': ${facts}  'second-2': ${facts}`;
  expect(more).toBe(source.replace('} as const satisfies', `${added}} as const satisfies`));
});

test('facts that are written otherwise are not guessed', () => {
  expect(() => withEntries(source, 'no-such-trade', ['a'])).toThrow('no-such-trade');
});

test('a process is of a group, whatever it calls itself, and has computed what it and its children have', () => {
  const rest = '0 -1 4194304 1 2 3 4 150 50 20 30 20 0';
  expect(statOf(`812 (node) S 800 790 790 ${rest}`)).toEqual({parent: 800, group: 790, seconds: 2.5});
  expect(statOf(`812 (next (build) 1 2) R 800 791 790 ${rest}`).group).toBe(791);
  expect(statOf('').group).toBeNaN();
});
