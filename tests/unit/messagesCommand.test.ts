import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {defaultLocale, locales, scriptOf} from '@/i18n/languages';
import {type Issue, issueAt, markdownReport, textReport} from '@/tools/messages/report';
import {acceptAll, type Folder, folderWith} from './support/catalogFolder';

const english = {title: 'Our shop', hero: {text: 'Come and see'}};
const hindi = {title: 'हमारी दुकान', hero: {text: 'आइए और देखिए'}};
const french = {title: 'Boutique', hero: {text: 'Entrez'}};

/** Catalogs without problems, in every language of the site. */
const cleanCatalogs: Record<string, unknown> = {
  'messages/en/shop.json': english,
  'messages/hi/shop.json': hindi,
};
// Languages that were added to the site. Any text in the script of the language will do.
for (const locale of locales) {
  if (locale === defaultLocale || locale === 'hi') continue;
  cleanCatalogs[`messages/${locale}/shop.json`] = scriptOf(locale) === 'Deva' ? hindi : french;
}

let folder: Folder;
beforeEach(() => {
  folder = folderWith(cleanCatalogs);
});
afterEach(() => folder.remove());

/** Runs `npm run messages -- …` in the folder. */
function runMessages(...args: string[]) {
  const script = ['--import', path.resolve('tools/alias.ts'), path.resolve('tools/messages/command.ts')];
  const {stdout, stderr, status} = spawnSync(process.execPath, [...script, ...args], {
    cwd: folder.root,
    encoding: 'utf8',
    env: {...process.env, CI: '1'},
  });
  return {stdout, stderr, status};
}

/** The keys of the problems that are reported. */
function keysOf(...args: string[]): string[] {
  const issues: Issue[] = JSON.parse(runMessages(...args, '--json').stdout);
  return issues.map(({key}) => key);
}

