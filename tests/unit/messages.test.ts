import {cpSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {recordNew} from '@/tools/messages/accept';
import {readProject, textsOf} from '@/tools/messages/catalogs';
import {check} from '@/tools/messages/check';
import {translatedTerm} from '@/tools/messages/checks/glossary';
import {isTypeChecked} from '@/tools/messages/languages';
import {noteOn} from '@/tools/messages/messages';
import {acceptAll, type Folder, folderWith, statesOf} from './support/catalogFolder';

/** Tests of the reports of `npm run messages`. Each test has another project, in a temporary folder. */
let folder: Folder;
afterEach(() => folder?.remove());

type Options = Parameters<typeof check>[1];

const glossary = {
  protected: ['SkyCart', 'UPI'],
  hi: {
    terms: {order: ['ऑर्डर'], ledger: ['खाता', 'बही'], party: ['पार्टी'], price: ['\u0958ीमत']},
    forbidden: {हिंदी: 'हिन्दी', 'क\u093cलम': 'पेन'},
  },
};

/** Makes a new folder with these files in `messages/`. */
function makeCatalogs(files: Record<string, unknown>) {
  folder?.remove();
  const entries = Object.entries(files).map(([name, content]) => [`messages/${name}`, content]);
  folder = folderWith(Object.fromEntries(entries));
}

/** The problems of the folder as it is now, as `locale file:line code key`. */
function findIssues(options?: Options): string[] {
  const {issues} = check(folder.read(), options);
  return issues.map(({locale, file, line, code, key}) => `${locale} ${file}:${line} ${code} ${key}`);
}

describe('a check of catalogs that have every fault once', () => {
  const english = {
    hero: {
      title: 'Sell everywhere',
      missing: 'Buy here',
    },
    empty: 'Close',
    syntax: 'Hello {name}',
    arguments: 'Until {day}',
    tags: 'Read <b>all</b> of it',
    format: 'Costs {price, number, rupees}',
    plural: '{days, plural, one {# day} other {# days}}',
    glossary: 'Every order is here',
    unchanged: 'Come again soon',
    button: 'Go',
    stale: 'The old words',
    punctuation: 'It is done.',
    fine: 'SkyCart takes UPI.',
  };
  const hindi = {
    hero: {
      title: 'हर जगह बेचिए',
    },
    extra: 'और भी',
    empty: ' ',
    syntax: 'नमस्ते {name',
    arguments: '{din} तक',
    tags: 'सब <i>पढ़ें</i>',
    format: 'लागत {price, number}',
    plural: '{days, plural, other {# दिन}}',
    glossary: 'हर आदेश यहाँ है',
    unchanged: 'Come again soon',
    button: 'अब आगे बढ़िए',
    stale: 'पुराने शब्द',
    punctuation: 'हो गया.',
    fine: 'SkyCart में UPI चलता है।',
  };
  /** Uses every message but `hero.title`. */
  const component = `
    const t = await getTranslations('shop');
    t('hero.missing');
    t('empty');
    t('syntax');
    t('arguments');
    t('tags');
    t('format');
    t('plural');
    t('glossary');
    t('unchanged');
    t('button');
    t('stale');
    t('punctuation');
    t('fine');
  `;

  beforeEach(() => {
    folder = folderWith({
      'messages/glossary.json': glossary,
      'messages/notes.json': {'shop.button': {about: 'A button.', max: 6}},
      'messages/en/shop.json': english,
      'messages/hi/shop.json': hindi,
      'components/Shop.tsx': component,
    });
    acceptAll(folder);
    folder.write('messages/en/shop.json', {...english, stale: 'The new words'});
  });

  test('reports each fault once, with its line', () => {
    const {issues} = check(folder.read());
    expect(issues.map(({locale, line, code}) => `${locale}:${line} ${code}`)).toEqual([
      'en:3 unused',
      'hi:2 missing',
      'hi:5 extra',
      'hi:6 empty',
      'hi:7 syntax',
      'hi:8 arguments',
      'hi:9 tags',
      'hi:10 format',
      'hi:11 plural',
      'hi:12 glossary',
      'hi:13 unchanged',
      'hi:14 length',
      'hi:15 stale',
      'hi:16 punctuation',
    ]);
  });

  test('reports unfinished translations as warnings, and only visible faults as errors', () => {
    const errors = check(folder.read()).issues.filter(({severity}) => severity === 'error');
    expect(errors.map(({code}) => code)).toEqual([
      'extra',
      'empty',
      'syntax',
      'arguments',
      'tags',
      'format',
      'plural',
      'glossary',
    ]);
  });

  test('reports every problem of a strict language as an error', () => {
    const {issues} = check(folder.read(), {strict: ['en', 'hi']});
    expect(issues.every(({severity}) => severity === 'error')).toBe(true);
  });

  test('shows the note of a message along with its problem', () => {
    const issue = check(folder.read()).issues.find(({code}) => code === 'length');
    expect(issue?.message).toContain('Note: A button. At most 6 letters.');
  });
});

/** `npm run messages -- --strict` checks the site's own catalogs. These tests are for complete languages. */
const siteProject = readProject('.', locales);
describe.each(locales.filter((locale) => isTypeChecked(siteProject, locale)))(
  'the catalogs of this site, %s',
  (locale) => {
    const project = siteProject;

    test('every translation has a record, which `npm run messages` writes', () => {
      const states = [...statesOf(project, locale)];
      const translated = states.filter(([, state]) => state === 'translated').map(([key]) => key);
      const recorded = Object.keys(project.records.get(locale) ?? {});
      expect(recorded).toEqual(translated.toSorted());
    });

    test('every term of the glossary is in use', () => {
      const allTexts = [...textsOf(project, locale).values()].join('\n');
      const terms = Object.entries(project.glossary.languages[locale]?.terms ?? {});
      const unused = terms.filter(([, words]) => !words.some((word) => translatedTerm(word).test(allTexts)));
      expect(unused).toEqual([]);
    });
  },
);

describe('the faults of a file are reported with their line', () => {
  test.each([
    {text: '{\n  "a": "x",\n  "b" "y"\n}', line: 3, column: 7, complaint: 'colon'},
    {text: '{\n  "a": "x",\n}', line: 3, column: 1, complaint: 'comma too many'},
    {text: '{\n  "a": "x"\n  "b": "y"\n}', line: 3, column: 3, complaint: 'comma'},
    {text: '{\n  "a": “x”\n}', line: 2, column: 8, complaint: 'straight quotation marks'},
    {text: '{\n  "a": "x\n}', line: 2, column: 8, complaint: 'no closing quotation mark'},
    {text: '{"a": "x"', line: 1, column: 10, complaint: 'closing }'},
    {text: '{"a": "x"}}', line: 1, column: 11, complaint: 'too many'},
    {text: '{"a": "\\x"}', line: 1, column: 7, complaint: 'followed by'},
    {text: '{"a": "x\ty"}', line: 1, column: 7, complaint: 'control character'},
    {text: '// x\n{"a": "x"}', line: 1, column: 1, complaint: 'not JSON'},
    {text: '', line: 1, column: 1, complaint: 'straight quotation marks'},
    {text: '["x"]', line: 1, column: 1, complaint: 'one object'},
  ])('and the column, if it is not JSON: $text: line $line, column $column', ({text, line, column, complaint}) => {
    makeCatalogs({'en/a.json': {a: 'One thing'}, 'hi/a.json': text});
    expect(findIssues()).toEqual([`hi a.json:${line} syntax `]);
    const [issue] = check(folder.read()).issues;
    const [place, ...advice] = issue?.message.split(': ') ?? [];
    expect(place).toBe(`Line ${line}, column ${column}`);
    expect(advice.join(': ')).toContain(complaint);
  });

  test.each([
    {
      fault: 'values that are not text',
      text: '{"a":\n["एक", {"x": 1}],\n"b": 2,\n"c": null}',
      issues: ['hi a.json:1 syntax a', 'hi a.json:3 syntax b', 'hi a.json:4 syntax c'],
    },
    {
      fault: 'a key that is there twice',
      text: '{"a": "एक",\n"b": "दो",\n"b": "तीन",\n"c": "चार"}',
      issues: ['hi a.json:3 syntax b'],
    },
    {
      fault: 'an empty text, in a file with the line ends of Windows',
      text: '{"a": "एक",\r\n"b": "",\r\n"c": "चार"}\r\n',
      issues: ['hi a.json:2 empty b'],
    },
    {
      fault: 'a byte order mark',
      text: '\uFEFF{"a": "एक", "b": "दो", "c": "चार"}',
      issues: ['hi a.json:1 syntax '],
    },
    {
      fault: 'an empty key, and one with a dot',
      text: '{"a": "एक", "b": "दो", "c": "चार",\n"": "पाँच",\n"d.e": "छह"}',
      issues: ['hi a.json:2 syntax ', 'hi a.json:3 syntax d.e'],
    },
    {
      fault: 'nested keys where English has a text',
      text: '{"a": "एक", "b": "दो",\n"c": {"d": "चार"}}',
      issues: ['hi a.json:2 extra c.d', 'hi a.json:2 missing c'],
    },
  ])('$fault', ({text, issues}) => {
    makeCatalogs({'en/a.json': {a: 'One x', b: 'Two x', c: 'Four x'}, 'hi/a.json': text});
    expect(findIssues().toSorted()).toEqual(issues);
  });

  test('a file that only one language has is missing or extra', () => {
    makeCatalogs({
      'en/a.json': {a: 'A x'},
      'en/b.json': {b: 'B x'},
      'hi/a.json': {a: 'क'},
      'hi/c.json': {c: 'ग'},
    });
    expect(findIssues()).toEqual(['hi b.json:1 missing ', 'hi c.json:1 extra ']);
  });

  test('the advice for syntax errors in English does not say to copy English', () => {
    makeCatalogs({'en/a.json': {name: 'Hello {a b}', format: '{n, number, }'}});
    const {issues} = check(folder.read(['en']));
    expect(issues.map(({message}) => message)).toEqual([
      'The text between { and } is not the name of an argument.',
      'The second comma in { } must be followed by the name of a format.',
    ]);
  });
});

/** The codes of the problems of a Hindi message. For a problem elsewhere, the language and the key are added. */
function codesOf(en: string, hi: string, moreFiles: Record<string, unknown> = {}): string[] {
  makeCatalogs({
    'glossary.json': glossary,
    'en/shop.json': {text: en},
    'hi/shop.json': {text: hi},
    ...moreFiles,
  });
  const {issues} = check(folder.read());
  return issues.map(({locale, key, code}) => {
    const isInHindiMessage = locale === 'hi' && key === 'text';
    return isInHindiMessage ? code : `${locale} ${key} ${code}`;
  });
}

type Case = {en: string; hi: string; codes: string[]};

const days = '{n, plural, one {# day} other {# days}}';
const ordinal = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';

const argumentCases: Case[] = [
  {en: 'Hello {name}', hi: 'नमस्ते {name}', codes: []},
  {en: 'Hello {name}', hi: 'नमस्ते', codes: ['arguments']},
  {en: 'Hello', hi: 'नमस्ते {name}', codes: ['arguments']},
  // The escaped word is plain text, and in Latin letters, which `glossary` reports.
  {en: "Write '{'code'}' here", hi: "यहाँ '{'code'}' लिखें", codes: ['glossary']},
  {en: 'Write {code} here', hi: "यहाँ '{code}' लिखें", codes: ['arguments', 'glossary']},
  {en: '{kind, select, a {One} other {Two}}', hi: '{kind, select, a {एक} other {दो}}', codes: []},
  {en: '{kind, select, a {One} other {Two}}', hi: '{kind, select, अ {एक} other {दो}}', codes: ['arguments']},
];

const syntaxCases: Case[] = [
  {en: 'Fine words', hi: 'अच्छे शब्द }', codes: ['syntax']},
  {en: '<b>All</b> of it', hi: '<b>सारा', codes: ['syntax']},
];

const formatCases: Case[] = [
  {en: '{n, number} left', hi: '{n} बचे', codes: ['format']},
  {en: '{n, number, rupees} left', hi: '{n, number} बचे', codes: ['format']},
  {en: '{n, number, rupees} left', hi: '{n, number, rupee} बचे', codes: ['format']},
  {en: 'Since {d, date, day}', hi: '{d, date, short} से', codes: ['format']},
];

const tagCases: Case[] = [
  {en: '<b>All</b> of it', hi: 'सारा का <b>सारा</b>', codes: []},
  {en: '<b>All</b> of it', hi: 'सारा का सारा', codes: ['tags']},
  {en: '<b>All {n}</b> of it', hi: 'सारे {n}', codes: ['tags']},
];

const pluralCases: Case[] = [
  {en: days, hi: '{n, plural, =0 {आज} one {# दिन} other {# दिन}}', codes: []},
  {en: days, hi: '{n, plural, other {# दिन}}', codes: ['plural']},
  {en: days, hi: '{n, plural, one {# दिन}}', codes: ['plural']},
  {en: days, hi: '{n, plural, one {# दिन} few {# दिन} other {# दिन}}', codes: ['plural']},
  {en: days, hi: '{n, plural, =1 {एक दिन} other {# दिन}}', codes: ['plural']},
  {en: days, hi: '{n, plural, =0 {आज} =1 {एक दिन} other {# दिन}}', codes: []},
  {
    en: '{n, plural, =1 {one day} other {# days}}',
    hi: '{n, plural, one {# दिन} other {# दिन}}',
    codes: [],
  },
  {en: days, hi: '{n, number} दिन', codes: ['plural']},
  {en: '{n, number} days', hi: '{n, plural, one {# दिन} other {# दिन}}', codes: []},
  {en: days, hi: '{n, plural, one {{n} दिन} other {# दिन}}', codes: ['format']},
  {
    en: ordinal,
    hi: '{n, selectordinal, one {#ला} two {#रा} few {#था} many {#ठा} other {#वाँ}}',
    codes: [],
  },
  {en: ordinal, hi: '{n, selectordinal, one {#ला} other {#वाँ}}', codes: ['plural']},
  {
    en: '{a, plural, one {{b, plural, one {x} other {xs}}} other {y}}',
    hi: '{a, plural, one {{b, plural, other {ख}}} other {ग}}',
    codes: ['plural'],
  },
];

const glossaryCases: Case[] = [
  {en: 'SkyCart pays by UPI', hi: 'SkyCart में UPI से भुगतान', codes: []},
  {en: 'SkyCart pays', hi: 'स्काईकार्ट में भुगतान', codes: ['glossary']},
  {en: 'It pays', hi: 'यह payment करता है', codes: ['glossary']},
  {en: 'Write to help@shop.example', hi: 'help@shop.example पर लिखें', codes: []},
  {en: 'Your orders', hi: 'आपके ऑर्डरों का हिसाब', codes: []},
  {en: 'Your ledger', hi: 'आपके खाते में', codes: []},
  {en: 'Your ledgers', hi: 'आपकी बहियाँ', codes: []},
  {en: 'Your ledger', hi: 'आपका हिसाब', codes: ['glossary']},
  {en: 'Order here', hi: 'यहाँ मँगाइए', codes: ['glossary']},
  {en: 'Ordering is easy', hi: 'यहाँ आसान है', codes: []},
  {en: 'All parties', hi: 'सभी लोग', codes: ['glossary']},
  {en: 'Who speaks Hindi', hi: 'हिंदीभाषी', codes: ['glossary']},
  {en: 'Who does not', hi: 'अहिंदीभाषी', codes: []},
  {en: 'Argument {order}', hi: 'चीज़ {order}', codes: []},
  // Letters with a dot below have two encodings, and joiners are invisible.
  {en: 'The price', hi: 'क\u093cीमत', codes: []},
  {en: 'The price', hi: '\u0958ीमत', codes: []},
  {en: 'The price', hi: 'क\u093c\u200dीमत', codes: []},
  {en: 'The price', hi: 'दाम', codes: ['glossary']},
  {en: 'Your orders', hi: 'आपके ऑर्\u200dडरों का', codes: []},
  {en: 'A pen', hi: '\u0958लम', codes: ['glossary']},
  {en: 'A pen', hi: 'क\u093c\u200cलम', codes: ['glossary']},
];

const unchangedCases: Case[] = [
  {en: 'Come again', hi: 'Come again', codes: ['unchanged']},
  {en: 'Come again', hi: 'Come\u200c again', codes: ['unchanged']},
  {en: 'SkyCart 24/7: {n, number}+', hi: 'SkyCart 24/7: {n, number}+', codes: []},
  {en: 'kirana.example', hi: 'kirana.example', codes: []},
];

const lengthCases: Case[] = [
  {en: 'Buy', hi: 'यहाँ से अपनी पसंद का सारा सामान एक साथ ख़रीद लीजिए', codes: ['length']},
  {en: 'Buy all of it here today', hi: 'सारा सामान आज यहीं से ख़रीदें', codes: []},
];

const punctuationCases: Case[] = [
  {en: 'Done.', hi: 'हो गया.', codes: ['punctuation']},
  {en: 'Ask Dr. Rao', hi: 'डॉ. राव से पूछें', codes: ['punctuation']},
  {en: 'Done, and more', hi: 'हो गया , और भी', codes: ['punctuation']},
  {en: 'Done, and more', hi: 'हो गया ,और भी', codes: ['punctuation']},
  {en: 'Done.', hi: 'हो गया|', codes: ['punctuation']},
  {en: 'Wait…', hi: 'रुकिए...', codes: ['punctuation']},
  {en: 'A “word”', hi: 'एक "शब्द"', codes: ['punctuation']},
  {en: 'It’s here', hi: "यह'यहाँ", codes: ['punctuation']},
  {en: 'For 15 days', hi: '१५ दिन', codes: ['punctuation']},
  {en: 'Version 1.5 of it', hi: '1.5 वाला', codes: []},
  {en: 'Two words', hi: 'दो  शब्द', codes: ['punctuation']},
];

describe.each([
  {promise: 'can be parsed', cases: syntaxCases},
  {promise: 'has the arguments that the code passes', cases: argumentCases},
  {promise: 'formats numbers and dates as English does', cases: formatCases},
  {promise: 'has the tags that the code replaces', cases: tagCases},
  {promise: 'has a form for every number', cases: pluralCases},
  {promise: 'uses the terms of the glossary', cases: glossaryCases},
  {promise: 'is not the English text', cases: unchangedCases},
  {promise: 'is short enough', cases: lengthCases},
  {promise: 'has the punctuation of its language', cases: punctuationCases},
])('a message $promise', ({cases}) => {
  test.each(cases)('$en → $hi: $codes', ({en, hi, codes}) => {
    expect(codesOf(en, hi)).toEqual(codes);
  });
});

describe('a message', () => {
  test('needs the plural forms of its own language', () => {
    const polishCodes = (pl: string) =>
      codesOf(days, '{n, plural, one {# दिन} other {# दिन}}', {'pl/shop.json': {text: pl}});
    expect(polishCodes('{n, plural, one {# dzień} other {# dnia}}')).toEqual(['pl text plural']);
    expect(polishCodes('{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}')).toEqual([]);
  });

  test('may not have a character that the font of the share images lacks', () => {
    folder = folderWith({
      'messages/en/shop.json': {
        fine: '₹5 – “paid”,\nin full\u202f!',
        tick: 'Paid ✓ on {day, date, short}',
      },
    });
    cpSync('share/fonts', path.join(folder.root, 'share/fonts'), {recursive: true});
    const issues = check(folder.read(['en'])).issues.filter(({code}) => code === 'glyph');
    expect(issues).toHaveLength(1);
    expect(issues[0]?.key).toBe('tick');
    expect(issues[0]?.message).toContain('no ✓ (U+2713).');
  });

  test.each([
    {en: 'Go', hi: 'मुफ़्\u200dत', letters: 3},
    {
      en: '{n, plural, one {An item} other {Items}}',
      hi: '{n, plural, one {सामान} other {बहुत सारा सामान}}',
      letters: 10,
    },
    {en: '<b>All</b> of it', hi: '<b>सारा का सारा</b> सामान', letters: 11},
  ])('has the length of its longest form, without vowel signs: $hi has $letters letters', ({en, hi, letters}) => {
    const notesWith = (max: number) => ({'notes.json': {'shop.text': {max}}});
    expect(codesOf(en, hi, notesWith(letters))).toEqual([]);
    expect(codesOf(en, hi, notesWith(letters - 1))).toEqual(['length']);
  });
});

test('letters with two encodings have one after reading, and joiners are kept', () => {
  makeCatalogs({'en/a.json': {a: 'x'}, 'hi/a.json': {a: '\u0958\u200dल'}});
  expect(textsOf(folder.read(), 'hi').get('a.a')).toBe('क\u093c\u200dल');
  expect(catalogTree('hi', folder.root)).toEqual({a: {a: 'क\u093c\u200dल'}});
});

describe('notes for translators', () => {
  test('are reported if they have no message, or unknown properties', () => {
    makeCatalogs({
      'en/a.json': {title: 'Some words', x: {text: 'A text'}},
      'notes.json': {
        'a.title': {about: 'x'},
        'a.*.text': {max: 20},
        'a.gone': {},
        'a.*.gone': {},
        'a.x.text': {maxi: 3},
      },
    });
    expect(findIssues({locales: ['en']})).toEqual([
      'en notes.json:1 extra a.gone',
      'en notes.json:1 extra a.*.gone',
      'en notes.json:1 syntax a.x.text',
    ]);
  });

  test('a note may say that a term of the glossary is not needed', () => {
    const notes = {'shop.text': {mayDrop: ['order']}};
    expect(codesOf('In this order', 'इसी तरह', {'notes.json': notes})).toEqual([]);
  });

  test('the note of a key takes precedence over that of a pattern', () => {
    const notes = new Map([
      ['a.title', {max: 3}],
      ['*.title', {max: 9, where: 'A tab'}],
    ]);
    expect(noteOn(notes, 'a.title')).toEqual({max: 3, where: 'A tab'});
    expect(noteOn(notes, 'b.title')).toEqual({max: 9, where: 'A tab'});
    expect(noteOn(notes, 'a.b.title')).toBeUndefined();
  });
});

describe('stale translations', () => {
  beforeEach(() => {
    makeCatalogs({
      'en/a.json': {one: 'A b', two: 'C d', three: 'E f'},
      'hi/a.json': {one: 'क', two: 'ख', three: 'ग'},
    });
    recordNew(folder.read(), 'hi');
  });

  const staleKeys = () =>
    check(folder.read())
      .issues.filter(({code}) => code === 'stale')
      .map(({key}) => key);

  test('a changed English text marks its translation until it is accepted', () => {
    expect(staleKeys()).toEqual([]);
    folder.write('messages/en/a.json', {one: 'New', two: 'C d', three: 'New'});
    // A check records new translations only, and these have a record already.
    recordNew(folder.read(), 'hi');
    expect(staleKeys()).toEqual(['one', 'three']);
    const {coverage} = check(folder.read());
    expect(coverage).toHaveLength(1);
    expect(coverage[0]).toMatchObject({locale: 'hi', total: 3, translated: 1, stale: 2, missing: 0});
    acceptAll(folder);
    expect(staleKeys()).toEqual([]);
  });

  test('a renamed key inherits the record with both texts, otherwise with the English, otherwise with the translation', () => {
    const records = folder.read().records.get('hi') ?? {};
    folder.write('messages/en/a.json', {x: 'A b', y: 'C d', z: 'Another'});
    folder.write('messages/hi/a.json', {x: 'क', y: 'दूसरा', z: 'ग'});
    recordNew(folder.read(), 'hi');
    expect(folder.read().records.get('hi')).toEqual({
      'a.x': records['a.one'],
      'a.y': records['a.two'],
      'a.z': records['a.three'],
    });
    expect(staleKeys()).toEqual(['z']);
  });

  test.each(['messages/hi/a.json', 'messages/en/a.json'])('%s keeps its records while it cannot be read', (file) => {
    folder.write('messages/en/a.json', {one: 'New', two: 'C d', three: 'E f'});
    const text = folder.text(file);
    folder.write(file, '{"one": ');
    recordNew(folder.read(), 'hi');
    folder.write(file, text);
    expect(staleKeys()).toEqual(['one']);
  });

  test('records that cannot be read are reported with their line, and nothing is written', () => {
    folder.write('messages/records.hi.json', '{\n  "a.one": "11111111 22222222"\n<<<<<<<\n}\n');
    expect(() => folder.read()).toThrow(/records\.hi\.json is not JSON: .*line 3 column 1/);
  });

  test('an invalid record is replaced, and a text that is still English gets no record', () => {
    folder.write('messages/records.hi.json', {'a.two': '0123ABCD 89ef4567', 'a.three': 1});
    folder.write('messages/hi/a.json', {one: 'A b', two: 'ख', three: 'ग'});
    expect(recordNew(folder.read(), 'hi')).toBe(2);
    const [firstLine, ...lines] = folder.text('messages/records.hi.json').split('\n');
    // Sorted by key.
    expect(firstLine).toBe('{');
    expect(lines[0]).toMatch(/^ {2}"a\.three": .*,$/);
    expect(lines[1]).toMatch(/^ {2}"a\.two": .*[^,]$/);
    expect(lines.slice(2)).toEqual(['}', '']);
    expect(statesOf(folder.read(), 'hi').get('a.one')).toBe('untranslated');
  });
});

describe('a message that no code uses is reported', () => {
  type UsageCase = {
    use: string;
    code: string;
    /** The messages of `shop.json`. */
    messages: object;
    unused: string[];
  };

  const usageCases: UsageCase[] = [
    {
      use: 'by its key',
      code: "const t = await getTranslations('shop'); t('title');",
      messages: {title: 'Title', other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'by one of two keys',
      code: "const t = await getTranslations('shop'); t(open ? 'one' : 'two');",
      messages: {one: 'One', two: 'Two', other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'unformatted',
      code: "const t = await getTranslations('shop'); t.raw('title');",
      messages: {title: 'Title', other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'in markup with an apostrophe',
      code: "const t = await getTranslations('shop'); const page = <p title={t('title')}>it's</p>;",
      messages: {title: 'Title', other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'by a key whose middle is a fact',
      code: `const t = await getTranslations('shop.goods'); t(\`items.\${key}.name\`);`,
      messages: {goods: {items: {mango: {name: 'Mango', text: 'Text'}, apple: {name: 'Apple'}}}},
      unused: ['goods.items.mango.text', 'goods.items.apple.name'],
    },
    {
      use: 'by a key whose end is a fact, inside of another template',
      code: `const t = await getTranslations('shop'); const line = \`\${t(\`goods.\${key}\`)}!\`;`,
      messages: {goods: {mango: 'Mango', mela: 'Mela', apple: 'Apple'}},
      unused: ['goods.apple'],
    },
    {
      use: 'by a key that is a fact',
      code: '',
      messages: {whole: 'Whole', other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'with all messages of a place',
      code: "const words = await wordsAt('shop.goods');",
      messages: {goods: {mango: 'Mango', apple: 'Apple'}, other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'from an imported catalog',
      code: "import words from '@/messages/en/shop.json'; const {mango} = words.goods;",
      messages: {goods: {mango: 'Mango', apple: 'Apple'}, other: 'Other'},
      unused: ['other'],
    },
    {
      use: 'only in a comment',
      code: "const t = await getTranslations('shop'); // t('title')",
      messages: {title: 'Title'},
      unused: ['title'],
    },
  ];

  test.each(usageCases)('and not one that is used $use', ({code, messages, unused}) => {
    folder = folderWith({
      'content/facts.ts': "export const facts = {mango: 1}; export const key = 'shop.whole';",
      'settings/site.ts': 'export const social = {mela: setting()};',
      'components/Shop.tsx': code,
      'messages/en/shop.json': messages,
    });
    const {issues} = check(folder.read(['en']));
    expect(issues.map((issue) => `${issue.code} ${issue.key}`)).toEqual(unused.map((key) => `unused ${key}`));
  });
});
