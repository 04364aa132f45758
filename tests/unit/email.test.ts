import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/forms';
import {locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {bodyOf, letterOf, mailAddress, messageOf} from '@/lib/forms/email';
import {oneLine} from '@/lib/forms/plainText';

const words = {
  labels: {name: 'Your name', business: 'Business', phone: 'Phone', email: 'Email', about: 'Product or plan'},
  choices: [
    {value: '', label: 'Not sure yet'},
    {value: 'airpos', label: 'AirPOS'},
  ],
  letter: {greeting: 'Hello,', subject: 'A free demo, please', paste: 'Paste it here.'},
};
const demo = {name: 'Asha', business: ' ', phone: '98765 43210', email: '', about: 'airpos', need: 'Billing'};

describe('the demo form', () => {
  test('no product chosen: the subject names none', () => {
    const letter = letterOf('demo', {...demo, about: ''}, words);
    expect(letter.subject).toBe('A free demo, please');
    expect(letter.details).toEqual(['Your name: Asha', 'Phone: 98765 43210']);
  });
  test('for an endpoint: the fields that it knows, everything else in the message', () => {
    const typed = {...demo, email: 'Asha <asha@example.in>', need: 'Two\r\nlines'};
    expect(messageOf('demo', typed, words)).toEqual({
      firstName: 'Asha',
      lastName: '',
      email: 'asha@example.in',
      subject: 'A free demo, please: AirPOS',
      message: 'Two\nlines\n\nYour name: Asha\nPhone: 98765 43210\nEmail: asha@example.in\nProduct or plan: AirPOS',
    });
  });
});

test.each(Object.keys(messageForms) as MessageFormName[])('whatever is typed into the %s form is sent', (form) => {
  const fields: readonly FieldFacts[] = messageForms[form];
  const typed = Object.fromEntries(
    fields.map(({name, kind}) => [name, kind === 'email' ? 'a@b.example' : `<${name}>`]),
  );
  const about = {value: typed.about ?? '', label: 'AirPOS'};
  const labels = Object.fromEntries(fields.map(({name}) => [name, name]));
  const letter = letterOf(form, typed, {...words, labels, choices: [about]});
  const message = Object.values(messageOf(form, typed, {...words, labels, choices: [about]})).join('\n');
  for (const {name} of fields) {
    const sent = name === 'about' ? about.label : (typed[name] ?? '');
    expect.soft(`${letter.subject}\n${bodyOf(letter)}`, `mail: ${name}`).toContain(sent);
    expect.soft(message, `endpoint: ${name}`).toContain(sent);
  }
});

const to = 'hello@vyomcommerce.example';
const letter = {
  greeting: 'Hello Vyom Commerce,',
  subject: 'Two counters & a godown',
  message: 'Is 50% off?\nCall me #1',
  details: ['Asha Verma', 'asha@example.in'],
};
const addressOf = (changes: Partial<typeof letter>) =>
  mailAddress(to, {...letter, ...changes}, 'Paste it here.').address;

/** What a mail program reads from a mailto address (RFC 6068): a plus is a plus there, not a space. */
function read(address: string) {
  const [, recipients = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const headers = query.split('&').map((one): [name: string, value: string] => {
    const [name = '', ...value] = one.split('=');
    return [decodeURIComponent(name).toLowerCase(), decodeURIComponent(value.join('='))];
  });
  return {to: decodeURIComponent(recipients), headers};
}
const subjectOf = (subject: string) => read(addressOf({subject})).headers[0]?.[1];

describe('the mail', () => {
  test('fields that are left empty leave no empty lines', () => {
    const empty = {...letter, details: [' ', ''], subject: '', message: '  \n'};
    expect(read(addressOf(empty)).headers).toEqual([
      ['subject', ''],
      ['body', letter.greeting],
    ]);
    expect(bodyOf({...empty, details: ['Asha ', '']})).toBe(`${letter.greeting}\n\nAsha`);
  });

  test.each([
    ...['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\0'].map((line) => [
      `Hi${line}Bcc: all@example.in`,
      'Hi Bcc: all@example.in',
    ]),
    // Marks that turn the direction of writing go; the joiners of Devanagari stay.
    ['\u202eexe.\u2066bill\u2069 \u200fक्\u200dष र्\u200cय\ufeff', 'exe.bill क्\u200dष र्\u200cय'],
    // Half an emoji, as a cut text ends in.
    ['Hi \ud83d', 'Hi \ufffd'],
    // One spelling of what has two.
    ['Cafe\u0301 फ\u093c \u095e', 'Caf\u00e9 फ\u093c फ\u093c'],
  ])('typed into one line, %j is %j', (typed, sent) => expect(subjectOf(typed)).toBe(sent));

  test('a text that is too long for mail programs is pasted into it; the longest subject leaves room for that', () => {
    const message = 'क'.repeat(240);
    for (const locale of locales) {
      const {paste} = catalogTree(locale).forms as unknown as {paste: string};
      for (const subject of ['Rates', 'क'.repeat(120), '🪁'.repeat(120)]) {
        const {address, whole} = mailAddress(to, {...letter, subject, message}, paste);
        expect(whole).toBe(false);
        expect(address.length).toBeLessThanOrEqual(2000);
        expect(read(address).headers).toEqual([
          ['subject', subject],
          ['body', paste],
        ]);
      }
    }
    const short = mailAddress(to, {...letter, message: 'क'.repeat(150)}, '');
    expect(short.whole).toBe(true);
    expect(short.address.length).toBeLessThanOrEqual(2000);
  });
});

// Any code units, half characters included, and often those that could end a field or a header.
const hostile = ['\r', '\n', '\0', '\u2028', '\u202e', '\ud800', '&', '?', '#', '=', '%0A', '%0D%0A', 'Bcc:', 'है'];
const unit = fc.oneof(fc.string({unit: 'binary', maxLength: 10}), fc.constantFrom(...hostile));
const text = fc.array(unit, {maxLength: 6}).map((parts) => parts.join(''));
const beyondOneLine = /\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\s|\s$/u;

test('whatever is typed: one recipient, one subject on one line, one body, and nothing else', () => {
  fc.assert(
    fc.property(fc.record({subject: text, message: text, details: fc.array(text, {maxLength: 2})}), (typed) => {
      const {address, whole} = mailAddress(to, {...letter, ...typed}, '');
      expect(address).toMatch(/^mailto:[!-~]+$/);
      expect(address).not.toContain('#');
      const mail = read(address);
      expect(mail.to).toBe(to);
      expect(mail.headers.map(([name]) => name)).toEqual(['subject', 'body']);
      const [subject, body] = mail.headers.map(([, value]) => value);
      expect(subject).not.toMatch(beyondOneLine);
      // No bare line feed: mail wants both.
      expect(body).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      // Nothing else of the text is lost.
      const words = bodyOf({...letter, ...typed}).replace(/\s/g, ' ');
      if (whole) expect(body?.replaceAll('\r\n', ' ').replace(/\s/g, ' ')).toBe(words);
      for (const word of typed.message.split(/[\s\p{Cc}]+/u)) expect(words).toContain(oneLine(word));
    }),
    {numRuns: 500},
  );
});

test('whatever is typed into a field of one line, an endpoint gets one line', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const values = {firstName: typed, lastName: typed, email: typed, subject: typed};
      const {message: _, ...lines} = messageOf('contact', values, words);
      for (const line of Object.values(lines)) expect(line).not.toMatch(beyondOneLine);
    }),
  );
});

test('every kind of line break in a message is one', () => {
  expect(bodyOf({...letter, greeting: '', message: 'a\u2028b\u2029c\rd', details: []})).toBe('a\nb\nc\nd');
});
