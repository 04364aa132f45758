import {expect, test} from 'vitest';
import type {Coverage, Issue} from '@/tools/messages/report';
import {markdownReport, textReport} from '@/tools/messages/report';

const issue = (more: Partial<Issue>): Issue => ({
  locale: 'hi',
  file: 'home.json',
  key: 'hero.title',
  line: 3,
  code: 'missing',
  severity: 'error',
  message: 'Write it.',
  ...more,
});
const coverage = (file: string, total: number, translated: number, stale = 0): Coverage => ({
  locale: 'hi',
  file,
  total,
  translated,
  stale,
  missing: total - translated - stale,
});
const lastLine = (report: string) => report.split('\n').at(-1);

test('the last line counts what is wrong, by its kind', () => {
  const warning = issue({severity: 'warning', code: 'stale'});
  expect(lastLine(textReport({issues: [], coverage: []}))).toBe('No problem found.');
  expect(lastLine(textReport({issues: [issue({})], coverage: []}))).toBe('1 error, 0 warnings (1 missing).');
  expect(lastLine(textReport({issues: [issue({}), warning, issue({})], coverage: []}))).toBe(
    '2 errors, 1 warning (2 missing, 1 stale).',
  );
});

test('a problem stands below its file, also one of the files beside the languages', () => {
  const issues = [issue({}), issue({file: 'records.hi.json', key: ''}), issue({line: 12, key: 'hero.text'})];
  const [home, records] = textReport({issues, coverage: []}).split('\n\n');
  expect(home).toBe(
    [
      'messages/hi/home.json',
      '      3  error  missing  hero.title',
      '    Write it.',
      '     12  error  missing  hero.text',
      '    Write it.',
    ].join('\n'),
  );
  expect(records).toMatch(/^messages\/records\.hi\.json\n/);
});

test('100 % is nothing less, a sum counts every file, and an empty file is whole', () => {
  const report = textReport({issues: [], coverage: [coverage('a.json', 1000, 999, 1), coverage('b.json', 0, 0)]});
  const rows = report.split('\n').map((row) => row.trim().split(/\s{2,}/));
  expect(rows).toContainEqual(['hi', 'a.json', '999', '1', '0', '99 %']);
  expect(rows).toContainEqual(['hi', 'b.json', '0', '0', '0', '100 %']);
  expect(rows).toContainEqual(['hi', 'all', '999', '1', '0', '99 %']);
});

test('a pull request shows a message as it is, whatever signs of tables and tags it has', () => {
  const report = markdownReport({
    issues: [issue({message: 'Keep <b> | one\nline.'})],
    coverage: [coverage('a.json', 2, 1)],
  });
  expect(report).toContain('## Messages: 1 error, 0 warnings (1 missing).\n\n### messages/hi/home.json\n');
  expect(report).toContain('| 3 | error | missing | `hero.title` | Keep &lt;b> \\| one line. |');
  expect(report).toContain('| hi | a.json | 1 | 0 | 1 | 50 % |');
});
