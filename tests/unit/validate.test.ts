import {describe, expect, test, vi} from 'vitest';
import {type FieldFacts, messageForms} from '@/content/formFields';
import {emailAddress} from '@/lib/forms/plainText';
import {errorOf, errorText} from '@/lib/forms/validate';

function fieldOf(form: keyof typeof messageForms, name: string): FieldFacts {
  const field = messageForms[form].find((each) => each.name === name);
  if (!field) throw new Error(`The ${form} form has no field ${name}.`);
  return field;
}

const firstName = fieldOf('contact', 'firstName');
const lastName = fieldOf('contact', 'lastName');
const email = fieldOf('contact', 'email');
const subject = fieldOf('contact', 'subject');
const message = fieldOf('contact', 'message');
const phone = fieldOf('demo', 'phone');

const errorCode = (field: FieldFacts, value: string) => errorOf(field, value)?.code;

describe('a name', () => {
  test.each([
    {what: 'nothing', value: ''},
    {what: 'a space', value: ' '},
    {what: 'a tab and a line break', value: '\t\n'},
    {what: 'a no-break and an ideographic space', value: '\u00a0\u3000'},
    {what: 'spaces without width', value: '\u200b\ufeff'},
    {what: 'marks of direction', value: '\u202e\u202c'},
    {what: 'joiners', value: '\u200d\u200c'},
    {what: 'a Braille blank and a Hangul filler', value: '\u2800\u3164'},
    {what: 'a control character', value: '\0'},
  ])('shows nothing, so it is empty: $what', ({value}) => {
    expect(errorCode(firstName, value)).toBe('required');
    expect(errorCode(lastName, value)).toBeUndefined();
  });

  test.each([
    'A',
    'आ',
    '🪁',
    'क्\u200dष',
    'محمد',
    '\u202bשרה\u202c',
    '李',
    "O'Neil; DROP TABLE",
    `a${' '.repeat(100)}b`,
  ])('%j is accepted', (value) => {
    expect(errorCode(firstName, value)).toBeUndefined();
  });
});

describe('lengths', () => {
  test.each([
    {letter: 'क'},
    {letter: '🪁'},
    {letter: 'a'},
    // This letter has two code points, which count as one.
    {letter: 'e\u0301'},
  ])('count characters, without spaces at the ends: $letter', ({letter}) => {
    expect(errorCode(firstName, `  ${letter.repeat(80)}  `)).toBeUndefined();
    expect(errorOf(firstName, letter.repeat(81))).toEqual({code: 'tooLong', max: 80, count: 81});
  });

  test('a message has 10 characters at least', () => {
    expect(errorOf(message, `${'a'.repeat(9)}   `)).toEqual({code: 'tooShort', min: 10});
    expect(errorCode(message, 'a'.repeat(10))).toBeUndefined();
  });

  test('a message has 4,000 characters at most, and a line break counts as one', () => {
    expect(errorCode(message, 'क\r\n'.repeat(2000))).toBeUndefined();
    expect(errorCode(message, 'a'.repeat(4001))).toBe('tooLong');
  });

  test('a subject has 120 characters at most', () => {
    expect(subject.max).toBe(120);
  });

  test('an email address has 254 characters at most', () => {
    const host = `${'a'.repeat(60)}.`.repeat(4);
    const addressOfLength = (length: number) => {
      const rest = `@${host}in`;
      return 'a'.repeat(length - rest.length) + rest;
    };
    expect(errorCode(email, addressOfLength(254))).toBeUndefined();
    expect(errorCode(email, addressOfLength(255))).toBe('tooLong');
  });
});

