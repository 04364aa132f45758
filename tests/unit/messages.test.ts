import {cpSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {defaultLocale, locales, publishedLocales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {recordNew} from '@/tools/messages/accept';
import {readProject, textsOf} from '@/tools/messages/catalogs';
import {check} from '@/tools/messages/check';
import {translatedTerm} from '@/tools/messages/checks/glossary';
import {noteOn} from '@/tools/messages/messages';
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

/** What is found in files below `messages/`, as `locale file:line code key`. */
function found(files: Record<string, unknown>, options?: Parameters<typeof check>[1]): string[] {
  folder?.remove();
  folder = folderWith(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [`messages/${name}`, content])),
  );
  return foundNow(options);
}
const foundNow = (options?: Parameters<typeof check>[1]) =>
  check(folder.read(), options).issues.map(
    ({locale, file, line, code, key}) => `${locale} ${file}:${line} ${code} ${key}`,
  );

describe('one run', () => {
  test('reports one fault of every kind once, each with its line', () => {
    const en = {
      hero: {title: 'Sell everywhere', missing: 'Buy here'},
      ...{empty: 'Close', syntax: 'Hello {name}', arguments: 'Until {day}', tags: 'Read <b>all</b> of it'},
      ...{format: 'Costs {price, number, rupees}', plural: '{days, plural, one {# day} other {# days}}'},
      ...{glossary: 'Every order is here', unchanged: 'Come again soon', button: 'Go', stale: 'The old words'},
      ...{punctuation: 'It is done.', fine: 'SkyCart takes UPI.'},
    };
    const keys = Object.keys({missing: '', ...en}).filter((key) => key !== 'hero');
    folder = folderWith({
      'messages/glossary.json': glossary,
      'messages/notes.json': {'shop.button': {about: 'A button.', max: 6}},
      'components/Shop.tsx': `const t = await getTranslations('shop'); t('hero.missing'); ${keys.map((key) => `t('${key}')`).join(';')}`,
      'messages/en/shop.json': en,
      'messages/hi/shop.json': {
        hero: {title: 'हर जगह बेचिए'},
        ...{extra: 'और भी', empty: ' ', syntax: 'नमस्ते {name', arguments: '{din} तक', tags: 'सब <i>पढ़ें</i>'},
        ...{format: 'लागत {price, number}', plural: '{days, plural, other {# दिन}}', glossary: 'हर आदेश यहाँ है'},
        ...{unchanged: 'Come again soon', button: 'अब आगे बढ़िए', stale: 'पुराने शब्द', punctuation: 'हो गया.'},
        fine: 'SkyCart में UPI चलता है।',
      },
    });
    acceptAll(folder);
    folder.write('messages/en/shop.json', {...en, stale: 'The new words'});

    const {issues} = check(folder.read());
    const codes = 'extra empty syntax arguments tags format plural glossary unchanged length'.split(' ');
    expect(issues.map(({locale, line, code}) => `${locale}:${line} ${code}`)).toEqual([
      ...['en:3 unused', 'hi:2 missing'],
      ...[...codes, 'stale', 'punctuation'].map((code, index) => `hi:${index + 5} ${code}`),
    ]);
    expect(issues.filter(({severity}) => severity === 'error').map(({code}) => code)).toEqual(codes.slice(0, 8));
    expect(check(folder.read(), {strict: ['en', 'hi']}).issues.every(({severity}) => severity === 'error')).toBe(true);
    expect(issues.find(({code}) => code === 'length')?.message).toContain('Note: A button. At most 6 letters.');
  });

  /** That its catalogs are clean: `npm run messages -- --strict`. */
  test('every translation of this site has its record, and every term is in use', () => {
    const project = readProject('.', locales);
    for (const locale of publishedLocales.filter((other) => other !== defaultLocale)) {
      const translated = [...statesOf(project, locale)].filter(([, state]) => state === 'translated');
      const recorded = Object.keys(project.records.get(locale) ?? {});
      expect(recorded, '`npm run messages` records what is new').toEqual(translated.map(([key]) => key).toSorted());
      const all = [...textsOf(project, locale).values()].join('\n');
      const terms = Object.entries(project.glossary.languages[locale]?.terms ?? {});
      expect(terms.filter(([, words]) => !words.some((word) => translatedTerm(word).test(all)))).toEqual([]);
    }
  });
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
    ['["x"]', 1, 1, 'one object'],
  ])('%j is reported at its line and column', (text, line, column, words) => {
    expect(found({'en/a.json': {a: 'One thing'}, 'hi/a.json': text})).toEqual([`hi a.json:${line} syntax `]);
    const [issue] = check(folder.read()).issues;
    expect(issue?.message).toMatch(new RegExp(`^Line ${line}, column ${column}: .*${words}`));
  });

  test.each([
    ['{"a":\n["एक", {"x": 1}],\n"b": 2,\n"c": null}', [1, 3, 4].map((line, index) => `${line} syntax ${'abc'[index]}`)],
    ['{"a": "एक",\n"b": "दो",\n"b": "तीन",\n"c": "चार"}', ['3 syntax b']],
    ['{"a": "एक",\r\n"b": "",\r\n"c": "चार"}\r\n', ['2 empty b']],
    ['\uFEFF{"a": "एक", "b": "दो", "c": "चार"}', ['1 syntax ']],
    ['{"a": "एक", "b": "दो", "c": "चार",\n"": "पाँच",\n"d.e": "छह"}', ['2 syntax ', '3 syntax d.e']],
    ['{"a": "एक", "b": "दो",\n"c": {"d": "चार"}}', ['2 extra c.d', '2 missing c']],
  ])('%j: keys and values', (text, issues) => {
    expect(found({'en/a.json': {a: 'One x', b: 'Two x', c: 'Four x'}, 'hi/a.json': text}).toSorted()).toEqual(
      issues.map((issue) => `hi a.json:${issue}`),
    );
  });

  test('a file that only one language has is missing or too many', () => {
    const files = {'en/a.json': {a: 'A x'}, 'en/b.json': {b: 'B x'}, 'hi/a.json': {a: 'क'}, 'hi/c.json': {c: 'ग'}};
    expect(found(files)).toEqual(['hi b.json:1 missing ', 'hi c.json:1 extra ']);
  });

  test('what is wrong in English is not to be copied from English', () => {
    found({'en/a.json': {name: 'Hello {a b}', format: '{n, number, }'}});
    expect(check(folder.read(['en'])).issues.map(({message}) => message)).toEqual([
      'What stands between { and } is not the name of an argument.',
      'After the second comma in { } comes the name of a format.',
    ]);
  });
});

