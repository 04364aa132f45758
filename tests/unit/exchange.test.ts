import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {hashOf} from '@/i18n/copied.mjs';
import {exportPo, importPo} from '@/lib/messages/po';
import {readProject, textsOf} from '@/lib/messages/project';
import {statesOf} from '@/lib/messages/state';
import {treeText} from '@/lib/messages/tree';

/** A translator’s program gets the catalogs as a PO file, and gives them back: nothing may be lost on the way. */
const root = mkdtempSync(path.join(tmpdir(), 'exchange-'));
const inRoot = (file: string) => path.join(root, 'messages', file);
const project = () => readProject(root, ['en', 'hi']);

type Texts = Record<string, string>;
/** Writes both languages, and records: by key, the English that its translation was made from. */
function given({en, hi = {}, madeFrom = {}, notes = {}}: {en: Texts; hi?: Texts; madeFrom?: Texts; notes?: object}) {
  rmSync(inRoot(''), {recursive: true, force: true});
  for (const [locale, texts] of Object.entries({en, hi})) {
    mkdirSync(inRoot(locale), {recursive: true});
    writeFileSync(inRoot(`${locale}/home.json`), treeText(Object.entries(texts)));
  }
  const records = Object.entries(madeFrom).map(([key, text]) => [
    `home.${key}`,
    `${hashOf(text)} ${hashOf(hi[key] ?? '')}`,
  ]);
  writeFileSync(inRoot('records.hi.json'), JSON.stringify(Object.fromEntries(records)));
  writeFileSync(inRoot('glossary.json'), JSON.stringify({protected: []}));
  writeFileSync(inRoot('notes.json'), JSON.stringify(notes));
}

const hindiFile = () => JSON.parse(readFileSync(inRoot('hi/home.json'), 'utf8'));
const stateOf = (key: string) => statesOf(project(), 'hi').get(`home.${key}`);

afterAll(() => rmSync(root, {recursive: true, force: true}));

/** What programs trip over, and letters of both scripts. */
const piece = fc.constantFrom(
  ...['"', '\\', '\\n', '\n', '\r\n', '\t', '’', "'", '#', '#, fuzzy', 'msgid ""', 'msgstr "x"', ' ', '|', '~'],
  ...['{count, plural, one {# order} other {# orders}}', '{price, number, rupees}', '<b>bold</b>', '{', '}', '%s'],
  ...['ऑर्डर', 'क्षत्रिय\u200d', '।', '🪁', '👨‍👩‍👧', 'é', '中', '\u00a0', '\u2028', 'Stock', 'Price'],
);
const text = fc
  .oneof(
    fc.array(piece, {minLength: 1, maxLength: 12}).map((all) => all.join('')),
    fc.string({unit: 'grapheme', minLength: 1}),
  )
  .filter((value) => value.trim() !== '');
const key = fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,8}$/).filter((name) => name !== '__proto__');
const kind = fc.constantFrom('translated', 'stale', 'untranslated', 'missing');

test('export, a fresh start, import: every translation, whether it is stale, and what it was made from', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({key, source: text, before: text, translation: text, kind}), {
        selector: (message) => message.key,
        minLength: 1,
        maxLength: 12,
      }),
      (messages) => {
        const en = Object.fromEntries(messages.map(({key: name, source}) => [name, source]));
        const written = messages.filter(({kind: state}) => state !== 'missing');
        const hi = Object.fromEntries(
          written.map(({key: name, kind: state, source, translation}) => [
            name,
            state === 'untranslated' ? source : translation,
          ]),
        );
        const madeFrom = Object.fromEntries(
          written.map(({key: name, kind: state, source, before}) => [name, state === 'stale' ? before : source]),
        );
        given({en, hi, madeFrom});
        const states = statesOf(project(), 'hi');
        const texts = textsOf(project(), 'hi');
        const file = exportPo(project(), 'hi');

        given({en});
        importPo(project(), 'hi', file);
        for (const [name, state] of states) {
          const isWritten = state === 'translated' || state === 'stale';
          expect(textsOf(project(), 'hi').get(name)).toBe(isWritten ? texts.get(name) : undefined);
          expect(statesOf(project(), 'hi').get(name)).toBe(isWritten ? state : 'missing');
        }
        // And once more, without a change.
        const again = exportPo(project(), 'hi');
        expect(importPo(project(), 'hi', again)).toEqual({changed: 0, unknown: []});
        expect(exportPo(project(), 'hi')).toBe(again);
      },
    ),
    {numRuns: 100},
  );
});

