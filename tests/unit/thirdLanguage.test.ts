import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {isLocale} from '@/i18n/languages';
import {unfinishedLanguages} from '@/i18n/tooling/unfinished';
import {copyProject} from './support/projectCopy';

/** A third language costs one command, and another takes it away again. Here in a copy of the project. */
const code = 'mr';
/** Those that are on their way here already. */
const unfinished = unfinishedLanguages('.').filter((language) => language !== code);
const {root: copy, ...project} = copyProject(
  [...['app', 'components', 'content', 'i18n', 'lib', 'messages', 'share', 'tools'], 'package.json'],
  ['app/sitemap.xml/route.ts', 'i18n/shape.ts', 'lib/seo/metadata.ts', 'components/layout/Header.tsx'],
);
const {read, write} = project;

// On a project that has it already: as it was before.
beforeAll(() => {
  if (isLocale(code)) run('remove', code);
});
afterAll(project.remove);

/** Every file of the copy and what is in it. */
const everything = () =>
  new Map(
    readdirSync(copy, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'base64')]),
  );

/** `npm run messages -- …` in the copy. */
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['--import', './tools/alias.ts', 'tools/messages/command.ts', ...words], {
    cwd: copy,
    encoding: 'utf8',
  });

/** The last row of the coverage table: translated, stale, missing. */
const coverage = () =>
  /^mr +all +(\d+) +(\d+) +(\d+)/m
    .exec(run('check', code, '--strict').stdout)
    ?.slice(1)
    .map(Number);

describe('a language that is added', () => {
  let before: Map<string, string>;
  beforeAll(() => {
    before = everything();
    expect(run('add', code).stderr).toBe('');
  });

  test('has one line and all files', () => {
    expect(read('i18n/languages.ts')).toContain("  mr: {tag: 'mr-IN', name: 'मराठी'},\n");
    const files = (locale: string) =>
      readdirSync(project.at(`messages/${locale}`)).filter((file) => /^[^.]+\.json$/.test(file));
    expect(files(code)).toEqual(files('en'));
  });

  test('compiles', () => expect(project.compile()).toBe(''));

  test('passes the check of the messages, which is strict with complete languages alone', () => {
    const {status, stdout} = run('check', '--strict');
    expect(status, stdout).toBe(0);
    expect(run('check', code, '--strict').status).toBe(1);
  });

  test('is English, and nobody takes that for a translation, nor offers it to visitors', () => {
    const [translated, stale, missing = 0] = coverage() ?? [];
    expect([translated, stale]).toEqual([expect.any(Number), 0]);
    expect(missing).toBeGreaterThan(2000);
    expect(unfinishedLanguages(copy)).toEqual([...unfinished, code]);
  });

  test('is brought up to English that has changed, and keeps translations whose English key is gone', () => {
    const [, , missing] = coverage() ?? [];
    const [english, before] = [read('messages/en/errors.json'), read('messages/mr/errors.json')];
    write('messages/en/errors.json', english.replace(/"title": "[^{"]+"/, '"title": "Changed since"'));
    expect(coverage()?.[2]).toBe(missing);
    run('add', code);
    expect(read('messages/mr/errors.json')).toContain('Changed since');
    write('messages/en/errors.json', english);
    // English has messages below `unexpected` today.
    write('messages/mr/errors.json', '{"title": "मराठी", "gone": "अजून आहे", "unexpected": "होते"}');
    run('add', code);
    const {unexpected} = JSON.parse(english);
    expect(JSON.parse(read('messages/mr/errors.json'))).toMatchObject({title: 'मराठी', gone: 'अजून आहे', unexpected});
    write('messages/mr/errors.json', before);
  });

  test('is published once 95 of 100 messages are translated', () => {
    const translate = (share: number) => {
      let count = 0;
      for (const file of readdirSync(project.at(`messages/${code}`))) {
        const change = (_: string, key: string, text: string) =>
          count++ % 100 < share * 100 ? `"${key}": "मराठी ${text}"` : `"${key}": "${text}"`;
        write(
          `messages/${code}/${file}`,
          readFileSync(`messages/en/${file}`, 'utf8').replace(/"([\w-]+)": "((?:[^"\\]|\\.)*)"/g, change),
        );
      }
    };
    translate(0.9);
    expect(unfinishedLanguages(copy)).toEqual([...unfinished, code]);
    translate(0.96);
    expect(unfinishedLanguages(copy)).toEqual(unfinished);
  });

  test('is not written over while one of its files, or an English one, cannot be read', () => {
    for (const file of [`messages/${code}/errors.json`, 'messages/en/errors.json', `messages/records.${code}.json`]) {
      const text = read(file);
      write(file, text.replace('{', ''));
      const broken = everything();
      const {status, stderr} = run('add', code);
      expect(stderr).toMatch(new RegExp(`${file} (cannot be read|is not JSON)`));
      expect(status).toBe(file.includes('records') ? 1 : 2);
      expect(everything()).toEqual(broken);
      write(file, text);
    }
  });

  test('is gone without a trace when it is removed', () => {
    expect(run('remove', code).stderr).toBe('');
    expect(everything()).toEqual(before);
  });
});

test('what cannot be added or removed is said, and nothing changes', () => {
  const before = everything();
  for (const [words, complaint] of [
    [['add', 'xx'], /"xx" is not the code of a language/],
    [['add', 'ur'], /Urdu is written in Arabic letters/],
    [['add', 'ta'], /Tamil is written in Tamil letters, which the site has no fonts for/],
    [['remove', 'hi'], /i18n\/shape\.ts proves its keys/],
    [['remove', '../lib'], /There is no language/],
  ] as const) {
    const {status, stderr} = run(...words);
    expect.soft(stderr, words.join(' ')).toMatch(complaint);
    expect.soft(status, words.join(' ')).toBe(2);
  }
  expect(everything()).toEqual(before);
}, 180_000);
