import fc from 'fast-check';
import {type GetTextTranslations, po} from 'gettext-parser';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {textHash} from '@/i18n/tooling/untranslated';
import {site} from '@/settings/site';
import {textsOf} from '@/tools/messages/catalogs';
import {exportPo, importPo} from '@/tools/messages/po';
import {type Folder, folderWith, statesOf} from './support/catalogFolder';

/** A translator’s program reads an exported PO file, and writes one that is imported. Nothing may be lost. */
let folder: Folder;
afterEach(() => folder.remove());

/** The texts of `home.json` by key. */
type Texts = Record<string, string>;

type Catalogs = {
  en: Texts;
  hi?: Texts;
  /** The English texts that the translations were made from. */
  madeFrom?: Texts;
  notes?: object;
};

function makeCatalogs({en, hi = {}, madeFrom = {}, notes = {}}: Catalogs) {
  folder?.remove();
  const records: Record<string, string> = {};
  for (const [key, source] of Object.entries(madeFrom)) {
    records[`home.${key}`] = `${textHash(source)} ${textHash(hi[key] ?? '')}`;
  }
  folder = folderWith({
    'messages/en/home.json': en,
    'messages/hi/home.json': hi,
    'messages/records.hi.json': records,
    'messages/notes.json': notes,
  });
}

const exportFile = () => exportPo(folder.read(), 'hi');
const importFile = (file: string) => importPo(folder.read(), 'hi', Buffer.from(file));
const hindiTexts = () => JSON.parse(folder.text('messages/hi/home.json'));
const stateOf = (key: string) => statesOf(folder.read(), 'hi').get(`home.${key}`);
const nothingChanged = {changed: 0, unknown: []};

describe('with any texts and any program', () => {
  /** Characters that programs may mishandle, and letters of both scripts. */
  const piece = fc.constantFrom(
    '"',
    '\\',
    '\\n',
    '\n',
    '\r\n',
    '\t',
    '’',
    "'",
    '#',
    '#, fuzzy',
    '#~ msgid "x"',
    'msgid ""',
    ' ',
    '|',
    '{count, plural, one {# order} other {# orders}}',
    '<b>bold</b>',
    '{',
    '%s',
    '\\a',
    'ऑर्डर',
    'क्षत्रिय\u200d',
    'फ़ोन',
    '।',
    '👨‍👩‍👧',
    'é',
    '中',
    '\u00a0',
    '\u2028',
    'Stock',
    'Price',
  );
  const namesEveryObjectHas = Object.getOwnPropertyNames(Object.prototype);
  const anyText = fc
    .oneof(
      fc.array(piece, {minLength: 1, maxLength: 30}).map((pieces) => pieces.join('')),
      fc.string({unit: 'grapheme', minLength: 1}),
      fc.constantFrom(...namesEveryObjectHas),
    )
    .map((text) => text.normalize('NFC'))
    .filter((text) => text.trim() !== '');

  type State = 'translated' | 'stale' | 'untranslated' | 'missing';
  const anyMessage = fc.record({
    key: fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,8}$/),
    english: anyText,
    formerEnglish: anyText,
    hindi: anyText,
    state: fc.constantFrom<State>('translated', 'stale', 'untranslated', 'missing'),
  });
  const anyMessages = fc.uniqueArray(anyMessage, {selector: ({key}) => key, minLength: 1, maxLength: 8});

  /** Ways in which another program may write the file. */
  const anyProgram = fc.record({
    foldLength: fc.constantFrom(0, 20, 79),
    hasWindowsLineEnds: fc.boolean(),
    hasByteOrderMark: fc.boolean(),
    addsComments: fc.boolean(),
  });
  type Program = typeof anyProgram extends fc.Arbitrary<infer Value> ? Value : never;

  function addComments(table: GetTextTranslations) {
    for (const entriesByText of Object.values(table.translations)) {
      for (const entry of Object.values(entriesByText)) {
        entry.comments = {...entry.comments, translator: 'msgid "of mine"'};
      }
    }
    table.obsolete = {'home:gone': {Gone: {msgctxt: 'home:gone', msgid: 'Gone', msgstr: ['गया']}}};
  }

  function rewrite(file: string, {foldLength, hasWindowsLineEnds, hasByteOrderMark, addsComments}: Program): string {
    const table = po.parse(file);
    if (addsComments) addComments(table);
    let rewritten = po.compile(table, {foldLength}).toString();
    if (hasWindowsLineEnds) rewritten = rewritten.replaceAll('\n', '\r\n');
    if (hasByteOrderMark) rewritten = `\uFEFF${rewritten}`;
    return rewritten;
  }

  test('an export that is imported again keeps every translation and its record', () => {
    fc.assert(
      fc.property(anyMessages, anyProgram, (messages, program) => {
        const en: Texts = {};
        const hi: Texts = {};
        const madeFrom: Texts = {};
        for (const {key, english, formerEnglish, hindi, state} of messages) {
          en[key] = english;
          if (state === 'missing') continue;
          hi[key] = state === 'untranslated' ? english : hindi;
          madeFrom[key] = state === 'stale' ? formerEnglish : english;
        }
        makeCatalogs({en, hi, madeFrom});
        const statesBefore = statesOf(folder.read(), 'hi');
        const textsBefore = textsOf(folder.read(), 'hi');
        const file = exportFile();
        expect(importFile(rewrite(file, program))).toEqual(nothingChanged);
        expect(exportFile()).toBe(file);

        makeCatalogs({en});
        importFile(rewrite(file, program));
        const statesAfter = statesOf(folder.read(), 'hi');
        const textsAfter = textsOf(folder.read(), 'hi');
        for (const [key, state] of statesBefore) {
          const isTranslated = state === 'translated' || state === 'stale';
          expect(textsAfter.get(key)).toBe(isTranslated ? textsBefore.get(key) : undefined);
          expect(statesAfter.get(key)).toBe(isTranslated ? state : 'missing');
        }
      }),
      {numRuns: 60},
    );
  });
});