test('without problems, the report says so, and shows the coverage', () => {
  const {stdout, stderr, status} = runMessages();
  expect(stdout).toMatch(/hi +shop\.json +2 +0 +0 +100 %\n/);
  expect(stdout).toMatch(/\nNo problem found\.\n$/);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('--json prints an empty list if there are no problems', () => {
  expect(runMessages('--json')).toEqual({stdout: '[]\n', stderr: '', status: 0});
});

test('--json prints the problems and nothing else', () => {
  folder.write('messages/hi/shop.json', '{\n  "title": "हमारी दुकान",\n  "gone": "गया"\n}');
  const {stdout, stderr, status} = runMessages('--json');
  const someText = expect.stringMatching(/\w/);
  expect(JSON.parse(stdout)).toEqual([
    {
      locale: 'hi',
      file: 'shop.json',
      key: 'hero.text',
      line: 1,
      code: 'missing',
      severity: 'warning',
      message: someText,
    },
    {
      locale: 'hi',
      file: 'shop.json',
      key: 'gone',
      line: 3,
      code: 'extra',
      severity: 'error',
      message: someText,
    },
  ]);
  expect(stderr).toBe('');
  expect(status).toBe(1);
});

test('the command does not fail because of warnings, except with --strict', () => {
  folder.write('messages/hi/shop.json', {title: 'हमारी दुकान'});
  expect(runMessages('hi').status).toBe(0);
  expect(runMessages('hi', '--strict').status).toBe(1);
});

describe('a check can be limited to', () => {
  beforeEach(() => {
    folder.write('messages/en/shop.json', {...english, heroic: 'Great deeds'});
    folder.write('messages/en/b.json', {b: 'Big'});
    folder.write('messages/hi/shop.json', {});
    folder.write('messages/notes.json', {'shop.no': {}});
  });

  test('a language (notes and glossary are checked with English)', () => {
    expect(keysOf('en')).toEqual(['shop.no']);
    // The empty key is that of messages/hi/b.json, which is missing altogether.
    expect(keysOf('hi')).toEqual(['', 'title', 'hero.text', 'heroic']);
  });

  test.each([{args: ['hi', 'shop']}, {args: ['shop.json']}, {args: ['messages/hi/shop.json']}])(
    'a file: $args',
    ({args}) => {
      // A language that was added lacks `heroic` as well.
      const keys = new Set(keysOf(...args));
      expect([...keys]).toEqual(['title', 'hero.text', 'heroic']);
    },
  );

  test('a file without problems', () => {
    expect(keysOf('en', 'shop')).toEqual([]);
  });

  test.each([{args: ['check', 'hi', 'shop', 'hero.text']}, {args: ['hi', 'shop.hero']}])('a key: $args', ({args}) => {
    expect(keysOf(...args)).toEqual(['hero.text']);
  });
});

test.each([
  {what: 'one message', place: ['shop.hero.text'], stillStale: ['title']},
  {what: 'a file', place: ['shop'], stillStale: []},
  {what: 'a language', place: [], stillStale: []},
])('accept records that $what is translated from the current English', ({place, stillStale}) => {
  acceptAll(folder);
  folder.write('messages/en/shop.json', {title: 'Our old shop', hero: {text: 'Come and buy'}});
  expect(keysOf('hi')).toEqual(['title', 'hero.text']);
  expect(runMessages('accept', 'hi', ...place).status).toBe(0);
  expect(keysOf('hi')).toEqual(stillStale);
});

test('a PO file can be exported for a translator and imported again', () => {
  expect(runMessages('export', 'hi').status).toBe(0);
  folder.write('back.po', folder.text('hi.po').replace('हमारी दुकान', 'अपनी दुकान'));
  expect(runMessages('import', 'hi', 'back.po').stdout).toContain('1 translation has changed in messages/hi/.');
  expect(folder.text('messages/hi/shop.json')).toContain('अपनी दुकान');
});

test('an import fails with the names of entries that English does not have', () => {
  runMessages('export', 'hi');
  folder.write('back.po', folder.text('hi.po').replace('shop:title', 'shop:gone').replace('आइए और देखिए', 'आइए'));
  const {stdout, stderr, status} = runMessages('import', 'hi', 'back.po');
  expect(stdout).toContain('1 translation has changed');
  expect(stderr).toBe('Left out, because English has it no more: shop:gone\n');
  expect(status).toBe(1);
});

test.each([
  {args: ['--jsn'], complaint: "'--jsn'"},
  {args: ['klingon'], complaint: `"klingon" is neither a language (${locales.join(', ')}) nor a file (shop).`},
  {args: ['toString'], complaint: '"toString" is neither a language'},
  {args: ['import', 'hi', 'messages'], complaint: 'messages is not a file.'},
  {args: ['export', 'hi', 'messages'], complaint: 'messages is not a file.'},
  {args: ['accept', 'hi', '--strict'], complaint: '--strict means nothing here.'},
  {args: ['--po', 'check', 'hi'], complaint: "'--po'"},
  {args: ['accept', 'en'], complaint: 'Name one language'},
  {args: ['accept', 'hi', 'shop.nothing'], complaint: 'Nothing is translated at hi shop nothing.'},
  {args: ['hi', 'shop', 'her'], complaint: 'No language has a message shop.her.'},
  {args: ['hi', 'shop', 'title', 'hero'], complaint: '"hero" is too many'},
])('a call with invalid arguments prints the error and the usage: $args', ({args, complaint}) => {
  const {stdout, stderr, status} = runMessages(...args);
  expect(stderr).toContain(complaint);
  expect(stderr).toContain('npm run messages -- accept <language>');
  const stackTrace = /\n\s+at /;
  expect(stderr).not.toMatch(stackTrace);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

describe('a report', () => {
  const place = {locale: 'hi', file: 'home.json', key: 'hero.title', line: 3};
  const issues = [
    issueAt(place, 'extra', 'Keep <b> | one\nline.'),
    issueAt(place, 'stale', 'Translate it again.'),
    issueAt({...place, file: 'notes.json', key: ''}, 'syntax', 'Write it.'),
  ];
  const coverage = [
    {locale: 'hi', file: 'a.json', total: 1000, translated: 999, stale: 1, missing: 0},
    {locale: 'hi', file: 'b.json', total: 0, translated: 0, stale: 0, missing: 0},
  ];

  describe('in a terminal', () => {
    const [homeIssues, notesIssues, coverageTable = '', summary] = textReport({issues, coverage}).split('\n\n');

    test('shows problems below their file', () => {
      expect(homeIssues).toContain(
        'messages/hi/home.json\n      3  error  extra  hero.title\n    Keep <b> | one\nline.\n',
      );
      expect(notesIssues).toMatch(/^messages\/notes\.json\n/);
    });

    test('shows the coverage, never rounded up', () => {
      const rows = coverageTable.split('\n').slice(1);
      const cells = rows.map((row) => row.trim().split(/\s{2,}/));
      expect(cells).toEqual([
        ['hi', 'a.json', '999', '1', '0', '99 %'],
        ['hi', 'b.json', '0', '0', '0', '100 %'],
        ['hi', 'all', '999', '1', '0', '99 %'],
      ]);
    });

    test('shows the number of problems by kind', () => {
      expect(summary).toBe('2 errors, 1 warning (1 extra, 1 stale, 1 syntax).');
    });
  });

  test('in a pull request shows a message as it is, even if it has Markdown or HTML in it', () => {
    const report = markdownReport({issues, coverage});
    const [title, fileHeading, table] = report.split('\n\n');
    expect(title).toMatch(/^## Messages: 2 errors, 1 warning /);
    expect(fileHeading).toBe('### messages/hi/home.json');
    expect(table).toMatch(/^\| line \|/);
    expect(report).toContain('| 3 | error | extra | `hero.title` | Keep &lt;b> \\| one line. |');
    expect(report).toContain('| hi | a.json | 999 | 1 | 0 | 99 % |');
  });
});
