import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';

/** What ties words to facts is a proof by types (i18n/shape.ts): here it is broken on purpose, in a copy. */
const copy = mkdtempSync(path.join(tmpdir(), 'words-'));
const inCopy = (file: string) => path.join(copy, file);

beforeEach(() => {
  for (const folder of ['i18n', 'content', 'lib', 'messages']) {
    rmSync(inCopy(folder), {recursive: true, force: true});
    cpSync(folder, inCopy(folder), {recursive: true});
  }
  rmSync(inCopy('node_modules'), {force: true});
  symlinkSync(path.resolve('node_modules'), inCopy('node_modules'));
  const {compilerOptions} = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const options = {...compilerOptions, incremental: false, plugins: []};
  writeFileSync(inCopy('tsconfig.json'), JSON.stringify({compilerOptions: options, files: ['i18n/shape.ts']}));
});

afterAll(() => rmSync(copy, {recursive: true, force: true}));

/** The compiler's complaints about the proof. */
function complaints(): string {
  try {
    execFileSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', copy], {encoding: 'utf8'});
    return '';
  } catch (error) {
    const lines = String((error as {stdout: string}).stdout).split('\n');
    return lines.filter((line) => line.includes('shape.ts')).join('\n');
  }
}

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(inCopy(file), 'utf8');
  const after = change(before);
  expect(after, `${file} is changed`).not.toBe(before);
  writeFileSync(inCopy(file), after);
  // What the plugin does at the start of a build: the declaration that types the English messages.
  if (/^messages\/en\/\w+\.json$/.test(file)) {
    writeFileSync(
      inCopy(file.replace('.json', '.d.json.ts')),
      `declare const messages: ${after};\nexport default messages;`,
    );
  }
}

const withoutMenu = (text: string) => text.replace(/\n\s*"menu": .*/, '');

test('an entry without words does not compile', () => {
  edit('messages/en/industries.json', withoutMenu);
  edit('messages/hi/industries.json', withoutMenu);
  expect(complaints()).toMatch(/"industries\.[\w-]+\.menu"/);
});

test('a Hindi file that lacks a key does not compile', () => {
  edit('messages/hi/industries.json', withoutMenu);
  expect(complaints()).toMatch(/"industries\.[\w-]+\.menu"/);
});

test('an argument that no figure fills does not compile', () => {
  edit('messages/en/industries.json', (text) => text.replace('"menu": "', '"menu": "{invented, number} '));
  expect(complaints()).toContain('"invented"');
});

test('a list of a page: neither an entry without words nor words without an entry compile', () => {
  for (const language of ['en', 'hi']) {
    edit(`messages/${language}/partner.json`, (text) => text.replace('"costToJoin"', '"stray"'));
  }
  // One complaint about the entry, one about the words.
  const found = complaints().split('\n');
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('partner.faq.items.costToJoin.');
});

test('a page without a title for search engines does not compile', () => {
  for (const language of ['en', 'hi']) {
    edit(`messages/${language}/contact.json`, (text) => text.replace(/"meta": \{\s*"title": .*/, '"meta": {'));
  }
  expect(complaints()).toContain('"contact.meta.title"');
});