/** What the check says of one Hindi message and its English. */
const codesOf = (en: string, hi: string, more: Record<string, unknown> = {}) =>
  found({'glossary.json': glossary, 'en/shop.json': {text: en}, 'hi/shop.json': {text: hi}, ...more}).map((issue) =>
    issue.replace(/^hi |\S+:\d+ | text$/g, ''),
  );

const days = '{n, plural, one {# day} other {# days}}';
const ordinal = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
/** English → Hindi → what is wrong. */
const messages = `
  Hello {name} → नमस्ते {name} →
  Hello {name} → नमस्ते → arguments
  Hello → नमस्ते {name} → arguments
  Write '{'code'}' here → यहाँ '{'code'}' लिखें → glossary
  Write {code} here → यहाँ '{code}' लिखें → arguments glossary
  {n, number} left → {n} बचे → format
  {n, number, rupees} left → {n, number} बचे → format
  {n, number, rupees} left → {n, number, rupee} बचे → format
  Since {d, date, day} → {d, date, short} से → format
  <b>All</b> of it → सारा का <b>सारा</b> →
  <b>All</b> of it → सारा का सारा → tags
  <b>All {n}</b> of it → सारे {n} → tags
  <b>All</b> of it → <b>सारा → syntax
  {kind, select, a {One} other {Two}} → {kind, select, a {एक} other {दो}} →
  {kind, select, a {One} other {Two}} → {kind, select, अ {एक} other {दो}} → arguments
  Fine words → अच्छे शब्द } → syntax

  ${days} → {n, plural, =0 {आज} one {# दिन} other {# दिन}} →
  ${days} → {n, plural, other {# दिन}} → plural
  ${days} → {n, plural, one {# दिन}} → plural
  ${days} → {n, plural, one {# दिन} few {# दिन} other {# दिन}} → plural
  ${days} → {n, plural, =1 {एक दिन} other {# दिन}} → plural
  ${days} → {n, plural, =0 {आज} =1 {एक दिन} other {# दिन}} →
  {n, plural, =1 {one day} other {# days}} → {n, plural, one {# दिन} other {# दिन}} →
  ${days} → {n, number} दिन → plural
  {n, number} days → {n, plural, one {# दिन} other {# दिन}} →
  ${days} → {n, plural, one {{n} दिन} other {# दिन}} → format
  ${ordinal} → {n, selectordinal, one {#ला} two {#रा} few {#था} many {#ठा} other {#वाँ}} →
  ${ordinal} → {n, selectordinal, one {#ला} other {#वाँ}} → plural
  {a, plural, one {{b, plural, one {x} other {xs}}} other {y}} → {a, plural, one {{b, plural, other {ख}}} other {ग}} → plural

  SkyCart pays by UPI → SkyCart में UPI से भुगतान →
  SkyCart pays → स्काईकार्ट में भुगतान → glossary
  It pays → यह payment करता है → glossary
  Write to help@shop.example → help@shop.example पर लिखें →
  Your orders → आपके ऑर्डरों का हिसाब →
  Your ledger → आपके खाते में →
  Your ledgers → आपकी बहियाँ →
  Your ledger → आपका हिसाब → glossary
  Order here → यहाँ मँगाइए → glossary
  Ordering is easy → यहाँ आसान है →
  All parties → सभी लोग → glossary
  Who speaks Hindi → हिंदीभाषी → glossary
  Who does not → अहिंदीभाषी →
  Argument {order} → चीज़ {order} →
  The price → क\u093cीमत →
  The price → \u0958ीमत →
  The price → क\u093c\u200dीमत →
  The price → दाम → glossary
  Your orders → आपके ऑर्\u200dडरों का →
  A pen → \u0958लम → glossary
  A pen → क\u093c\u200cलम → glossary

  Come again → Come again → unchanged
  Come again → Come\u200c again → unchanged
  SkyCart 24/7: {n, number}+ → SkyCart 24/7: {n, number}+ →
  kirana.example → kirana.example →
  Buy → यहाँ से अपनी पसंद का सारा सामान एक साथ ख़रीद लीजिए → length
  Buy all of it here today → सारा सामान आज यहीं से ख़रीदें →
  Done. → हो गया. → punctuation
  Ask Dr. Rao → डॉ. राव से पूछें → punctuation
  Done, and more → हो गया , और भी → punctuation
  Done. → हो गया| → punctuation
  Wait… → रुकिए... → punctuation
  A “word” → एक "शब्द" → punctuation
  It’s here → यह'यहाँ → punctuation
  For 15 days → १५ दिन → punctuation
  Version 1.5 of it → 1.5 वाला →
  Two words → दो  शब्द → punctuation`;

