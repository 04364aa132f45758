import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {defaultLocale, locales, scriptOf} from '@/i18n/languages';
import {type Issue, issueAt, markdownReport, textReport} from '@/tools/messages/report';
import {acceptAll, type Folder, folderWith} from './support/catalogFolder';

let folder: Folder;
afterEach(() => folder?.remove());

/** `npm run messages -- …` in the folder. */
function messages(...args: string[]) {
  const script = ['--import', path.resolve('tools/alias.ts'), path.resolve('tools/messages/command.ts')];
  const env = {...process.env, CI: '1'};
  const {stdout, stderr, status} = spawnSync(process.execPath, [...script, ...args], {
    cwd: folder.root,
    encoding: 'utf8',
    env,
  });
  return {stdout, stderr, status};
}
const keys = (...args: string[]) => JSON.parse(messages(...args, '--json').stdout).map(({key}: Issue) => key);

const hindi = {title: 'हमारी दुकान', hero: {text: 'आइए और देखिए'}};
/** Of languages that the project may have besides, each has its translation: they add nothing to what is said of Hindi. */
const others = locales.filter((locale) => locale !== defaultLocale && locale !== 'hi');
const french = {title: 'Boutique', hero: {text: 'Entrez'}};
const clean = {
  ...Object.fromEntries(
    others.map((locale) => [`messages/${locale}/shop.json`, scriptOf(locale) === 'Deva' ? hindi : french]),
  ),
  'messages/en/shop.json': {title: 'Our shop', hero: {text: 'Come and see'}},
  'messages/hi/shop.json': hindi,
};

test('where nothing is wrong it says so, and shows how much is translated', () => {
  folder = folderWith(clean);
  const {stdout, stderr, status} = messages();
  expect(stdout).toMatch(/hi +shop\.json +2 +0 +0 +100 %\n(?:.*\n)*No problem found\.\n$/);
  expect([stderr, status]).toEqual(['', 0]);
});

test('--json prints the problems and nothing else, also when there are none', () => {
  folder = folderWith(clean);
  expect(messages('--json')).toEqual({stdout: '[]\n', stderr: '', status: 0});
  folder.write('messages/hi/shop.json', '{\n  "title": "हमारी दुकान",\n  "gone": "गया"\n}');
  const {stdout, stderr, status} = messages('--json');
  const shared = {locale: 'hi', file: 'shop.json', message: expect.stringMatching(/\w/)};
  expect(JSON.parse(stdout)).toEqual([
    {...shared, key: 'hero.text', line: 1, code: 'missing', severity: 'warning'},
    {...shared, key: 'gone', line: 3, code: 'extra', severity: 'error'},
  ]);
  expect([stderr, status]).toEqual(['', 1]);
});

test('warnings alone are no failure, unless it is strict', () => {
  folder = folderWith({...clean, 'messages/hi/shop.json': {title: 'हमारी दुकान'}});
  expect([messages('hi').status, messages('hi', '--strict').status]).toEqual([0, 1]);
});

test('a language, a file and a key narrow it, however they are written', () => {
  folder = folderWith({
    ...clean,
    'messages/en/shop.json': {title: 'Our shop', hero: {text: 'Come and see'}, heroic: 'Great deeds'},
    'messages/en/b.json': {b: 'Big'},
    'messages/hi/shop.json': {},
    'messages/notes.json': {'shop.no': {}},
  });
  // The files beside the catalogs are read with English.
  expect(keys('en')).toEqual(['shop.no']);
  expect(keys('en', 'shop')).toEqual([]);
  expect(keys('hi')).toEqual(['', 'title', 'hero.text', 'heroic']);
  for (const words of [['hi', 'shop'], ['shop.json'], ['messages/hi/shop.json']])
    expect(keys(...words)).toEqual(['title', 'hero.text', 'heroic']);
  for (const words of [
    ['check', 'hi', 'shop', 'hero.text'],
    ['hi', 'shop.hero'],
  ])
    expect(keys(...words)).toEqual(['hero.text']);
});

