import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {defaultLocale, locales} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';
import {acceptAll, type Folder, folderWith} from './support/catalogFolder';

let folder: Folder;
afterEach(() => folder.remove());

/** `npm run messages -- …` in the folder. */
function messages(...args: string[]) {
  const script = ['--import', path.resolve('scripts/alias.ts'), path.resolve('tools/messages/command.ts')];
  const {stdout, stderr, status} = spawnSync(process.execPath, [...script, ...args], {
    cwd: folder.root,
    encoding: 'utf8',
    env: {...process.env, CI: '1'},
  });
  return {stdout, stderr, status};
}

const hindi = {title: 'हमारी दुकान', hero: {text: 'आइए और देखिए'}};
/** Of languages that the project may have besides, each has its translation: they add nothing to what is said of Hindi. */
const others = locales.filter((locale) => locale !== defaultLocale && locale !== 'hi');
const clean = {
  ...Object.fromEntries(
    others.map((locale) => [
      `messages/${locale}/shop.json`,
      scriptOf(locale) === 'Deva' ? hindi : {title: 'Boutique', hero: {text: 'Entrez'}},
    ]),
  ),
  'messages/en/shop.json': {title: 'Our shop', hero: {text: 'Come and see'}},
  'messages/hi/shop.json': hindi,
};

test('where nothing is wrong it says so, and shows how much is translated', () => {
  folder = folderWith(clean);
  const {stdout, stderr, status} = messages();
  expect(stdout).toMatch(/hi +shop\.json +2 +0 +0 +100 %\n/);
  expect(stdout).toContain('No problem found.');
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

test('a file that cannot be read is reported like any other problem', () => {
  folder = folderWith({...clean, 'messages/en/shop.json': '{\n  "title": "Our shop"\n  "hero": {}\n}'});
  const {stdout, stderr, status} = messages();
  expect(stdout).toContain('messages/en/shop.json');
  expect(stdout).toContain('Line 3, column 3');
  expect([stderr, status]).toEqual(['', 1]);
});

test('warnings alone are no failure, unless it is strict', () => {
  folder = folderWith({...clean, 'messages/hi/shop.json': {title: 'हमारी दुकान'}});
  expect(messages('hi').status).toBe(0);
  expect(messages('hi', '--strict').status).toBe(1);
});

test('--markdown is a table for each file and one for the coverage', () => {
  folder = folderWith({...clean, 'messages/hi/shop.json': {title: 'हमारी | दुकान', gone: '<b>'}});
  const {stdout} = messages('--markdown');
  expect(stdout).toContain('### messages/hi/shop.json\n\n| line |');
  expect(stdout).toContain('| 3 | error | extra | `gone` |');
  expect(stdout).toContain('| hi | shop.json | 1 | 0 | 1 | 50 % |');
});

test('a language, a file and a key narrow it, however they are written', () => {
  folder = folderWith({...clean, 'messages/hi/shop.json': {}, 'messages/en/b.json': {b: 'Big'}});
  const keys = (...args: string[]) => JSON.parse(messages(...args, '--json').stdout).map(({key}: {key: string}) => key);
  expect(keys('en')).toEqual([]);
  expect(keys('hi')).toEqual(['', 'title', 'hero.text']);
  expect(keys('hi', 'shop')).toEqual(['title', 'hero.text']);
  expect(keys('shop.json')).toEqual(['title', 'hero.text']);
  expect(keys('messages/hi/shop.json')).toEqual(['title', 'hero.text']);
  expect(keys('check', 'hi', 'shop', 'hero.text')).toEqual(['hero.text']);
  expect(keys('hi', 'shop.hero')).toEqual(['hero.text']);
});

test('accept records one message, a file or a language', () => {
  folder = folderWith(clean);
  acceptAll(folder);
  const stale = () => JSON.parse(messages('hi', '--json').stdout).map(({key}: {key: string}) => key);
  const changed = {title: 'Our old shop', hero: {text: 'Come and buy'}};
  folder.write('messages/en/shop.json', changed);
  expect(stale()).toEqual(['title', 'hero.text']);

  expect(messages('accept', 'hi', 'shop.hero.text')).toEqual({
    stdout: 'hi shop hero.text: 1 translation matches today’s English.\n',
    stderr: '',
    status: 0,
  });
  expect(stale()).toEqual(['title']);
  expect(messages('accept', 'hi', 'shop').status).toBe(0);
  expect(stale()).toEqual([]);

  folder.write('messages/en/shop.json', {...changed, title: 'Our new shop'});
  expect(stale()).toEqual(['title']);
  messages('accept', 'hi');
  expect(stale()).toEqual([]);
  expect(folder.text('messages/records.hi.json')).toMatch(
    /^\{\n {2}"shop\.hero\.text": "[0-9a-f]{8} [0-9a-f]{8}",\n {2}"shop\.title": "[0-9a-f]{8} [0-9a-f]{8}"\n\}\n$/,
  );
});

test('add writes a language whose name has an apostrophe in a way that compiles', async () => {
  const languages = "export const pseudoLocale = 'en-XA';\nexport const languages = {\n  [pseudoLocale]: {},\n};\n";
  folder = folderWith({...clean, 'i18n/routing.ts': languages});
  expect(messages('add', 'mic').stderr).toBe('');
  const {languages: now} = await import(path.join(folder.root, 'i18n/routing.ts'));
  expect(now.mic).toEqual({tag: 'mic-IN', name: expect.stringContaining("'")});
});

test.each([
  [['--jsn'], "'--jsn'"],
  [['klingon'], `"klingon" is neither a language (${locales.join(', ')}) nor a file (shop).`],
  [['toString'], '"toString" is neither a language'],
  [['import', 'hi', 'messages'], 'messages is not a file.'],
  [['export', 'hi', '--po', 'messages'], 'messages is not a file.'],
  [['accept', 'hi', '--strict'], '--strict means nothing here.'],
  [['--po'], '--po means nothing here.'],
  [['accept'], 'Say one language'],
  [['accept', 'en'], 'Say one language'],
  [['accept', 'hi', 'shop.nothing'], 'Nothing is translated at hi shop nothing.'],
  [['hi', 'shop.nothing'], 'No language has a message shop.nothing.'],
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
