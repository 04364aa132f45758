import {existsSync, globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('every browser test that a workflow names exists, because Playwright ignores missing ones', () => {
  const named: string[] = [];
  for (const workflow of globSync('.github/workflows/*.yml')) {
    const commands = readFileSync(workflow, 'utf8').matchAll(/playwright test (.+)/g);
    for (const [, options = ''] of commands) named.push(...options.split(' ').filter((option) => !/^-/.test(option)));
  }
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
