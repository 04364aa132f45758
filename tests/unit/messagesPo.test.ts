import fc from 'fast-check';
import {po} from 'gettext-parser';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {textHash} from '@/i18n/tooling/untranslated';
import {textsOf} from '@/tools/messages/catalogs';
import {exportPo, importPo} from '@/tools/messages/po';
import {type Folder, folderWith, statesOf} from './support/catalogFolder';

/** A translator’s program gets the catalogs as a PO file, and gives them back: nothing may be lost on the way. */
type Texts = Record<string, string>;
let folder: Folder;
afterEach(() => folder.remove());

/** Both languages, and records: by key, the English that its translation was made from. */
function given({en, hi = {}, madeFrom = {}, notes = {}}: {en: Texts; hi?: Texts; madeFrom?: Texts; notes?: object}) {
  folder?.remove();
  const records = Object.entries(madeFrom).map(([key, text]) => [
    `home.${key}`,
    `${textHash(text)} ${textHash(hi[key] ?? '')}`,
  ]);
  folder = folderWith({
    'messages/en/home.json': en,
    'messages/hi/home.json': hi,
    'messages/records.hi.json': Object.fromEntries(records),
    'messages/notes.json': notes,
  });
}
const exported = () => exportPo(folder.read(), 'hi');
const imported = (file: string) => importPo(folder.read(), 'hi', Buffer.from(file));
const hindi = () => JSON.parse(folder.text('messages/hi/home.json'));
const stateOf = (key: string) => statesOf(folder.read(), 'hi').get(`home.${key}`);
const nothingChanged = {changed: 0, unknown: []};

/** What programs trip over, and letters of both scripts. */
const piece = fc.constantFrom(
  ...['"', '\\', '\\n', '\n', '\r\n', '\t', '’', "'", '#', '#, fuzzy', '#~ msgid "x"', 'msgid ""', ' ', '|'],
  ...['{count, plural, one {# order} other {# orders}}', '<b>bold</b>', '{', '%s', '\\a'],
  ...['ऑर्डर', 'क्षत्रिय\u200d', 'फ़ोन', '।', '👨‍👩‍👧', 'é', '中', '\u00a0', '\u2028', 'Stock', 'Price'],
);
const text = fc
  .oneof(
    fc.array(piece, {minLength: 1, maxLength: 30}).map((all) => all.join('')),
    fc.string({unit: 'grapheme', minLength: 1}),
    // What every object has.
    fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  )
  .map((value) => value.normalize('NFC'))
  .filter((value) => value.trim() !== '');
const message = fc
  .record({
    key: fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,8}$/),
    ...{source: text, before: text, other: text},
    kind: fc.constantFrom('translated', 'stale', 'untranslated', 'missing'),
  })
  .map(({key, source, before, other, kind}) => {
    const translation = kind === 'untranslated' ? source : other;
    return {key, source, kind, translation, madeFrom: kind === 'stale' ? before : source};
  });
type Message = typeof message extends fc.Arbitrary<infer M> ? M : never;
const column = (all: Message[], name: keyof Message) => Object.fromEntries(all.map((one) => [one.key, one[name]]));

/** As another program may write the file. */
function rewritten(file: string, width: number, [crlf, mark, more]: boolean[]) {
  const table = po.parse(file);
  for (const entry of more ? Object.values(table.translations).flatMap((byText) => Object.values(byText)) : [])
    entry.comments = {...entry.comments, translator: 'msgid "of mine"'};
  if (more) table.obsolete = {'home:gone': {Gone: {msgctxt: 'home:gone', msgid: 'Gone', msgstr: ['गया']}}};
  const lines = po.compile(table, {foldLength: width}).toString();
  return (mark ? '\uFEFF' : '') + (crlf ? lines.replaceAll('\n', '\r\n') : lines);
}

