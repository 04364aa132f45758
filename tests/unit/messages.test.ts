import {cpSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {defaultLocale, locales, publishedLocales} from '@/i18n/routing';
import {recordNew} from '@/tools/messages/accept';
import {readProject, textsOf} from '@/tools/messages/catalogs';
import {check} from '@/tools/messages/check';
import {translatedTerm} from '@/tools/messages/checks/glossary';
import {noteOn} from '@/tools/messages/messages';
import type {Issue} from '@/tools/messages/report';
import {acceptAll, type Folder, folderWith, statesOf} from './support/catalogFolder';

let folder: Folder;
afterEach(() => folder?.remove());

const glossary = {
  protected: ['SkyCart', 'UPI'],
  hi: {
    terms: {order: ['ऑर्डर'], ledger: ['खाता', 'बही'], party: ['पार्टी'], price: ['\u0958ीमत']},
    forbidden: {हिंदी: 'हिन्दी', 'क\u093cलम': 'पेन'},
  },
};

/** What was found, as `locale file:line code key`. */
const found = (issues: Issue[]) =>
  issues.map(({locale, file, line, code, key}) => `${locale} ${file}:${line} ${code} ${key}`);

/** What the check says of one Hindi message and its English. */
function codesOf(en: string, hi: string, more: Record<string, unknown> = {}): string[] {
  folder?.remove();
  folder = folderWith({
    'messages/glossary.json': glossary,
    'messages/en/shop.json': {text: en},
    'messages/hi/shop.json': {text: hi},
    ...more,
  });
  return check(folder.read()).issues.map(({locale, code}) => (locale === 'hi' ? code : `${locale} ${code}`));
}

describe('one run', () => {
  test('reports one fault of every kind once, each with its line', () => {
    folder = folderWith({
      'messages/glossary.json': glossary,
      'messages/notes.json': {'shop.button': {about: 'A button.', max: 6}},
      'components/Shop.tsx': `
        const t = await getTranslations('shop');
        const {missing} = [t('hero.missing'), t('empty'), t('syntax'), t('arguments'), t('tags'), t('format'), t('plural')];
        const rest = [t('glossary'), t('unchanged'), t('button'), t('stale'), t('punctuation'), t('fine')];
      `,
      'messages/en/shop.json': {
        hero: {title: 'Sell everywhere', missing: 'Buy here'},
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
      },
      'messages/hi/shop.json': `{
  "hero": {
    "title": "हर जगह बेचिए"
  },
  "extra": "और भी",
  "empty": " ",
  "syntax": "नमस्ते {name",
  "arguments": "{din} तक",
  "tags": "सब <i>पढ़ें</i>",
  "format": "क़ीमत {price, number}",
  "plural": "{days, plural, other {# दिन}}",
  "glossary": "हर आदेश यहाँ है",
  "unchanged": "Come again soon",
  "button": "अब आगे बढ़िए",
  "stale": "पुराने शब्द",
  "punctuation": "हो गया.",
  "fine": "SkyCart में UPI चलता है।"
}
`,
    });
    acceptAll(folder);
    folder.write(
      'messages/en/shop.json',
      folder.text('messages/en/shop.json').replace('The old words', 'The new words'),
    );

    const {issues} = check(folder.read());
    expect(found(issues)).toEqual([
      'en shop.json:3 unused hero.title',
      'hi shop.json:2 missing hero.missing',
      'hi shop.json:5 extra extra',
      'hi shop.json:6 empty empty',
      'hi shop.json:7 syntax syntax',
      'hi shop.json:8 arguments arguments',
      'hi shop.json:9 tags tags',
      'hi shop.json:10 format format',
      'hi shop.json:11 plural plural',
      'hi shop.json:12 glossary glossary',
      'hi shop.json:13 unchanged unchanged',
      'hi shop.json:14 length button',
      'hi shop.json:15 stale stale',
      'hi shop.json:16 punctuation punctuation',
    ]);
    const errors = issues.filter(({severity}) => severity === 'error').map(({code}) => code);
    expect(errors).toEqual(['extra', 'empty', 'syntax', 'arguments', 'tags', 'format', 'plural', 'glossary']);
    expect(check(folder.read(), {strict: ['en', 'hi']}).issues.every(({severity}) => severity === 'error')).toBe(true);
    expect(issues.find(({code}) => code === 'length')?.message).toContain('Note: A button. At most 6 letters.');
  });

  test('can be narrowed to a language, a file and a key', () => {
    folder = folderWith({
      'messages/en/a.json': {one: 'One thing', two: {three: 'A third'}, twofold: 'Twofold'},
      'messages/en/b.json': {one: 'One thing'},
      'messages/hi/a.json': {},
      'messages/mr/a.json': {},
      'messages/notes.json': {'a.gone': {about: 'x'}},
    });
    const keys = (options: Parameters<typeof check>[1]) => found(check(folder.read(), options).issues);
    expect(keys({locales: ['hi'], file: 'a.json'})).toEqual([
      'hi a.json:1 missing one',
      'hi a.json:1 missing two.three',
      'hi a.json:1 missing twofold',
    ]);
    expect(keys({locales: ['mr'], file: 'a.json', key: 'two'})).toEqual(['mr a.json:1 missing two.three']);
    expect(keys({locales: ['hi'], file: 'b.json'})).toEqual(['hi b.json:1 missing ']);
    // The files beside the catalogs are read with English.
    expect(keys({locales: ['en']})).toEqual(['en notes.json:2 extra a.gone']);
    expect(keys({locales: ['en'], file: 'a.json'})).toEqual([]);
    expect(keys({locales: ['mr']}).filter((problem) => !problem.startsWith('mr '))).toEqual([]);
    expect(check(folder.read(), {locales: ['mr']}).coverage.map(({file}) => file)).toEqual(['a.json', 'b.json']);
  });

  test('this site’s own catalogs are clean, and every translation has its record', () => {
    const project = readProject('.', locales);
    const {issues} = check(project);
    // A language on its way may still be in English, and nothing else.
    const isOnItsWay = (locale: string) => !publishedLocales.some((other) => other === locale);
    expect(issues.filter(({locale, code}) => !(code === 'unchanged' && isOnItsWay(locale)))).toEqual([]);
    for (const locale of publishedLocales.filter((other) => other !== defaultLocale)) {
      const translated = [...statesOf(project, locale)].filter(([, state]) => state === 'translated');
      const recorded = Object.keys(project.records.get(locale) ?? {});
      expect(recorded, '`npm run messages` records what is new').toEqual(translated.map(([key]) => key).toSorted());
    }
  });
});

test('every term of the glossary has a translation that the catalogs use', () => {
  const project = readProject('.', locales);
  for (const [locale, {terms = {}}] of Object.entries(project.glossary.languages)) {
    const all = [...textsOf(project, locale).values()].join('\n');
    const unused = Object.entries(terms).filter(([, words]) => !words.some((word) => translatedTerm(word).test(all)));
    expect(unused).toEqual([]);
  }
});

describe('a file that is not as it should be', () => {
  test.each([
    ['{\n  "a": "x",\n  "b" "y"\n}', 3, 7, 'colon'],
    ['{\n  "a": "x",\n}', 3, 1, 'comma too many'],
    ['{\n  "a": "x"\n  "b": "y"\n}', 3, 3, 'comma'],
    ['{\n  "a": “x”\n}', 2, 8, 'straight quotation marks'],
    ['{\n  "a": "x\n}', 2, 8, 'no closing quotation mark'],
    ['{"a": "x"', 1, 10, 'closing }'],
    ['{"a": "x"}}', 1, 11, 'too many'],
    ['{"a": "\\x"}', 1, 7, 'followed by'],
    ['{"a": "x\ty"}', 1, 7, 'control character'],
    ['// x\n{"a": "x"}', 1, 1, 'not JSON'],
    ['', 1, 1, 'straight quotation marks'],
    ['[]', 1, 1, 'one object'],
    ['"एक"', 1, 1, 'one object'],
  ])('%j is reported at its line and column', (text, line, column, words) => {
    folder = folderWith({'messages/en/a.json': {a: 'One thing'}, 'messages/hi/a.json': text});
    const {issues} = check(folder.read(), {locales: ['hi']});
    expect(found(issues)).toEqual([`hi a.json:${line} syntax `]);
    expect(issues[0]?.message).toContain(`Line ${line}, column ${column}:`);
    expect(issues[0]?.message).toContain(words);
  });

  test('a list, a number, null and a key that stands twice are problems of their line', () => {
    folder = folderWith({
      'messages/en/a.json': {a: 'One thing', b: 'Two things', c: 'Three things', d: 'Four things'},
      'messages/hi/a.json': '{\n"a": ["एक", {"x": 1}],\n"b": 2,\n"c": null,\n"d": "चार",\n"d": "चारों"\n}',
    });
    const issues = check(folder.read(), {locales: ['hi']}).issues;
    expect(found(issues)).toEqual([2, 3, 4, 6].map((line, index) => `hi a.json:${line} syntax ${'abcd'[index]}`));
  });

  test('a key that is empty, or has a full stop in it, would be found by nobody', () => {
    folder = folderWith({
      'messages/en/a.json': {a: 'One thing'},
      'messages/hi/a.json': '{\n"a": "एक",\n"": "दो",\n"b.c": "तीन"\n}',
    });
    expect(found(check(folder.read()).issues)).toEqual(['hi a.json:3 syntax ', 'hi a.json:4 syntax b.c']);
  });

  test('a byte order mark is one, because the build stops at it', () => {
    folder = folderWith({'messages/en/a.json': {a: 'One thing'}, 'messages/hi/a.json': '\uFEFF{"a": "एक चीज़"}'});
    expect(found(check(folder.read()).issues)).toEqual(['hi a.json:1 syntax ']);
  });

  test('what is wrong in English is not to be copied from English', () => {
    folder = folderWith({'messages/en/a.json': {name: 'Hello {a b}', format: '{n, number, }'}});
    const said = check(folder.read(['en'])).issues.map(({message}) => message);
    expect(said).toEqual([
      'What stands between { and } is not the name of an argument.',
      'After the second comma in { } comes the name of a format.',
    ]);
  });

  test('Windows line ends are not', () => {
    folder = folderWith({
      'messages/en/a.json': {a: 'One thing', b: 'Two things'},
      'messages/hi/a.json': '{\r\n  "a": "एक चीज़",\r\n  "b": ""\r\n}\r\n',
    });
    expect(found(check(folder.read()).issues)).toEqual(['hi a.json:3 empty b']);
  });

  test('a file that only one language has is missing or too many', () => {
    folder = folderWith({
      'messages/en/a.json': {a: 'One thing'},
      'messages/en/b.json': {b: 'Two things'},
      'messages/hi/a.json': {a: 'एक चीज़'},
      'messages/hi/c.json': {c: 'तीन'},
    });
    expect(found(check(folder.read()).issues)).toEqual(['hi b.json:1 missing ', 'hi c.json:1 extra ']);
  });

  test('a text where English has a group is missing its messages', () => {
    folder = folderWith({'messages/en/a.json': {a: {b: 'One thing'}}, 'messages/hi/a.json': {a: 'एक'}});
    expect(found(check(folder.read()).issues)).toEqual(['hi a.json:2 missing a.b', 'hi a.json:2 extra a']);
  });
});

describe('arguments, tags and formats', () => {
  test.each([
    ['Hello {name}', 'नमस्ते {name}', []],
    ['Hello {name}', 'नमस्ते', ['arguments']],
    ['Hello {name}', 'नमस्ते {nam}', ['arguments']],
    ['Hello', 'नमस्ते {name}', ['arguments']],
    ['Write {code} as it is', '‘{code}’ वैसे ही लिखें', []],
    ["Write '{'code'}' here", "यहाँ '{'code'}' लिखें", ['glossary']],
    ['Write {code} here', "यहाँ '{code}' लिखें", ['arguments', 'glossary']],
    ['{n, number} left', '{n} बचे', ['format']],
    ['{n, number, rupees} left', '{n, number} बचे', ['format']],
    ['{n, number, ::currency/INR} left', '{n, number, ::currency/USD} बचे', ['format']],
    ['{n, number, ::currency/INR} left', '{n, number, ::currency/INR} बचे', []],
    ['{n, number, rupees} left', '{n, number, rupee} बचे', ['format']],
    ['Since {d, date, day}', '{d, date, short} से', ['format']],
    ['<b>All</b> of it', 'सारा का <b>सारा</b>', []],
    ['<b>All</b> of it', 'सारा का सारा', ['tags']],
    ['<b>All {n}</b> of it', 'सारे {n}', ['tags']],
    ['<b>All</b> of it', '<b>सारा', ['syntax']],
    ['{kind, select, a {One} other {Two}}', '{kind, select, a {एक} other {दो}}', []],
    ['{kind, select, a {One} other {Two}}', '{kind, select, अ {एक} other {दो}}', ['arguments']],
    ['Fine words', 'अच्छे शब्द }', ['syntax']],
  ])('%s → %s: %j', (en, hi, codes) => {
    expect(codesOf(en, hi)).toEqual(codes);
  });
});

describe('plurals', () => {
  const en = '{n, plural, one {# day} other {# days}}';
  test.each([
    [en, '{n, plural, one {# दिन} other {# दिन}}', []],
    [en, '{n, plural, =0 {आज} one {# दिन} other {# दिन}}', []],
    [en, '{n, plural, other {# दिन}}', ['plural']],
    [en, '{n, plural, one {# दिन}}', ['plural']],
    [en, '{n, plural, one {# दिन} few {# दिन} other {# दिन}}', ['plural']],
    // Hindi `one` is 0 and 1: both together stand for it.
    [en, '{n, plural, =1 {एक दिन} other {# दिन}}', ['plural']],
    [en, '{n, plural, =0 {आज} =1 {एक दिन} other {# दिन}}', []],
    ['{n, plural, =1 {one day} other {# days}}', '{n, plural, one {# दिन} other {# दिन}}', []],
    [en, '{n, number} दिन', ['plural']],
    ['{n, number} days', '{n, plural, one {# दिन} other {# दिन}}', []],
    [en, '{n, plural, one {{n} दिन} other {# दिन}}', ['format']],
    [
      '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      '{n, selectordinal, one {#ला} two {#रा} few {#था} many {#ठा} other {#वाँ}}',
      [],
    ],
    [
      '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      '{n, selectordinal, one {#ला} other {#वाँ}}',
      ['plural'],
    ],
    [
      '{a, plural, one {{b, plural, one {x} other {xs}}} other {y}}',
      '{a, plural, one {{b, plural, other {ख}}} other {ग}}',
      ['plural'],
    ],
    ['{a, plural, one {day} two {days} other {days}}', '{a, plural, one {दिन} other {दिन}}', ['en plural']],
  ])('%s → %s: %j', (english, hi, codes) => {
    expect(codesOf(english, hi)).toEqual(codes);
  });

  test('a language is asked for the categories that it counts with', () => {
    const polish = (pl: string) =>
      codesOf(en, '{n, plural, one {# दिन} other {# दिन}}', {'messages/pl/shop.json': {text: pl}});
    expect(polish('{n, plural, one {# dzień} other {# dnia}}')).toEqual(['pl plural']);
    expect(polish('{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}')).toEqual([]);
  });
});

describe('the glossary', () => {
  test.each([
    ['SkyCart pays by UPI', 'SkyCart में UPI से भुगतान', []],
    ['SkyCart pays', 'स्काईकार्ट में भुगतान', ['glossary']],
    ['SkyCart pays', 'Skycart में भुगतान', ['glossary']],
    ['It pays', 'यह payment करता है', ['glossary']],
    ['Write to help@shop.example', 'help@shop.example पर लिखें', []],
    ['Your order', 'आपका ऑर्डर', []],
    ['Your orders', 'आपके ऑर्डरों का हिसाब', []],
    ['Your ledger', 'आपके खाते में', []],
    ['Your ledgers', 'आपके खातों में', []],
    ['Your ledgers', 'आपकी बहियाँ', []],
    ['Your ledger', 'आपका हिसाब', ['glossary']],
    ['Order here', 'यहाँ मँगाइए', ['glossary']],
    ['Ordering is easy', 'यहाँ आसान है', []],
    ['All parties', 'सभी लोग', ['glossary']],
    ['All parties', 'सभी पार्टियाँ', []],
    ['In Hindi', 'हिंदी में', ['glossary']],
    ['Who speaks Hindi', 'हिंदीभाषी', ['glossary']],
    ['Who does not', 'अहिंदीभाषी', []],
    ['Argument {order}', 'चीज़ {order}', []],
    // क़ as one code point and as two, and joiners, which only change how a letter is drawn.
    ['The price', 'क\u093cीमत', []],
    ['The price', '\u0958ीमत', []],
    ['The price', 'क\u093c\u200dीमत', []],
    ['The price', 'दाम', ['glossary']],
    ['Your orders', 'आपके ऑर्\u200dडरों का', []],
    ['A pen', '\u0958लम', ['glossary']],
    ['A pen', 'क\u093c\u200cलम', ['glossary']],
  ])('%s → %s: %j', (en, hi, codes) => {
    expect(codesOf(en, hi)).toEqual(codes);
  });

  test('a note lets a translation do without a word of it', () => {
    const notes = {'messages/notes.json': {'shop.text': {about: 'A sequence.', mayDrop: ['order']}}};
    expect(codesOf('In this order', 'इसी तरह', notes)).toEqual([]);
  });
});

describe('copied, long and badly set', () => {
  test.each([
    ['Come again', 'Come again', ['unchanged']],
    ['SkyCart', 'SkyCart', []],
    ['{n, number}+', '{n, number}+', []],
    ['24/7', '24/7', []],
    ['kirana.example', 'kirana.example', []],
    ['Buy', 'यहाँ से अपनी पसंद का सारा सामान एक साथ ख़रीद लीजिए', ['length']],
    ['Buy all of it here today', 'सारा सामान आज यहीं से ख़रीदें', []],
    ['Done.', 'हो गया।', []],
    ['Done.', 'हो गया.', ['punctuation']],
    ['Ask Dr. Rao', 'डॉ. राव से पूछें', ['punctuation']],
    ['Done, and more', 'हो गया , और भी', ['punctuation']],
    ['Done.', 'हो गया ।', ['punctuation']],
    ['Done.', 'हो गया|', ['punctuation']],
    ['Wait…', 'रुकिए...', ['punctuation']],
    ['A “word”', 'एक "शब्द"', ['punctuation']],
    ['It’s here', "यह'यहाँ", ['punctuation']],
    ['For 15 days', '१५ दिन', ['punctuation']],
    ['Version 1.5 of it', '1.5 वाला', []],
    ['Two words', 'दो  शब्द', ['punctuation']],
  ])('%s → %s: %j', (en, hi, codes) => {
    expect(codesOf(en, hi)).toEqual(codes);
  });

  test('a sign that the typeface of the share images lacks', () => {
    folder = folderWith({
      'messages/en/shop.json': {fine: '₹5 – “paid”,\nin full\u202f!', tick: 'Paid ✓ on {day, date, short}'},
    });
    cpSync('share/fonts', path.join(folder.root, 'share/fonts'), {recursive: true});
    const {issues} = check(folder.read(['en']));
    expect(found(issues.filter(({code}) => code === 'glyph'))).toEqual(['en shop.json:3 glyph tick']);
    expect(issues.find(({code}) => code === 'glyph')?.message).toContain('no ✓ (U+2713).');
  });

  test('a vowel sign is no letter of its own', () => {
    const notes = {'messages/notes.json': {'shop.text': {max: 4}}};
    expect(codesOf('Free', 'मुफ़्त', notes)).toEqual([]);
    expect(codesOf('Free', 'मुफ़्त में', notes)).toEqual(['length']);
  });

  test.each([
    ['{n, plural, one {An item} other {Items}}', '{n, plural, one {सामान} other {बहुत सारा सामान}}', 10],
    ['<b>All</b> of it', '<b>सारा का सारा</b> सामान', 11],
  ])('%s → %s has %i letters: its longest form, and what stands in its tags', (en, hi, letters) => {
    const notes = (max: number) => ({'messages/notes.json': {'shop.text': {max}}});
    expect(codesOf(en, hi, notes(letters))).toEqual([]);
    expect(codesOf(en, hi, notes(letters - 1))).toEqual(['length']);
  });
});

describe('stale translations', () => {
  const start = () => {
    folder = folderWith({
      'messages/en/a.json': {title: 'Old words', other: 'Other words'},
      'messages/hi/a.json': {title: 'पुराने शब्द', other: 'और शब्द'},
    });
    recordNew(folder.read(), 'hi');
  };
  const stale = () =>
    check(folder.read())
      .issues.filter(({code}) => code === 'stale')
      .map(({key}) => key);

  test('a changed English text marks its translation until it is accepted', () => {
    start();
    expect(stale()).toEqual([]);
    folder.write('messages/en/a.json', {title: 'New words', other: 'New other words'});
    // What is known already is not recorded anew by looking at it.
    recordNew(folder.read(), 'hi');
    expect(stale()).toEqual(['title', 'other']);
    expect([...statesOf(folder.read(), 'hi').values()]).toEqual(['stale', 'stale']);
    expect(check(folder.read()).coverage).toEqual([
      {locale: 'hi', file: 'a.json', total: 2, translated: 0, stale: 2, missing: 0},
    ]);
    acceptAll(folder);
    expect(stale()).toEqual([]);
  });

  test('a renamed key keeps its record, stale or not', () => {
    start();
    folder.write('messages/en/a.json', {heading: 'Old words', rest: 'Changed words'});
    folder.write('messages/hi/a.json', {heading: 'पुराने शब्द', rest: 'और शब्द'});
    expect(stale()).toEqual(['rest']);
    recordNew(folder.read(), 'hi');
    expect(stale()).toEqual(['rest']);
    expect(Object.keys(folder.read().records.get('hi') ?? {})).toEqual(['a.heading', 'a.rest']);
    folder.write('messages/en/a.json', {heading: 'New words', rest: 'Changed words'});
    expect(stale()).toEqual(['heading', 'rest']);
  });

  test('a file that cannot be read for a while keeps its records', () => {
    start();
    folder.write('messages/en/a.json', {title: 'New words', other: 'Other words'});
    for (const locale of ['hi', 'en']) {
      const text = locale === 'hi' ? {title: 'पुराने शब्द', other: 'और शब्द'} : {title: 'New words', other: 'Other words'};
      folder.write(`messages/${locale}/a.json`, '{"title": ');
      recordNew(folder.read(), 'hi');
      folder.write(`messages/${locale}/a.json`, text);
      expect(stale()).toEqual(['title']);
    }
  });

  test('records that cannot be read are a problem of their line, and are not written over', () => {
    start();
    const broken = '{\n  "a.title": "11111111 22222222"\n<<<<<<<\n}\n';
    folder.write('messages/records.hi.json', broken);
    expect(found(check(folder.read()).issues)).toEqual(['en records.hi.json:3 syntax ']);
    expect(recordNew(folder.read(), 'hi')).toBe(0);
    expect(() => acceptAll(folder)).toThrow('cannot be read');
    expect(folder.text('messages/records.hi.json')).toBe(broken);
  });

  test('what is still English is not recorded as translated', () => {
    folder = folderWith({'messages/en/a.json': {a: 'Some words'}, 'messages/mr/a.json': {a: 'Some words'}});
    expect(recordNew(folder.read(['en', 'mr']), 'mr')).toBe(0);
    expect([...statesOf(folder.read(['en', 'mr']), 'mr').values()]).toEqual(['untranslated']);
  });

  test('a new key takes over the record of the one that is gone: of both texts, else of the English, else of the translation', () => {
    const files = {
      'messages/en/a.json': {both: 'A b', en: 'C d', hi: 'E f'},
      'messages/hi/a.json': {both: 'क', en: 'ख', hi: 'ग'},
    };
    folder = folderWith(files);
    recordNew(folder.read(), 'hi');
    const records = Object.values(folder.read().records.get('hi') ?? {});
    folder.write('messages/en/a.json', {x: 'A b', y: 'C d', z: 'Another'});
    folder.write('messages/hi/a.json', {x: 'क', y: 'दूसरा', z: 'ग'});
    recordNew(folder.read(), 'hi');
    expect(folder.read().records.get('hi')).toEqual({'a.x': records[0], 'a.y': records[1], 'a.z': records[2]});
    expect([...statesOf(folder.read(), 'hi').values()]).toEqual(['translated', 'translated', 'stale']);
  });

  test('a line that is no record counts for nothing, and the file is sorted', () => {
    start();
    folder.write('messages/records.hi.json', {'a.title': '0123ABCD 89ef4567', 'a.other': 1});
    expect(recordNew(folder.read(), 'hi')).toBe(2);
    expect(Object.keys(JSON.parse(folder.text('messages/records.hi.json')))).toEqual(['a.other', 'a.title']);
  });
});

describe('notes', () => {
  test('a note without a key, a pattern without one and a note that is none are problems of their line', () => {
    folder = folderWith({
      'messages/en/a.json': {title: 'Some words', list: {x: {text: 'A text'}}},
      'messages/hi/a.json': {title: 'कुछ शब्द', list: {x: {text: 'एक लेख'}}},
      'messages/notes.json':
        '{\n"a.title": {"about": "Words."},\n"a.list.*.text": {"max": 20},\n"a.gone": {"about": "x"},\n"a.*.gone": {"max": 2},\n"a.list.x.text": {"maximum": 3}\n}',
    });
    expect(found(check(folder.read()).issues)).toEqual([
      'en notes.json:4 extra a.gone',
      'en notes.json:5 extra a.*.gone',
      'en notes.json:6 syntax a.list.x.text',
    ]);
  });
});

test('a note on the very key goes before a pattern’s, which adds what it does not say; a * is one part of a key', () => {
  const notes = new Map([
    ['a.title', {max: 3}],
    ['*.title', {max: 9, where: 'A tab'}],
  ]);
  expect(noteOn(notes, 'a.title')).toEqual({max: 3, where: 'A tab'});
  expect(noteOn(notes, 'b.title')).toEqual({max: 9, where: 'A tab'});
  expect(noteOn(notes, 'a.b.title')).toBeUndefined();
});

describe('messages that no code reads', () => {
  test('are found, however the others are read', () => {
    folder = folderWith({
      'content/facts.ts': "export const facts = {mango: 1}; export const place = 'shop.whole';",
      'components/Shop.tsx': `
        // t('commented') is not code
        const [t, deep] = await Promise.all([getTranslations('shop'), getTranslations('shop.deep')]);
        const all = [t('title'), t(open ? 'one' : 'two', {x: 'three'}), deep(\`items.\${key}.name\`), t.raw('raw')];
        const inner = \`\${t(\`nested.\${key}\`)}\`;
      `,
      'messages/en/shop.json': {
        title: 'T',
        one: '1',
        two: '2',
        three: '3',
        raw: 'R',
        commented: 'C',
        whole: 'W',
        nested: {mango: 'M', apple: 'A'},
        deep: {title: 'D', items: {mango: {name: 'M', text: 'M'}, apple: {name: 'A'}}},
      },
    });
    const unused = check(folder.read(['en'])).issues.map(({key, code}) => `${code} ${key}`);
    expect(unused).toEqual(
      ['three', 'commented', 'nested.apple', 'deep.title', 'deep.items.mango.text', 'deep.items.apple.name'].map(
        (key) => `unused ${key}`,
      ),
    );
  });
});
