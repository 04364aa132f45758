import {describe, expect, test, vi} from 'vitest';
import {errorText} from '@/components/forms/errorText';
import {type FieldFacts, messageForms} from '@/content/forms';
import {errorOf, errorsOf} from '@/lib/forms/validate';

test('the lengths of the contact form', () => {
  const limits = messageForms.contact.map((field: FieldFacts) => [field.name, field.min, field.max]);
  expect(limits).toEqual([
    ['firstName', undefined, 80],
    ['lastName', undefined, 80],
    ['email', undefined, 254],
    ['subject', undefined, 120],
    ['message', 10, 4000],
  ]);
});

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

describe('required', () => {
  test.each(['', ' ', '\t\n', '\u00a0\u3000', '\u200b\ufeff', '\u202e\u202c', '\u200d\u200c', '\0'])(
    '%j shows nothing, so it is empty',
    (value) => {
      expect(code(first, value)).toBe('required');
      expect(code(last, value)).toBeUndefined();
    },
  );
  test.each(['A', 'आ', '🪁', '<script>alert(1)</script>', "O'Neil; DROP TABLE"])('%j is a name', (value) => {
    expect(code(first, value)).toBeUndefined();
  });
});

describe('lengths count characters, not code units, without spaces at the ends', () => {
  test.each([
    ['नमस्ते', 'क', 80],
    ['an emoji', '🪁', 80],
    ['a letter', 'a', 80],
  ])('%s', (_, letter, max) => {
    expect(code(first, `  ${letter.repeat(max)}  `)).toBeUndefined();
    expect(errorOf(field('contact', 'firstName'), letter.repeat(max + 1))).toEqual({code: 'tooLong', max, count: 81});
  });
  test('a message has 10 to 4000', () => {
    expect(errorOf(field('contact', 'message'), `${'a'.repeat(9)}   `)).toEqual({code: 'tooShort', min: 10});
    expect(code(message, 'a'.repeat(10))).toBeUndefined();
    expect(code(message, 'क\r\n'.repeat(2000))).toBeUndefined();
    expect(code(message, 'a'.repeat(4001))).toBe('tooLong');
  });
});

describe('email', () => {
  test.each([
    'asha@example.in',
    'asha.verma+shop@mail.example.co.in',
    " o'neil_1@example.in ",
    'आशा@दुकान.भारत',
    'a@xn--11b4c3d.xn--h2brj9c',
    '\u202aasha@example.in\u202c',
  ])('%j is taken', (value) => expect(code(email, value)).toBeUndefined());
  test.each([
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@@example.in',
    'asha verma@example.in',
    'asha@example..in',
    'asha@.example.in',
    'asha@example.in.',
    '.asha@example.in',
    'as..ha@example.in',
    'asha.@example.in',
    'asha@-example.in',
    'asha@127.0.0.1',
    'asha@example.in, ravi@example.in',
    'asha@example.in\nBcc: all@example.in',
    '<asha@example.in>',
    'mailto:asha@example.in',
    'asha@example.in?bcc=all',
    `${'a'.repeat(65)}@example.in`,
  ])('%j is not', (value) => expect(code(email, value)).toBe('email'));
  test('254 characters at most', () => {
    const host = `${'a'.repeat(60)}.`.repeat(4);
    expect(code(email, `${'a'.repeat(254 - 1 - host.length - 2)}@${host}in`)).toBeUndefined();
    expect(code(email, `${'a'.repeat(255 - 1 - host.length - 2)}@${host}in`)).toBe('tooLong');
  });
});

describe('phone', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '(0771) 555-0142',
    '०७७१ ५५५ ०१४२',
    '\u202a+91 98765 43210\u202c',
    '98765–43210',
    '＋91‑98765‑43210',
  ])('%j is taken', (value) => expect(code(phone, value)).toBeUndefined());
  test.each(['12345', 'call me', '98765 43210 ext 5', '+91+98765', '1234567890123456', '98765-x3210'])(
    '%j is not',
    (value) => expect(errorOf(phone, value)).toEqual({code: 'phone', min: 7, max: 15}),
  );
});

test('all errors of a form, in its order', () => {
  expect(Object.entries(errorsOf(messageForms.contact, {lastName: 'Verma', email: 'x', message: 'Hi'}))).toEqual([
    ['firstName', {code: 'required'}],
    ['email', {code: 'email'}],
    ['subject', {code: 'required'}],
    ['message', {code: 'tooShort', min: 10}],
  ]);
});

test('an error is said in words, its figures as the page’s language writes them', () => {
  vi.stubGlobal('document', {documentElement: {lang: 'hi-IN'}});
  const words = {
    required: {name: 'Your name?'},
    tooShort: '{min} at least',
    tooLong: '{count} of {max}',
    email: 'No address',
    phone: '{min} to {max}',
  };
  expect(errorText('name', undefined, words)).toBeUndefined();
  expect(errorText('name', {code: 'required'}, words)).toBe('Your name?');
  expect(errorText('name', {code: 'tooLong', max: 4000, count: 123_456}, words)).toBe('1,23,456 of 4,000');
  expect(errorText('phone', {code: 'phone', min: 7, max: 15}, words)).toBe('7 to 15');
  vi.unstubAllGlobals();
});

test('a number of exactly 7 or 15 digits is one; many spaces in a row count as one', () => {
  expect(['1234567', '123456789012345', '123456'].map((value) => code(phone, value))).toEqual([
    undefined,
    undefined,
    'phone',
  ]);
  expect(code(field('contact', 'firstName'), `a${' '.repeat(100)}b`)).toBeUndefined();
});
