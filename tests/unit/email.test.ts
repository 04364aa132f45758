import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/formFields';
import {locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {bodyOf, letterOf, mailAddress, messageOf, whatsappAddress} from '@/lib/forms/email';
import {oneLine} from '@/lib/forms/plainText';

const words = {
  labels: {name: 'Your name', business: 'Business', phone: 'Phone', email: 'Email', about: 'Product or plan'},
  choices: [
    {value: '', label: 'Not sure yet'},
    {value: 'airpos', label: 'AirPOS'},
  ],
  letter: {greeting: 'Hello,', subject: 'A free demo, please', paste: 'Paste it here.', source: 'Came from'},
};

describe('the demo form', () => {
  const typed = {name: 'Asha', business: ' ', phone: '98765 43210', email: '', about: 'airpos', need: 'Billing'};

  test('the subject of the mail has no product if none is chosen', () => {
    const letter = letterOf('demo', {...typed, about: ''}, words);
    expect(letter.subject).toBe('A free demo, please');
  });

  test('the mail has the typed values and no empty fields', () => {
    const letter = letterOf('demo', {...typed, about: ''}, words);
    expect(letter.details).toEqual(['Your name: Asha', 'Phone: 98765 43210']);
  });

  test('the last line of the mail is the source of the visit, if it is known', () => {
    const letter = letterOf('demo', typed, words, 'www.google.com, ref=partner-12');
    expect(letter.details.at(-1)).toBe('Came from: www.google.com, ref=partner-12');
    expect(bodyOf(letterOf('demo', typed, words))).not.toContain('Came from');
  });

  test('an endpoint gets its own fields, and all others in the message', () => {
    const withAddress = {...typed, email: 'Asha <asha@example.in>', need: 'Two\r\nlines'};
    expect(messageOf('demo', withAddress, words)).toEqual({
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

describe('a field that is added to a form', () => {
  afterEach(() => {
    vi.doUnmock('@/content/formFields');
    vi.resetModules();
  });

  test.each(['contact', 'demo'] as const)('is sent with the %s form, in the mail and to the endpoint', async (form) => {
    vi.resetModules();
    vi.doMock('@/content/formFields', async (importOriginal) => {
      const original = await importOriginal<typeof import('@/content/formFields')>();
      const fields: readonly FieldFacts[] = [...original.messageForms[form], {name: 'city', kind: 'line', max: 80}];
      return {...original, messageForms: {...original.messageForms, [form]: fields}};
    });
    const email = await import('@/lib/forms/email');
    const typed = {city: 'Bilaspur', message: 'Two counters', need: 'Two counters'};
    const labelled = {...words, labels: {city: 'Your city'}};
    expect(bodyOf(email.letterOf(form, typed, labelled))).toContain('Your city: Bilaspur');
    expect(email.messageOf(form, typed, labelled).message).toContain('Your city: Bilaspur');
    // Without a label the value is sent too.
    expect(email.messageOf(form, typed, words).message).toContain('city: Bilaspur');
  });
});

const recipient = 'hello@vyomcommerce.example';
const letter = {
  greeting: 'Hello Vyom Commerce,',
  subject: 'Two counters & a godown',
  message: 'Is 50% off?\nCall me #1',
  details: ['Asha Verma', 'asha@example.in'],
};

type Mail = {
  to: string;
  headers: {name: string; value: string}[];
};

/** Parses a `mailto:` URL like a mail program (RFC 6068). A plus sign is not a space. */
function readMailto(address: string): Mail {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const headers = query.split('&').map((field) => {
    const [name = '', ...valueParts] = field.split('=');
    return {
      name: decodeURIComponent(name).toLowerCase(),
      value: decodeURIComponent(valueParts.join('=')),
    };
  });
  return {to: decodeURIComponent(to), headers};
}

describe('the mail', () => {
  test('has no empty lines for empty fields', () => {
    const emptyLetter = {...letter, subject: '', message: '  \n', details: [' ', '']};
    const {address} = mailAddress(recipient, emptyLetter, 'Paste it here.');
    expect(readMailto(address).headers).toEqual([
      {name: 'subject', value: ''},
      {name: 'body', value: letter.greeting},
    ]);
    expect(bodyOf({...emptyLetter, details: ['Asha ', '']})).toBe(`${letter.greeting}\n\nAsha`);
  });

  test.each([
    // All kinds of line breaks.
    {typed: 'Hi\r\nBcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\nBcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\rBcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\u0085Bcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\u2028Bcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\u2029Bcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\vBcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    {typed: 'Hi\0Bcc: all@example.in', sent: 'Hi Bcc: all@example.in'},
    // Marks that change the direction of writing are removed, and the joiners of Devanagari are kept.
    {
      typed: '\u202eexe.\u2066bill\u2069 \u200fक्\u200dष र्\u200cय\ufeff',
      sent: 'exe.bill क्\u200dष र्\u200cय',
    },
    // Half an emoji at the end of a shortened text.
    {typed: 'Hi \ud83d', sent: 'Hi \ufffd'},
    // Letters with two encodings.
    {typed: 'Cafe\u0301 फ\u093c \u095e', sent: 'Caf\u00e9 फ\u093c फ\u093c'},
  ])('has a subject on one line, without letters that change, hide or break others: $typed', ({typed, sent}) => {
    const {address} = mailAddress(recipient, {...letter, subject: typed}, 'Paste it here.');
    const [subject] = readMailto(address).headers;
    expect(subject?.value).toBe(sent);
  });

  test('has the same line break for all kinds of line breaks in a message', () => {
    const body = bodyOf({...letter, greeting: '', message: 'a\u2028b\u2029c\rd', details: []});
    expect(body).toBe('a\nb\nc\nd');
  });

  const longestAddress = 2000;

  describe.each(locales)('that is too long for mail programs, in %s', (locale) => {
    const {paste} = catalogTree(locale).forms as unknown as {paste: string};
    const longMessage = 'क'.repeat(240);

    test.each(['Rates', 'क'.repeat(120), '🪁'.repeat(120)])(
      'asks to paste its text, even if the subject is long: %s',
      (subject) => {
        const {address, fits} = mailAddress(recipient, {...letter, subject, message: longMessage}, paste);
        expect(fits).toBe(false);
        expect(address.length).toBeLessThanOrEqual(longestAddress);
        expect(readMailto(address).headers).toEqual([
          {name: 'subject', value: subject},
          {name: 'body', value: paste},
        ]);
      },
    );
  });

  test('has the whole text if it is short enough', () => {
    const {address, fits} = mailAddress(recipient, {...letter, message: 'क'.repeat(150)}, '');
    expect(fits).toBe(true);
    expect(address.length).toBeLessThanOrEqual(longestAddress);
  });
});

describe('WhatsApp', () => {
  const textIn = (address: string) => new URL(address).searchParams.get('text');

  test('opens with the whole letter, for the company’s number', () => {
    const {address, fits} = whatsappAddress('+91 77155 50142', letter, 'Paste it here.');
    expect(fits).toBe(true);
    expect(address).toMatch(/^https:\/\/wa\.me\/917715550142\?text=/);
    expect(textIn(address)).toBe(`${letter.subject}\n\n${bodyOf(letter)}`);
  });

  test('opens with a note to paste the text if the letter is too long for a URL', () => {
    const longLetter = {...letter, message: 'क'.repeat(4000)};
    const {address, fits} = whatsappAddress('+91 77155 50142', longLetter, 'Paste it here.');
    expect(fits).toBe(false);
    expect(textIn(address)).toBe('Paste it here.');
  });
});

describe('for any input', () => {
  /** Characters that could end a field or a header, and lone surrogates. */
  const hostilePiece = fc.constantFrom(
    '\r',
    '\n',
    '\0',
    '\u2028',
    '\u202e',
    '\ud800',
    '&',
    '?',
    '#',
    '=',
    '%0A',
    '%0D%0A',
    'Bcc:',
    'है',
  );
  const anyPiece = fc.oneof(fc.string({unit: 'binary', maxLength: 10}), hostilePiece);
  const anyText = fc.array(anyPiece, {maxLength: 6}).map((pieces) => pieces.join(''));

  const anyLetter = fc.record({
    greeting: fc.constant(letter.greeting),
    subject: anyText,
    message: anyText,
    details: fc.array(anyText, {maxLength: 2}),
  });

  /** A control character, a line break, a mark that changes the direction of writing, or a space at either end. */
  const notOneLine = /\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\s|\s$/u;
  const bareLineFeedOrReturn = /(?<!\r)\n|\r(?!\n)/;
  const visibleAscii = /^mailto:[!-~]+$/;

  test('the mail has one recipient, one subject on one line, one body, and nothing else', () => {
    fc.assert(
      fc.property(anyLetter, (typed) => {
        const {address} = mailAddress(recipient, typed, '');
        expect(address).toMatch(visibleAscii);
        expect(address).not.toContain('#');
        const {to, headers} = readMailto(address);
        expect(to).toBe(recipient);
        expect(headers.map(({name}) => name)).toEqual(['subject', 'body']);
        const [subject, body] = headers;
        expect(subject?.value).not.toMatch(notOneLine);
        // Lines of a mail end with both characters.
        expect(body?.value).not.toMatch(bareLineFeedOrReturn);
      }),
      {numRuns: 500},
    );
  });

  test('the mail has the whole text', () => {
    const withPlainSpaces = (text = '') => text.replaceAll('\r\n', ' ').replace(/\s/g, ' ');
    fc.assert(
      fc.property(anyLetter, (typed) => {
        const expectedBody = withPlainSpaces(bodyOf(typed));
        const {address, fits} = mailAddress(recipient, typed, '');
        const [, body] = readMailto(address).headers;
        if (fits) expect(withPlainSpaces(body?.value)).toBe(expectedBody);
        for (const word of typed.message.split(/[\s\p{Cc}]+/u)) {
          expect(expectedBody).toContain(oneLine(word));
        }
      }),
      {numRuns: 500},
    );
  });

  test('an endpoint gets one line from a single-line field', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const values = {firstName: typed, lastName: typed, email: typed, subject: typed};
        const {message: _, ...lines} = messageOf('contact', values, words);
        for (const line of Object.values(lines)) {
          expect(line).not.toMatch(notOneLine);
        }
      }),
    );
  });
});
