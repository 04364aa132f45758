import {expect, test, vi} from 'vitest';
import {type FieldFacts, messageForms} from '@/content/forms';
import {emailAddress} from '@/lib/forms/plainText';
import {errorOf, errorText} from '@/lib/forms/validate';

const field = (form: keyof typeof messageForms, name: string): FieldFacts => {
  const found = messageForms[form].find((one) => one.name === name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const [first, last, email, message] = ['firstName', 'lastName', 'email', 'message'].map((name) =>
  field('contact', name),
);
const phone = field('demo', 'phone');
const code = (facts: FieldFacts | undefined, value: string) => facts && errorOf(facts, value)?.code;

test.each(['', ' ', '\t\n', '\u00a0\u3000', '\u200b\ufeff', '\u202e\u202c', '\u200d\u200c', '\u2800\u3164', '\0'])(
  '%j shows nothing, so it is empty',
  (value) => {
    expect(code(first, value)).toBe('required');
    expect(code(last, value)).toBeUndefined();
  },
);

test.each(['A', 'आ', '🪁', 'क्\u200dष', 'محمد', '\u202bשרה\u202c', '李', "O'Neil; DROP TABLE", `a${' '.repeat(100)}b`])(
  '%j is a name',
  (value) => expect(code(first, value)).toBeUndefined(),
);

// 'e' and its accent are two characters until they are composed.
test.each(['क', '🪁', 'a', 'e\u0301'])('lengths count characters, without spaces at the ends: %j', (letter) => {
  expect(code(first, `  ${letter.repeat(80)}  `)).toBeUndefined();
  expect(errorOf(field('contact', 'firstName'), letter.repeat(81))).toEqual({code: 'tooLong', max: 80, count: 81});
});

test('a message has 10 to 4,000 characters, a subject 120', () => {
  expect(errorOf(field('contact', 'message'), `${'a'.repeat(9)}   `)).toEqual({code: 'tooShort', min: 10});
  expect(code(message, 'a'.repeat(10))).toBeUndefined();
  expect(code(message, 'क\r\n'.repeat(2000))).toBeUndefined();
  expect(code(message, 'a'.repeat(4001))).toBe('tooLong');
  expect(field('contact', 'subject').max).toBe(120);
});

/** What mail programs, and people, put around an address. */
const around = [
  ...'? \u202a?\u202c mailto:? to:? mailto:??subject=Demo ?; ?। ?! ?: ?. \'?\' "?" “?” [?] «?»'.split(' '),
  ...['Email: ?', 'ईमेल: ?', 'E-mail - ?', 'Asha Verma <?>,', '"Asha (Shop)" <?>', 'Verma, Asha <?> (work)'],
  ...['Asha Verma (?)', '? (Asha Verma)', 'asha@example.in <?>', '"asha@example.in" <?>'],
];
test.each([
  ...around.map((signs) => signs.replace('?', 'asha@example.in')),
  'asha.verma+shop@mail.example.co.in',
  " o'neil_1@example.in ",
  'आशा@क्\u200dष.भारत',
  'a@xn--11b4c3d.xn--a9',
  'asha@example。in',
  'asha..rao@docomo.ne.jp',
  'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
  '"a\\" b"@c.in',
])('%j is an email address', (value) => expect(code(email, value)).toBeUndefined());

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
])('%j is no email address', (value) => expect(code(email, value)).toBe('email'));

test.each([
  ['\u200dasha@example.in\u200d', 'asha@example.in'],
  ['as\u200cha@example.in', 'asha@example.in'],
  ['आशा@क्\u200dष.भारत', 'आशा@क्\u200dष.भारत'],
  ['mailto:asha%2Bshop@example.in', 'asha+shop@example.in'],
  ["Asha: o'neil@example.in", "o'neil@example.in"],
  ['asha@mail.example..in', 'asha@mail.example..in'],
])('%j is sent as %j', (typed, sent) => expect(emailAddress(typed)).toBe(sent));

test('an email address has 254 characters at most', () => {
  const host = `${'a'.repeat(60)}.`.repeat(4);
  expect(code(email, `${'a'.repeat(254 - 1 - host.length - 2)}@${host}in`)).toBeUndefined();
  expect(code(email, `${'a'.repeat(255 - 1 - host.length - 2)}@${host}in`)).toBe('tooLong');
});

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
])('%j is a phone number', (value) => expect(code(phone, value)).toBeUndefined());

test.each(['123456', 'कल फ़ोन करें', '1234567890123456', '2 shops, 45 orders'])('%j is no phone number', (value) =>
  expect(errorOf(phone, value)).toEqual({code: 'phone', min: 7, max: 15}),
);

test('an error is said in words, its figures as the page’s language writes them', () => {
  vi.stubGlobal('document', {documentElement: {lang: 'hi-IN'}});
  const words = {
    required: {name: 'Your name?'},
    tooShort: '{min} at least',
    tooLong: '{count} of {max}',
    email: 'No address',
    phone: '{min} to {max}',
  };
  expect(errorText('name', {code: 'required'}, words)).toBe('Your name?');
  expect(errorText('name', {code: 'tooLong', max: 4000, count: 123_456}, words)).toBe('1,23,456 of 4,000');
  expect(errorText('phone', {code: 'phone', min: 7, max: 15}, words)).toBe('7 to 15');
  vi.unstubAllGlobals();
});
