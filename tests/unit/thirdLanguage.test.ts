import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {copyProject} from './support/projectCopy';

/**
 * One command adds a language, and another removes it. These tests do so with Sanskrit, in which the site will never be, in a copy of
 * the project.
 */
const code = 'sa';
const name = new Intl.DisplayNames(code, {type: 'language'}).of(code);

// A test runs the command up to four times, which takes seconds each on a busy machine.
vi.setConfig({testTimeout: 180_000, hookTimeout: 180_000});

const copy = copyProject(
  [
    'app',
    'components',
    'content',
    'i18n',
    'lib',
    'messages',
    'settings',
    'share',
    'tools',
    'package.json',
    '.env.example',
  ],
  ['app/sitemap.xml/route.ts', 'i18n/shapeProof.ts', 'lib/seo/metadata.ts', 'components/layout/Header.tsx'],
);

afterAll(copy.remove);

/** Runs `npm run messages -- …` in the copy. */
function runMessages(...args: string[]) {
  const command = ['--import', './tools/alias.ts', 'tools/messages/command.ts'];
  return spawnSync(process.execPath, [...command, ...args], {cwd: copy.root, encoding: 'utf8'});
}

/** The content of every file of the copy, by its path. */
function readEverything(): Map<string, string> {
  const everything = new Map<string, string>();
  for (const entry of readdirSync(copy.root, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || entry.parentPath.includes('node_modules')) continue;
    const file = path.join(entry.parentPath, entry.name);
    everything.set(file, readFileSync(file, 'base64'));
  }
  return everything;
}

/** The last row of the coverage table. */
function readCoverage(): {translated: number; stale: number; missing: number} {
  const {stdout} = runMessages('check', code, '--strict');
  const [, translated, stale, missing] = /^sa +all +(\d+) +(\d+) +(\d+)/m.exec(stdout) ?? [];
  return {translated: Number(translated), stale: Number(stale), missing: Number(missing)};
}

describe('a language that is added', () => {
  let before: Map<string, string>;
  beforeAll(() => {
    before = readEverything();
    expect(runMessages('add', code).stderr).toBe('');
  });

  test('has one line in the list of languages, which does not offer it to visitors yet', () => {
    expect(copy.read('i18n/languages.ts')).toContain(`  sa: {tag: 'sa-IN', name: '${name}', published: false},\n`);
  });

  test('has every file of English', () => {
    const catalogsOf = (locale: string) =>
      readdirSync(copy.at(`messages/${locale}`)).filter((file) => /^[^.]+\.json$/.test(file));
    expect(catalogsOf(code)).toEqual(catalogsOf('en'));
  });

  test('compiles', () => {
    expect(copy.compile()).toBe('');
  });

  test('passes the check of the messages, which is only strict for complete languages', () => {
    const {status, stdout} = runMessages('check', '--strict');
    expect(status, stdout).toBe(0);
    expect(runMessages('check', code, '--strict').status).toBe(1);
  });

  test('has the English texts, which do not count as translated', () => {
    const {translated, stale, missing} = readCoverage();
    expect(translated).toEqual(expect.any(Number));
    expect(translated).not.toBeNaN();
    expect(stale).toBe(0);
    expect(missing).toBeGreaterThan(2000);
  });

  test('gets new English texts', () => {
    const {missing} = readCoverage();
    const english = copy.read('messages/en/errors.json');
    const sanskrit = copy.read(`messages/${code}/errors.json`);
    copy.write('messages/en/errors.json', english.replace(/"title": "[^{"]+"/, '"title": "Changed since"'));
    expect(readCoverage().missing).toBe(missing);
    runMessages('add', code);
    expect(copy.read(`messages/${code}/errors.json`)).toContain('Changed since');
    copy.write('messages/en/errors.json', english);
    copy.write(`messages/${code}/errors.json`, sanskrit);
  });

  test('keeps translations whose English key is gone', () => {
    const english = copy.read('messages/en/errors.json');
    const sanskrit = copy.read(`messages/${code}/errors.json`);
    // In English, `unexpected` is not a message but has messages below it.
    copy.write(`messages/${code}/errors.json`, '{"title": "शीर्षकम्", "gone": "पुरातनम्", "unexpected": "आसीत्"}');
    runMessages('add', code);
    const {unexpected} = JSON.parse(english);
    const updated = JSON.parse(copy.read(`messages/${code}/errors.json`));
    expect(updated).toMatchObject({title: 'शीर्षकम्', gone: 'पुरातनम्', unexpected});
    copy.write(`messages/${code}/errors.json`, sanskrit);
  });

  describe('that is published with half of its texts', () => {
    const list = 'i18n/languages.ts';
    let line: string;
    let errors: string;

    beforeAll(() => {
      line = copy.read(list);
      errors = copy.read(`messages/${code}/errors.json`);
      copy.write(list, line.replace(`name: '${name}', published: false`, `name: '${name}', published: true`));
      copy.write(`messages/${code}/errors.json`, '{"notFound": {"title": "न लब्धम्"}}');
    });
    afterAll(() => {
      copy.write(list, line);
      copy.write(`messages/${code}/errors.json`, errors);
    });

    test('does not block a release, because missing texts are warnings', () => {
      const {status, stdout} = runMessages('check', '--strict');
      expect(stdout).toMatch(/messages\/sa\/errors\.json\n.*warning {2}missing/);
      expect(stdout).toMatch(/messages\/sa\/home\.json\n.*warning {2}unchanged/);
      expect(status, stdout).toBe(0);
    });

    test('compiles', () => {
      expect(copy.compile()).toBe('');
    });

    test('still fails on faults that would break its pages', () => {
      copy.write(`messages/${code}/errors.json`, '{"notFound": {"title": "{nothing} नास्ति"}}');
      const {status, stdout} = runMessages('check', '--strict');
      expect(stdout).toMatch(/error {2}arguments/);
      expect(status).toBe(1);
    });
  });

  test.each([
    {file: `messages/${code}/errors.json`, exitCode: 2},
    {file: 'messages/en/errors.json', exitCode: 2},
    {file: `messages/records.${code}.json`, exitCode: 1},
  ])('is not overwritten while $file cannot be read', ({file, exitCode}) => {
    const text = copy.read(file);
    copy.write(file, text.replace('{', ''));
    const broken = readEverything();
    const {status, stderr} = runMessages('add', code);
    expect(stderr).toMatch(new RegExp(`${file} (cannot be read|is not JSON)`));
    expect(status).toBe(exitCode);
    expect(readEverything()).toEqual(broken);
    copy.write(file, text);
  });

  test('leaves nothing behind when it is removed', () => {
    expect(runMessages('remove', code).stderr).toBe('');
    expect(readEverything()).toEqual(before);
  });
});

test.each([
  {args: ['add', 'xx'], complaint: '"xx" is not the code of a language'},
  {args: ['add', 'ur'], complaint: 'Urdu is written in Arabic letters'},
  {args: ['add', 'ta'], complaint: 'Tamil is written in Tamil letters, which the site has no fonts for'},
  {args: ['remove', 'hi'], complaint: 'i18n/shape.ts proves its keys'},
  {args: ['remove', '../lib'], complaint: 'There is no language'},
])('a command that fails says why, and changes nothing: $args', ({args, complaint}) => {
  const before = readEverything();
  const {status, stderr} = runMessages(...args);
  expect(stderr).toContain(complaint);
  expect(status).toBe(2);
  expect(readEverything()).toEqual(before);
});
