import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {composeMail} from '@/lib/composeMail';

const to = 'hello@vyomcommerce.example';

const mail = {
  greeting: 'Hello Vyom Commerce,',
  name: 'Asha Verma',
  email: 'asha@example.in',
  subject: 'Two counters & a godown',
  message: 'Is 50% off?\nCall me #1',
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
    expect(read(composeMail(to, mail))).toEqual({
      to,
      headers: [
        ['subject', 'Two counters & a godown'],
        ['body', 'Hello Vyom Commerce,\r\n\r\nIs 50% off?\r\nCall me #1\r\n\r\nAsha Verma\r\nasha@example.in'],
      ],
    });
  });

  test('Hindi and everything that a URL gives a meaning arrive as they were typed', () => {
    const typed = 'नमस्ते, चाय की दुकान? ₹1,199 & 4% = #1 + "2"; cc=me@x.in/?a=b';
    expect(read(composeMail(to, {...mail, subject: typed, message: typed})).headers).toEqual([
      ['subject', typed],
      ['body', `${mail.greeting}\r\n\r\n${typed}\r\n\r\n${mail.name}\r\n${mail.email}`],
    ]);
  });

  test('the address itself is plain ASCII without spaces, so that every program takes it', () => {
    expect(composeMail(to, {...mail, subject: 'नमस्ते जी', message: 'एक\nदो'})).toMatch(/^mailto:[!-~]+$/);
  });

  test('fields that are left empty leave no empty lines', () => {
    const empty = {...mail, name: ' ', email: '', subject: '', message: '  \n'};
    expect(read(composeMail(to, empty)).headers).toEqual([
      ['subject', ''],
      ['body', mail.greeting],
    ]);
    expect(read(composeMail(to, {...empty, name: 'Asha '})).headers[1]).toEqual([
      'body',
      `${mail.greeting}\r\n\r\nAsha`,
    ]);
  });

  test.each(['\r\n', '\n', '\r'])('a line break (%j) in a one-line field becomes a space', (line) => {
    const forged = `Hi${line}Bcc: all@example.in`;
    const {headers} = read(composeMail(to, {...mail, subject: forged, name: forged, email: forged}));
    expect(headers[0]).toEqual(['subject', 'Hi Bcc: all@example.in']);
    expect(headers[1]?.[1].split('\r\n').slice(-2)).toEqual(['Hi Bcc: all@example.in', 'Hi Bcc: all@example.in']);
  });
});

// Any characters, and often those that could end a field or a header.
const text = fc
  .array(fc.oneof(fc.string({unit: 'binary'}), fc.constantFrom('\r', '\n', '&', '?', '#', '=', '%0A', 'Bcc:', 'है')))
  .map((parts) => parts.join(''));

test('whatever is typed: one recipient, one subject on one line, one body, and nothing else', () => {
  fc.assert(
    fc.property(fc.record({name: text, email: text, subject: text, message: text}), (typed) => {
      const address = composeMail(to, {...mail, ...typed});
      expect(address).not.toContain('#');
      const mailRead = read(address);
      expect(mailRead.to).toBe(to);
      expect(mailRead.headers.map(([name]) => name)).toEqual(['subject', 'body']);
      const [subject, body] = mailRead.headers.map(([, value]) => value);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject).toBe(typed.subject.replace(/\s+/g, ' ').trim());
      for (const word of typed.message.split(/\s+/)) expect(body).toContain(word);
      // No bare line feed: mail wants both.
      expect(body).not.toMatch(/(?<!\r)\n/);
    }),
    {numRuns: 500},
  );
});