describe('an email address', () => {
  test.each([
    '\u202aasha@example.in\u202c',
    'mailto:asha@example.in',
    'to:asha@example.in',
    'mailto:asha@example.in?subject=Demo',
    'asha@example.in;',
    'asha@example.in।',
    'asha@example.in!',
    'asha@example.in:',
    'asha@example.in.',
    "'asha@example.in'",
    '"asha@example.in"',
    '“asha@example.in”',
    '[asha@example.in]',
    '«asha@example.in»',
    'Email: asha@example.in',
    'ईमेल: asha@example.in',
    'E-mail - asha@example.in',
    'Asha Verma <asha@example.in>,',
    '"Asha (Shop)" <asha@example.in>',
    'Verma, Asha <asha@example.in> (work)',
    'Asha Verma (asha@example.in)',
    'asha@example.in (Asha Verma)',
    'asha@example.in <asha@example.in>',
    '"asha@example.in" <asha@example.in>',
  ])('%j is accepted, as mail programs and people write addresses like that', (value) => {
    expect(errorCode(email, value)).toBeUndefined();
  });

  test.each([
    'asha@example.in',
    'asha.verma+shop@mail.example.co.in',
    " o'neil_1@example.in ",
    'आशा@क्\u200dष.भारत',
    'a@xn--11b4c3d.xn--a9',
    'asha@example。in',
    'asha..rao@docomo.ne.jp',
    'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
    '"a\\" b"@c.in',
  ])('%j is accepted', (value) => {
    expect(errorCode(email, value)).toBeUndefined();
  });

  test.each([
    'asha',
    'asha@example',
    'asha@@example.in',
    'asha verma@example.in',
    'asha@example..in',
    'asha@.example.in',
    'asha@-example.in',
    'asha@127.0.0.1',
    'asha@example.in, Ravi <ravi@example.in>',
    '"a"b"@c.in',
    'asha@example.in\nBcc: all@example.in',
    '<script>@example.in',
    'asha@example.in?bcc=all',
    `${'a'.repeat(65)}@example.in`,
  ])('%j is refused', (value) => {
    expect(errorCode(email, value)).toBe('email');
  });

  test.each([
    {typed: '\u200dasha@example.in\u200d', sent: 'asha@example.in'},
    {typed: 'as\u200cha@example.in', sent: 'asha@example.in'},
    {typed: 'आशा@क्\u200dष.भारत', sent: 'आशा@क्\u200dष.भारत'},
    {typed: 'mailto:asha%2Bshop@example.in', sent: 'asha+shop@example.in'},
    {typed: "Asha: o'neil@example.in", sent: "o'neil@example.in"},
    {typed: 'asha@mail.example..in', sent: 'asha@mail.example..in'},
  ])('$typed is sent as $sent', ({typed, sent}) => {
    expect(emailAddress(typed)).toBe(sent);
  });
});

describe('a phone number', () => {
  test.each([
    '1234567',
    '123456789012345',
    '(0771) 555-0142',
    '०७७१ ५५५ ०१४२',
    '＋91‑98765‑43210',
    '\u202a+91\u00a098765 43210\u202c\ufeff',
    'tel:+919876543210',
    '1800-SKY-0000',
    '9876543210 या 9123456780',
    '98765-43210 ext 12',
    'STD code 07782, Tel. 222333',
    'Asha (mob. 98765 43210)',
  ])('%j is accepted', (value) => {
    expect(errorCode(phone, value)).toBeUndefined();
  });

  test.each(['123456', 'कल फ़ोन करें', '1234567890123456', '2 shops, 45 orders'])('%j is refused', (value) => {
    expect(errorOf(phone, value)).toEqual({code: 'phone', min: 7, max: 15});
  });
});

describe('an error message', () => {
  const texts = {
    required: {name: 'Your name?'},
    tooShort: '{min} at least',
    tooLong: '{count} of {max}',
    email: 'No address',
    phone: '{min} to {max}',
  };

  test('has the words of the field', () => {
    vi.stubGlobal('document', {documentElement: {lang: 'hi-IN'}});
    expect(errorText('name', {code: 'required'}, texts)).toBe('Your name?');
    vi.unstubAllGlobals();
  });

  test('has numbers in the format of the page’s language', () => {
    vi.stubGlobal('document', {documentElement: {lang: 'hi-IN'}});
    expect(errorText('name', {code: 'tooLong', max: 4000, count: 123_456}, texts)).toBe('1,23,456 of 4,000');
    expect(errorText('phone', {code: 'phone', min: 7, max: 15}, texts)).toBe('7 to 15');
    vi.unstubAllGlobals();
  });
});