/** A stale translation, one that is up to date, and a text that is still English. */
const oneOfEachState: Catalogs = {
  en: {title: 'Sell', text: 'More “orders”', stock: 'Stock'},
  hi: {title: 'बेचें', text: 'ऑर्डर', stock: 'Stock'},
  madeFrom: {title: 'Buy', text: 'More “orders”'},
  notes: {'home.title': {about: 'An invitation.', max: 20}},
};

describe('a translator’s program', () => {
  beforeEach(() => makeCatalogs(oneOfEachState));

  /** Imports the exported file after replacing a part of it. */
  function importReplaced(from: string, to: string) {
    const file = exportFile();
    expect(file).toContain(from);
    return importFile(file.replace(from, to));
  }

  test('sees the English text with its line, file, key and note', () => {
    const lines = [
      '#: messages/en/home.json:2',
      '#. An invitation. At most 20 letters.',
      '#, fuzzy',
      'msgctxt "home:title"',
      'msgid "Sell"',
      'msgstr "बेचें"',
      '',
    ];
    expect(exportFile()).toContain(lines.join('\n'));
  });

  test('sees an empty translation if the text is still English', () => {
    expect(exportFile()).toContain('msgctxt "home:stock"\nmsgid "Stock"\nmsgstr ""\n');
  });

  test('can mark one translation as no longer stale', () => {
    importFile(exportFile().replace('#, fuzzy\n', '').replace('बेचें', 'अब बेचें'));
    expect(hindiTexts()).toEqual({title: 'अब बेचें', text: 'ऑर्डर', stock: 'Stock'});
    expect(stateOf('title')).toBe('translated');
    expect(stateOf('text')).toBe('translated');
    expect(stateOf('stock')).toBe('untranslated');
  });

  test('can mark a translation as stale', () => {
    importReplaced('msgctxt "home:text"', '#, fuzzy\nmsgctxt "home:text"');
    expect(stateOf('text')).toBe('stale');
  });

  test('may have another English text, whose translation is then stale', () => {
    importReplaced('msgid "Stock"\nmsgstr ""', 'msgid "Goods"\nmsgstr "माल"');
    expect(stateOf('stock')).toBe('stale');
  });

  test('can give the English source of a translation, like msgmerge, even without a record', () => {
    const previous = [
      '#, fuzzy',
      '#| msgctxt "home:text"',
      '#| msgid ""',
      '#| "More "',
      '#| "goods"',
      'msgctxt "home:text"',
    ];
    const file = exportFile().replace('msgctxt "home:text"', previous.join('\n'));
    folder.write('messages/records.hi.json', {});
    importFile(file);
    expect(stateOf('text')).toBe('stale');
    const records = JSON.parse(folder.text('messages/records.hi.json'));
    expect(records['home.text']).toMatch(`${textHash('More goods')} `);
  });

  test('may guess a translation from another message, and the guess is ignored', () => {
    const guess = [
      '#, fuzzy',
      '#| msgctxt "home:title"',
      '#| msgid "Sell"',
      'msgctxt "home:stock"',
      'msgid "Stock"',
      'msgstr "बेचें"',
    ];
    const result = importReplaced('msgctxt "home:stock"\nmsgid "Stock"\nmsgstr ""', guess.join('\n'));
    expect(result).toEqual(nothingChanged);
    expect(hindiTexts().stock).toBe('Stock');
  });

  test('may leave a blank translation, which is ignored', () => {
    expect(importReplaced('msgstr "बेचें"', 'msgstr "  "')).toEqual(nothingChanged);
    expect(hindiTexts().title).toBe('बेचें');
  });

  test('may write escapes in texts', () => {
    importReplaced('msgstr "बेचें"', String.raw`msgstr "\tक\"क\\n\\101\\"`);
    expect(hindiTexts().title).toBe('\tक"क\\n\\101\\');
  });

  test('may write backslashes in comments', () => {
    importReplaced('#. An invitation.', String.raw`  #. See \012msgid.`);
    expect(stateOf('text')).toBe('translated');
  });

  test('finds the project, the language and the charset in the header', () => {
    const {headers} = po.parse(exportFile());
    expect(headers).toEqual({
      'Project-Id-Version': site.brand.en,
      'PO-Revision-Date': expect.stringMatching(/^20\d\d-\d\d-\d\d 00:00\+0000$/),
      'Last-Translator': expect.stringMatching(/^[\w ]+ <[\w.]+@[\w.]+>$/),
      'Language-Team': expect.stringMatching(/^Hindi <[\w.]+@[\w.]+>$/),
      Language: 'hi',
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    });
  });

  test('may use the other encoding of a letter, and must keep joiners', () => {
    importReplaced('बेचें', '\u0958ीमत क्\u200dष');
    expect(hindiTexts().title).toBe('क\u093cीमत क्\u200dष');
    makeCatalogs({en: {a: 'Price'}, hi: {a: 'क\u093cीमत'}, madeFrom: {a: 'Price'}});
    expect(importReplaced('क\u093cीमत', '\u0958ीमत')).toEqual(nothingChanged);
  });

  test.each(['hi_IN', 'hi-IN'])('may write the language as %s', (language) => {
    const file = exportFile().replace('Language: hi', `Language: ${language}`);
    expect(importFile(file)).toEqual(nothingChanged);
  });

  test('may write messages in any order, and the catalog keeps that of English', () => {
    const [header = '', ...entries] = exportFile().trim().split('\n\n');
    importFile(`${[header, ...entries.reverse()].join('\n\n')}\n`);
    expect(Object.keys(hindiTexts())).toEqual(['title', 'text', 'stock']);
  });

  test('may have a message that English no longer has, which is left out and reported', () => {
    const result = importReplaced('home:stock', 'home:gone');
    expect(result).toEqual({changed: 0, unknown: ['home:gone']});
    expect(Object.keys(hindiTexts())).toEqual(['title', 'text', 'stock']);
  });
});