test('export, another program, a fresh start, import: every translation, and what it was made from', () => {
  const messages = fc.uniqueArray(message, {selector: ({key}) => key, minLength: 1, maxLength: 8});
  const flags = fc.array(fc.boolean(), {minLength: 3, maxLength: 3});
  fc.assert(
    fc.property(messages, fc.constantFrom(0, 20, 79), flags, (all, width, how) => {
      const written = all.filter(({kind}) => kind !== 'missing');
      const en = column(all, 'source');
      given({en, hi: column(written, 'translation'), madeFrom: column(written, 'madeFrom')});
      const [states, texts] = [statesOf(folder.read(), 'hi'), textsOf(folder.read(), 'hi')];
      const file = exported();
      expect(imported(rewritten(file, width, how))).toEqual(nothingChanged);
      expect(exported()).toBe(file);

      given({en});
      imported(rewritten(file, width, how));
      const now = statesOf(folder.read(), 'hi');
      for (const [key, state] of states) {
        const isWritten = state === 'translated' || state === 'stale';
        expect(textsOf(folder.read(), 'hi').get(key)).toBe(isWritten ? texts.get(key) : undefined);
        expect(now.get(key)).toBe(isWritten ? state : 'missing');
      }
    }),
    {numRuns: 60},
  );
});