describe('what a translator’s program sees', () => {
  beforeEach(() =>
    given({
      en: {'hero.title': 'Sell', 'hero.text': 'More “orders”', stock: 'Stock'},
      hi: {'hero.title': 'बेचें', 'hero.text': 'ऑर्डर', stock: 'Stock'},
      madeFrom: {'hero.title': 'Buy', 'hero.text': 'More “orders”'},
      notes: {'home.hero.title': {about: 'An invitation.', max: 20}},
    }),
  );

  test('the English text, the translation, its file and key, and the note', () => {
    expect(exportPo(project(), 'hi')).toContain(
      '#. An invitation. At most 20 letters.\n#, fuzzy\nmsgctxt "home:hero.title"\nmsgid "Sell"\nmsgstr "बेचें"\n',
    );
  });

  test('a text that is English still is empty', () => {
    expect(exportPo(project(), 'hi')).toContain('msgctxt "home:stock"\nmsgid "Stock"\nmsgstr ""\n');
  });

  test('a translation that is no longer fuzzy is no longer stale; others are not touched', () => {
    const file = exportPo(project(), 'hi').replace('#, fuzzy\n', '').replace('बेचें', 'अब बेचें');
    expect(importPo(project(), 'hi', file)).toEqual({changed: 1, unknown: []});
    expect(hindiFile()).toEqual({hero: {title: 'अब बेचें', text: 'ऑर्डर'}, stock: 'Stock'});
    expect(['hero.title', 'hero.text', 'stock'].map(stateOf)).toEqual(['translated', 'translated', 'untranslated']);
  });

  test('a translation that is marked as fuzzy is stale', () => {
    const file = exportPo(project(), 'hi').replace('msgctxt "home:hero.text"', '#, fuzzy\nmsgctxt "home:hero.text"');
    importPo(project(), 'hi', file);
    expect(stateOf('hero.text')).toBe('stale');
  });

  test('a translation of an English text that has changed meanwhile is stale', () => {
    const file = exportPo(project(), 'hi').replace('msgid "Stock"\nmsgstr ""', 'msgid "Goods"\nmsgstr "माल"');
    importPo(project(), 'hi', file);
    expect(stateOf('stock')).toBe('stale');
  });

  test('a stale translation is of the English that the file says it had before', () => {
    const file = exportPo(project(), 'hi').replace(
      '#, fuzzy\nmsgctxt "home:hero.title"',
      '#, fuzzy\n#| msgid "Sell \\"more\\""\nmsgctxt "home:hero.title"',
    );
    importPo(project(), 'hi', file);
    const records = JSON.parse(readFileSync(inRoot('records.hi.json'), 'utf8'));
    expect(records['home.hero.title']).toBe(`${hashOf('Sell "more"')} ${hashOf('बेचें')}`);
  });

  test('blanks are no translation', () => {
    const file = exportPo(project(), 'hi').replace('msgstr "बेचें"', 'msgstr "  "');
    expect(importPo(project(), 'hi', file)).toEqual({changed: 0, unknown: []});
    expect(hindiFile().hero.title).toBe('बेचें');
  });

  test.each(['hi_IN', 'hi-IN'])('a program may write the language as %s', (language) => {
    const file = exportPo(project(), 'hi').replace('Language: hi', `Language: ${language}`).replace('बेचें', 'अब बेचें');
    expect(importPo(project(), 'hi', file).changed).toBe(1);
  });

  test('an entry says where its English stands', () => {
    expect(exportPo(project(), 'hi')).toContain('#: messages/en/home.json:3\n#. An invitation');
  });

  test('keys stand in the order of English', () => {
    const [head = '', ...entries] = exportPo(project(), 'hi').trim().split('\n\n');
    importPo(project(), 'hi', `${[head, ...entries.reverse()].join('\n\n')}\n`);
    expect(readFileSync(inRoot('hi/home.json'), 'utf8')).toBe(
      treeText([
        ['hero.title', 'बेचें'],
        ['hero.text', 'ऑर्डर'],
        ['stock', 'Stock'],
      ]),
    );
  });

  test('a message that English has no more is left out, and said', () => {
    const file = exportPo(project(), 'hi').replace('home:stock', 'home:gone');
    expect(importPo(project(), 'hi', file)).toEqual({changed: 0, unknown: ['home:gone']});
  });

  test.each([
    ['a quote in a text', (file: string) => file.replace('"बेचें"', '"बे"चें"'), /line 1\d/i],
    ['a missing word', (file: string) => file.replace('msgstr "बेचें"', 'mgstr "बेचें"'), /line 1\d/i],
    ['another language', (file: string) => file.replace('Language: hi', 'Language: mr'), /Line 3.*"mr"/],
    [
      'a message twice',
      (file: string) => `${file}\nmsgctxt "home:stock"\nmsgid "Stock"\nmsgstr "माल"\n`,
      /Line 2\d.*twice/,
    ],
    ['a download that was cut off', (file: string) => file.trimEnd().slice(0, -3), /Line \d+: .*no closing quote/],
    ['no message', (file: string) => file.slice(0, file.indexOf('\n\n')), /Line 1.*no messages/],
    ['another kind of file', () => '{"hero": "बेचें"}', /line 1/i],
  ])('%s is refused with its line, and nothing is written', (_, broken, complaint) => {
    const before = hindiFile();
    const file = exportPo(project(), 'hi');
    expect(broken(file)).not.toBe(file);
    expect(() => importPo(project(), 'hi', broken(file))).toThrow(complaint);
    expect(hindiFile()).toEqual(before);
  });

  test.each(['hi/home.json', 'en/home.json', 'records.hi.json'])(
    'nothing is written while %s cannot be read',
    (broken) => {
      given({en: {stock: 'Stock'}, hi: {stock: 'माल'}, madeFrom: {stock: 'Stock'}});
      const file = exportPo(project(), 'hi').replace('माल', 'सामान');
      const text = `${readFileSync(inRoot(broken), 'utf8')}<<<<<<<`;
      writeFileSync(inRoot(broken), text);
      const files = ['hi/home.json', 'en/home.json', 'records.hi.json'];
      const all = () => files.map((name) => readFileSync(inRoot(name), 'utf8'));
      const before = all();
      expect(() => importPo(project(), 'hi', file)).toThrow(`messages/${broken} cannot be read`);
      expect(() => exportPo(project(), 'hi')).toThrow(`messages/${broken} cannot be read`);
      expect(all()).toEqual(before);
    },
  );
});