test('accept records one message, a file or a language', () => {
  folder = folderWith(clean);
  acceptAll(folder);
  for (const [place, left] of Object.entries({'shop.hero.text': ['title'], shop: [], '': []})) {
    folder.write('messages/en/shop.json', {title: `Our old ${place} shop`, hero: {text: `Come ${place} and buy`}});
    expect(keys('hi')).toEqual(['title', 'hero.text']);
    expect(messages('accept', 'hi', ...(place ? [place] : [])).status).toBe(0);
    expect(keys('hi')).toEqual(left);
  }
});

test('a PO file goes out and comes in', () => {
  folder = folderWith(clean);
  expect(messages('export', 'hi', '--po').status).toBe(0);
  folder.write('back.po', folder.text('hi.po').replace('हमारी दुकान', 'अपनी दुकान'));
  expect(messages('import', 'hi', 'back.po').stdout).toContain('1 translation has changed in messages/hi/.');
  expect(folder.text('messages/hi/shop.json')).toContain('अपनी दुकान');
});

test.each([
  [['--jsn'], "'--jsn'"],
  [['klingon'], `"klingon" is neither a language (${locales.join(', ')}) nor a file (shop).`],
  [['toString'], '"toString" is neither a language'],
  [['import', 'hi', 'messages'], 'messages is not a file.'],
  [['export', 'hi', '--po', 'messages'], 'messages is not a file.'],
  [['accept', 'hi', '--strict'], '--strict means nothing here.'],
  [['--po', 'check', 'hi'], '--po means nothing here.'],
  [['accept', 'en'], 'Say one language'],
  [['accept', 'hi', 'shop.nothing'], 'Nothing is translated at hi shop nothing.'],
  [['hi', 'shop', 'her'], 'No language has a message shop.her.'],
  [['hi', 'shop', 'title', 'hero'], '"hero" is too many'],
])('%j is a call that it cannot answer: it says why and what it can', (args, words) => {
  folder = folderWith(clean);
  const {stdout, stderr, status} = messages(...args);
  expect(stderr).toContain(words);
  expect(stderr).toContain('npm run messages -- accept <language>');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect([stdout, status]).toEqual(['', 2]);
});

const place = {locale: 'hi', file: 'home.json', key: 'hero.title', line: 3};
const issues = [
  issueAt(place, 'extra', 'Keep <b> | one\nline.'),
  issueAt(place, 'stale', 'Mend it.'),
  issueAt({...place, file: 'notes.json', key: ''}, 'syntax', 'Write it.'),
];
const coverage = [
  {locale: 'hi', file: 'a.json', total: 1000, translated: 999, stale: 1, missing: 0},
  {locale: 'hi', file: 'b.json', total: 0, translated: 0, stale: 0, missing: 0},
];

test('a terminal shows problems below their file, what is translated, never rounded up, and how many there are', () => {
  const [home, notes, table = '', last] = textReport({issues, coverage}).split('\n\n');
  expect(home).toContain('messages/hi/home.json\n      3  error  extra  hero.title\n    Keep <b> | one\nline.\n');
  expect(notes).toMatch(/^messages\/notes\.json\n/);
  const rows = table.split('\n').map((row) =>
    row
      .trim()
      .split(/\s{2,}/)
      .join(' '),
  );
  expect(rows.slice(1)).toEqual(['hi a.json 999 1 0 99 %', 'hi b.json 0 0 0 100 %', 'hi all 999 1 0 99 %']);
  expect(last).toBe('2 errors, 1 warning (1 extra, 1 stale, 1 syntax).');
});

test('a pull request shows a message as it is, whatever signs of tables and tags it has', () => {
  const report = markdownReport({issues, coverage});
  expect(report).toMatch(/^## Messages: 2 errors, 1 warning .*\n\n### messages\/hi\/home\.json\n\n\| line \|/);
  expect(report).toContain('| 3 | error | extra | `hero.title` | Keep &lt;b> \\| one line. |');
  expect(report).toContain('| hi | a.json | 999 | 1 | 0 | 99 % |');
});