describe('a message', () => {
  test.each(
    messages
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => line.split('→').map((part) => part.trim())),
  )('%s → %s: %s', (en = '', hi = '', codes = '') => {
    expect(codesOf(en, hi)).toEqual(codes.split(' ').filter(Boolean));
  });

  test('is asked for the plurals that its language counts with', () => {
    const polish = (pl: string) =>
      codesOf(days, '{n, plural, one {# दिन} other {# दिन}}', {'pl/shop.json': {text: pl}});
    expect(polish('{n, plural, one {# dzień} other {# dnia}}')).toEqual(['pl plural']);
    expect(polish('{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}')).toEqual([]);
  });

  test('may not have a sign that the typeface of the share images lacks', () => {
    const en = {fine: '₹5 – “paid”,\nin full\u202f!', tick: 'Paid ✓ on {day, date, short}'};
    folder = folderWith({'messages/en/shop.json': en});
    cpSync('share/fonts', path.join(folder.root, 'share/fonts'), {recursive: true});
    const issues = check(folder.read(['en'])).issues.filter(({code}) => code === 'glyph');
    expect(issues).toMatchObject([{key: 'tick', message: expect.stringContaining('no ✓ (U+2713).')}]);
  });

  test.each([
    ['Go', 'मुफ़्\u200dत', 3],
    ['{n, plural, one {An item} other {Items}}', '{n, plural, one {सामान} other {बहुत सारा सामान}}', 10],
    ['<b>All</b> of it', '<b>सारा का सारा</b> सामान', 11],
  ])('%s → %s has %i letters: its longest form, without vowel signs', (en, hi, letters) => {
    const notes = (max: number) => ({'notes.json': {'shop.text': {max}}});
    expect(codesOf(en, hi, notes(letters))).toEqual([]);
    expect(codesOf(en, hi, notes(letters - 1))).toEqual(['length']);
  });
});

test('a letter of two code points and the letter of one are one, wherever catalogs are read; joiners are kept', () => {
  folder = folderWith({'messages/en/a.json': {a: 'x'}, 'messages/hi/a.json': {a: '\u0958\u200dल'}});
  expect(textsOf(folder.read(), 'hi').get('a.a')).toBe('क\u093c\u200dल');
  expect(catalogTree('hi', folder.root)).toEqual({a: {a: 'क\u093c\u200dल'}});
});

test('notes: one without a message or of another shape is a problem; the very key goes before a pattern', () => {
  const own = {'a.title': {about: 'x'}, 'a.*.text': {max: 20}, 'a.gone': {}, 'a.*.gone': {}, 'a.x.text': {maxi: 3}};
  const files = {'en/a.json': {title: 'Some words', x: {text: 'A text'}}, 'notes.json': own};
  const issues = ['extra a.gone', 'extra a.*.gone', 'syntax a.x.text'].map((issue) => `en notes.json:1 ${issue}`);
  expect(found(files, {locales: ['en']})).toEqual(issues);
  expect(codesOf('In this order', 'इसी तरह', {'notes.json': {'shop.text': {mayDrop: ['order']}}})).toEqual([]);
  const notes = new Map([
    ['a.title', {max: 3}],
    ['*.title', {max: 9, where: 'A tab'}],
  ]);
  expect(['a.title', 'b.title', 'a.b.title'].map((key) => noteOn(notes, key))).toEqual([
    {max: 3, where: 'A tab'},
    {max: 9, where: 'A tab'},
    undefined,
  ]);
});