describe('a broken file is refused with the line of the fault, and nothing is written', () => {
  beforeEach(() => makeCatalogs(oneOfEachState));

  type Fault = {fault: string; breakFile: (file: string) => string; complaint: RegExp};
  const faults: Fault[] = [
    {
      fault: 'a quote in a text',
      breakFile: (file) => file.replace('"बेचें"', '"बे"चें"'),
      complaint: /line 1\d/i,
    },
    {
      fault: 'another language',
      breakFile: (file) => file.replace('Language: hi', 'Language: mr'),
      complaint: /"mr"/,
    },
    {
      fault: 'an escape of C',
      breakFile: (file) => file.replace('"बेचें"', String.raw`"\n\\\340"`),
      complaint: /^Line 1\d has an escape/,
    },
    {
      fault: 'a message twice',
      breakFile: (file) => `${file}\nmsgctxt "home:stock"\nmsgid "Stock"\nmsgstr "माल"\n`,
      complaint: /home:stock/,
    },
    {
      fault: 'a message of two texts',
      breakFile: (file) => `${file}\nmsgctxt "home:stock"\nmsgid "x"\nmsgstr ""\n`,
      complaint: /home:stock.*twice/,
    },
    {
      fault: 'a download that was cut off',
      breakFile: (file) => file.trimEnd().slice(0, -1),
      complaint: /within string at line \d/,
    },
    {
      fault: 'a header that was cut off',
      breakFile: () => 'msgid ""',
      complaint: /header/,
    },
    {
      fault: 'no message',
      breakFile: (file) => file.slice(0, file.indexOf('\n\n')),
      complaint: /no messages/,
    },
  ];

  test.each(faults)('$fault', ({breakFile, complaint}) => {
    const before = hindiTexts();
    expect(() => importFile(breakFile(exportFile()))).toThrow(complaint);
    expect(hindiTexts()).toEqual(before);
  });

  test('another encoding than UTF-8', () => {
    const latin1 = Buffer.from('msgid "é"', 'latin1');
    expect(() => importPo(folder.read(), 'hi', latin1)).toThrow('not UTF-8');
  });

  test.each(['messages/hi/home.json', 'messages/en/home.json'])('a catalog that is broken, %s', (broken) => {
    const file = exportFile().replace('बेचें', 'सामान');
    folder.write(broken, `${folder.text(broken)}<<<<<<<`);
    const everyFile = () =>
      ['messages/hi/home.json', 'messages/en/home.json', 'messages/records.hi.json'].map(folder.text);
    const before = everyFile();
    expect(() => importFile(file)).toThrow(`${broken} cannot be read`);
    expect(exportFile).toThrow(`${broken} cannot be read`);
    expect(everyFile()).toEqual(before);
  });
});