describe('what a translator’s program sees and says', () => {
  beforeEach(() =>
    given({
      en: {title: 'Sell', text: 'More “orders”', stock: 'Stock'},
      hi: {title: 'बेचें', text: 'ऑर्डर', stock: 'Stock'},
      madeFrom: {title: 'Buy', text: 'More “orders”'},
      notes: {'home.title': {about: 'An invitation.', max: 20}},
    }),
  );
  const replaced = (from: string, to: string) => {
    expect(exported()).toContain(from);
    return imported(exported().replace(from, to));
  };

  test('the English text, its place, file and key, the note, and no text that is English still', () => {
    expect(exported()).toContain(
      '#: messages/en/home.json:2\n#. An invitation. At most 20 letters.\n#, fuzzy\nmsgctxt "home:title"\nmsgid "Sell"\nmsgstr "बेचें"\n',
    );
    expect(exported()).toContain('msgctxt "home:stock"\nmsgid "Stock"\nmsgstr ""\n');
  });

  test('a translation that is no longer fuzzy is no longer stale; others are not touched', () => {
    imported(exported().replace('#, fuzzy\n', '').replace('बेचें', 'अब बेचें'));
    expect(hindi()).toEqual({title: 'अब बेचें', text: 'ऑर्डर', stock: 'Stock'});
    expect(['title', 'text', 'stock'].map(stateOf)).toEqual(['translated', 'translated', 'untranslated']);
  });

  test('a translation that is marked as fuzzy, or was made of another English, is stale', () => {
    replaced('msgctxt "home:text"', '#, fuzzy\nmsgctxt "home:text"');
    replaced('msgid "Stock"\nmsgstr ""', 'msgid "Goods"\nmsgstr "माल"');
    expect(['text', 'stock'].map(stateOf)).toEqual(['stale', 'stale']);
  });

  test('msgmerge says which English a translation was made from, which another copy need not know', () => {
    const previous = '#, fuzzy\n#| msgctxt "home:text"\n#| msgid ""\n#| "More "\n#| "goods"\n';
    const file = exported().replace('msgctxt "home:text"', `${previous}$&`);
    folder.write('messages/records.hi.json', {});
    imported(file);
    expect(stateOf('text')).toBe('stale');
    expect(JSON.parse(folder.text('messages/records.hi.json'))['home.text']).toMatch(`${textHash('More goods')} `);
  });

  test('a translation that a program has guessed from another message is no translation, nor are blanks', () => {
    const guess =
      '#, fuzzy\n#| msgctxt "home:title"\n#| msgid "Sell"\nmsgctxt "home:stock"\nmsgid "Stock"\nmsgstr "बेचें"';
    expect(replaced('msgctxt "home:stock"\nmsgid "Stock"\nmsgstr ""', guess)).toEqual(nothingChanged);
    expect(replaced('msgstr "बेचें"', 'msgstr "  "')).toEqual(nothingChanged);
    expect(hindi()).toMatchObject({title: 'बेचें', stock: 'Stock'});
  });

  test('escapes are what they stand for; in comments they are text', () => {
    replaced('msgstr "बेचें"', String.raw`msgstr "\tक\"क\\n\\101\\"`);
    expect(hindi().title).toBe(String.raw`	क"क\n\101\ `.trimEnd());
    replaced('#. An invitation.', String.raw`  #. See \012msgid.`);
    expect(stateOf('text')).toBe('translated');
  });

  test('the header says whose file it is, in which language and charset', () => {
    const {headers = {}} = po.parse(exported());
    expect(headers).toEqual({
      'Project-Id-Version': 'Vyom Commerce',
      'PO-Revision-Date': expect.stringMatching(/^20\d\d-\d\d-\d\d 00:00\+0000$/),
      'Last-Translator': expect.stringMatching(/^[\w ]+ <[\w.]+@[\w.]+>$/),
      'Language-Team': expect.stringMatching(/^Hindi <[\w.]+@[\w.]+>$/),
      Language: 'hi',
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    });
  });

  test('a letter of two code points is the letter of one; joiners are kept', () => {
    replaced('बेचें', '\u0958ीमत क्\u200dष');
    expect(hindi().title).toBe('क\u093cीमत क्\u200dष');
    given({en: {a: 'Price'}, hi: {a: 'क\u093cीमत'}, madeFrom: {a: 'Price'}});
    expect(replaced('क\u093cीमत', '\u0958ीमत')).toEqual(nothingChanged);
  });

  test.each(['hi_IN', 'hi-IN'])('a program may write the language as %s', (language) => {
    expect(imported(exported().replace('Language: hi', `Language: ${language}`))).toEqual(nothingChanged);
  });

  test('keys stand in the order of English, and a message that English has no more is left out, and said', () => {
    const [head = '', ...entries] = exported().replace('home:stock', 'home:gone').trim().split('\n\n');
    expect(imported(`${[head, ...entries.reverse()].join('\n\n')}\n`)).toEqual({changed: 0, unknown: ['home:gone']});
    expect(Object.keys(hindi())).toEqual(['title', 'text', 'stock']);
  });

  const stock = 'msgctxt "home:stock"\nmsgid';
  test.each([
    ['a quote in a text', (file: string) => file.replace('"बेचें"', '"बे"चें"'), /line 1\d/i],
    ['another language', (file: string) => file.replace('Language: hi', 'Language: mr'), /"mr"/],
    ['an escape of C', (file: string) => file.replace('"बेचें"', '"\\n\\\\\\340"'), /^Line 1\d has an escape/],
    ['a message twice', (file: string) => `${file}\n${stock} "Stock"\nmsgstr "माल"\n`, /home:stock/],
    ['a message of two texts', (file: string) => `${file}\n${stock} "x"\nmsgstr ""\n`, /home:stock.*twice/],
    ['a download that was cut off', (file: string) => file.trimEnd().slice(0, -1), /within string at line \d/],
    ['a header that was cut off', () => 'msgid ""', /header/],
    ['no message', (file: string) => file.slice(0, file.indexOf('\n\n')), /no messages/],
  ])('%s is refused, with where it is, and nothing is written', (_, broken, complaint) => {
    const before = hindi();
    expect(() => imported(broken(exported()))).toThrow(complaint);
    expect(hindi()).toEqual(before);
  });

  test('a file that is not UTF-8 is refused', () => {
    expect(() => importPo(folder.read(), 'hi', Buffer.from('msgid "é"', 'latin1'))).toThrow('not UTF-8');
  });

  const files = ['messages/hi/home.json', 'messages/en/home.json', 'messages/records.hi.json'];
  test.each(files.slice(0, 2))('nothing is written while %s is broken', (broken) => {
    const file = exported().replace('बेचें', 'सामान');
    folder.write(broken, `${folder.text(broken)}<<<<<<<`);
    const before = files.map(folder.text);
    expect(() => imported(file)).toThrow(`${broken} cannot be read`);
    expect(exported).toThrow(`${broken} cannot be read`);
    expect(files.map(folder.text)).toEqual(before);
  });
});