describe('stale translations', () => {
  const start = () => {
    found({'en/a.json': {one: 'A b', two: 'C d', three: 'E f'}, 'hi/a.json': {one: 'क', two: 'ख', three: 'ग'}});
    recordNew(folder.read(), 'hi');
  };
  const stale = () => foundNow().flatMap((issue) => /stale (\w+)/.exec(issue)?.[1] ?? []);

  test('a changed English text marks its translation until it is accepted', () => {
    start();
    expect(stale()).toEqual([]);
    folder.write('messages/en/a.json', {one: 'New', two: 'C d', three: 'New'});
    // What is known already is not recorded anew by looking at it.
    recordNew(folder.read(), 'hi');
    expect(stale()).toEqual(['one', 'three']);
    expect(check(folder.read()).coverage).toMatchObject([
      {locale: 'hi', total: 3, translated: 1, stale: 2, missing: 0},
    ]);
    acceptAll(folder);
    expect(stale()).toEqual([]);
  });

  test('a new key takes over the record of the one that is gone: of both texts, of the English, of the translation', () => {
    start();
    const [one, three, two] = Object.values(folder.read().records.get('hi') ?? {});
    folder.write('messages/en/a.json', {x: 'A b', y: 'C d', z: 'Another'});
    folder.write('messages/hi/a.json', {x: 'क', y: 'दूसरा', z: 'ग'});
    recordNew(folder.read(), 'hi');
    expect(folder.read().records.get('hi')).toEqual({'a.x': one, 'a.y': two, 'a.z': three});
    expect(stale()).toEqual(['z']);
  });

  test('a file that cannot be read for a while keeps its records', () => {
    start();
    folder.write('messages/en/a.json', {one: 'New', two: 'C d', three: 'E f'});
    for (const file of ['messages/hi/a.json', 'messages/en/a.json']) {
      const text = folder.text(file);
      folder.write(file, '{"one": ');
      recordNew(folder.read(), 'hi');
      folder.write(file, text);
      expect(stale()).toEqual(['one']);
    }
  });

  test('with records that cannot be read nothing is done; their place is said', () => {
    start();
    folder.write('messages/records.hi.json', '{\n  "a.one": "11111111 22222222"\n<<<<<<<\n}\n');
    expect(() => folder.read()).toThrow(/records\.hi\.json is not JSON: .*line 3 column 1/);
  });

  test('what is no record, or still English, counts for nothing; the file is sorted', () => {
    start();
    folder.write('messages/records.hi.json', {'a.two': '0123ABCD 89ef4567', 'a.three': 1});
    folder.write('messages/hi/a.json', {one: 'A b', two: 'ख', three: 'ग'});
    expect(recordNew(folder.read(), 'hi')).toBe(2);
    expect(folder.text('messages/records.hi.json')).toMatch(/^\{\n {2}"a\.three": .*,\n {2}"a\.two": .*\n\}\n$/);
    expect(statesOf(folder.read(), 'hi').get('a.one')).toBe('untranslated');
  });
});

test('messages that no code reads are found, however the others are read', () => {
  folder = folderWith({
    'content/facts.ts': "export const facts = {mango: 1}; export const place = 'shop.whole';",
    'components/Shop.tsx': `
      import words from '@/messages/en/shop.json';
      // t('commented') is not code
      const [t, deep] = await Promise.all([getTranslations('shop'), getTranslations('shop.deep')]);
      const all = [t('title'), t(open ? 'one' : 'two'), deep(\`items.\${key}.name\`), t.raw('raw')];
      const inner = \`\${t(\`nested.\${key}\`)}\`, {own} = words.own;
      export const Page = () => <p title={t('attribute')}>it's {wordsOf('pages', slug).name}</p>;
    `,
    'messages/en/pages.json': {any: {name: 'N'}},
    'messages/en/shop.json': {
      ...Object.fromEntries('title one two raw commented whole attribute'.split(' ').map((key) => [key, key])),
      nested: {mango: 'M', apple: 'A'},
      own: {all: 'O'},
      deep: {items: {mango: {name: 'M', text: 'M'}, apple: {name: 'A'}}},
    },
  });
  const unused = ['commented', 'nested.apple', 'deep.items.mango.text', 'deep.items.apple.name'];
  expect(check(folder.read(['en'])).issues.map(({key, code}) => [code, key])).toEqual(
    unused.map((key) => ['unused', key]),
  );
});
