import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bodyOf, composeMail} from '@/lib/forms/composeMail';
import {oneLine} from '@/lib/forms/plainText';

const to = 'hello@vyomcommerce.example';

const letter = {
  greeting: 'Hello Vyom Commerce,',
  subject: 'Two counters & a godown',
  message: 'Is 50% off?\nCall me #1',
  details: ['Asha Verma', 'asha@example.in'],
};

/** What a mail program reads from a mailto address (RFC 6068): a plus is a plus there, not a space. */
function read(address: string) {
  const [, recipients = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const headers = query.split('&').map((field): [name: string, value: string] => {
    const [name = '', ...value] = field.split('=');
    return [decodeURIComponent(name).toLowerCase(), decodeURIComponent(value.join('='))];
  });
  return {to: decodeURIComponent(recipients), headers};
}

describe('composeMail', () => {
  test('recipient, subject, and the rest in the body', () => {
    expect(read(composeMail(to, letter))).toEqual({
      to,
      headers: [
        ['subject', 'Two counters & a godown'],
        ['body', 'Hello Vyom Commerce,\r\n\r\nIs 50% off?\r\nCall me #1\r\n\r\nAsha Verma\r\nasha@example.in'],
      ],
    });
  });

  test('Hindi and everything that a URL gives a meaning arrive as they were typed', () => {
    const typed = 'नमस्ते, चाय की दुकान? ₹1,199 & 4% = #1 + "2"; cc=me@x.in/?a=b';
    expect(read(composeMail(to, {...letter, subject: typed, message: typed})).headers).toEqual([
      ['subject', typed],
      ['body', `${letter.greeting}\r\n\r\n${typed}\r\n\r\nAsha Verma\r\nasha@example.in`],
    ]);
  });

  test('the address itself is plain ASCII without spaces, so that every program takes it', () => {
    expect(composeMail(to, {...letter, subject: 'नमस्ते जी', message: 'एक\nदो'})).toMatch(/^mailto:[!-~]+$/);
  });

  test('fields that are left empty leave no empty lines', () => {
    const empty = {...letter, details: [' ', ''], subject: '', message: '  \n'};
    expect(read(composeMail(to, empty)).headers).toEqual([
      ['subject', ''],
      ['body', letter.greeting],
    ]);
    expect(bodyOf({...empty, details: ['Asha ', '']})).toBe(`${letter.greeting}\n\nAsha`);
  });

  test.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\0'])(
    'a line break (%j) in a one-line field becomes a space',
    (line) => {
      const forged = `Hi${line}Bcc: all@example.in`;
      const {headers} = read(composeMail(to, {...letter, subject: forged, details: [forged, forged]}));
      expect(headers[0]).toEqual(['subject', 'Hi Bcc: all@example.in']);
      expect(headers[1]?.[1].split('\r\n').slice(-2)).toEqual(['Hi Bcc: all@example.in', 'Hi Bcc: all@example.in']);
    },
  );

  test('marks that turn the direction of writing leave the subject; the joiners of Devanagari stay', () => {
    const typed = '\u202eexe.\u2066bill\u2069 \u200fक्\u200dष र्\u200cय\ufeff';
    expect(read(composeMail(to, {...letter, subject: typed})).headers[0]).toEqual([
      'subject',
      'exe.bill क्\u200dष र्\u200cय',
    ]);
  });

  test('half an emoji, as a cut text ends in, breaks nothing', () => {
    expect(read(composeMail(to, {...letter, subject: 'Hi \ud83d'})).headers[0]).toEqual(['subject', 'Hi \ufffd']);
  });
});

// Any code units, half characters included, and often those that could end a field or a header.
const hostile = ['\r', '\n', '\0', '\u2028', '\u202e', '\ud800', '&', '?', '#', '=', '%0A', '%0D%0A', 'Bcc:', 'है'];
const unit = fc.oneof(fc.string({unit: 'binary'}), fc.constantFrom(...hostile));
const text = fc.array(unit).map((parts) => parts.join(''));

test('whatever is typed: one recipient, one subject on one line, one body, and nothing else', () => {
  fc.assert(
    fc.property(fc.record({subject: text, message: text, details: fc.array(text)}), (typed) => {
      const address = composeMail(to, {...letter, ...typed});
      expect(address).toMatch(/^mailto:[!-~]+$/);
      expect(address).not.toContain('#');
      const mail = read(address);
      expect(mail.to).toBe(to);
      expect(mail.headers.map(([name]) => name)).toEqual(['subject', 'body']);
      const [subject, body] = mail.headers.map(([, value]) => value);
      expect(subject).not.toMatch(/\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      // Nothing else of the text is lost.
      for (const word of typed.message.split(/[\s\p{Cc}]+/u))
        expect(body?.replace(/\s/g, ' ')).toContain(oneLine(word));
      // No bare line feed: mail wants both.
      expect(body).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    }),
    {numRuns: 500},
  );
});

test('every kind of line break in a message is one', () => {
  expect(bodyOf({...letter, greeting: '', message: 'a\u2028b\u2029c\rd', details: []})).toBe('a\nb\nc\nd');
});
