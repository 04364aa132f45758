import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letterOf, messageOf} from '@/components/forms/letter';
import {composeMail} from '@/lib/forms/composeMail';

const words = {
  labels: {name: 'Your name', business: 'Business', phone: 'Phone', email: 'Email', product: 'Product'},
  choices: [
    {value: '', label: 'Not sure yet'},
    {value: 'airpos', label: 'AirPOS'},
  ],
  letter: {greeting: 'Hello,', subject: 'A free demo, please'},
};
const contact = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.in',
  subject: 'Rate\nlist',
  message: 'Two\r\nlines',
};
const demo = {name: 'Asha', business: ' ', phone: '98765 43210', email: '', product: 'airpos', need: 'Billing'};

describe('the contact form', () => {
  test('as a letter: who writes stands at its end', () => {
    expect(letterOf('contact', contact, words)).toEqual({
      greeting: 'Hello,',
      subject: 'Rate\nlist',
      message: 'Two\r\nlines',
      details: ['Asha Verma', 'asha@example.in'],
    });
  });
  test('for an endpoint: its five fields, cleaned', () => {
    expect(messageOf('contact', contact, words)).toEqual({...contact, subject: 'Rate list', message: 'Two\nlines'});
  });
});

describe('the demo form', () => {
  test('as a letter: every field that says something is a line with its label, the product by its name', () => {
    expect(letterOf('demo', demo, words)).toEqual({
      greeting: 'Hello,',
      subject: 'A free demo, please: AirPOS',
      message: 'Billing',
      details: ['Your name: Asha', 'Phone: 98765 43210', 'Product: AirPOS'],
    });
  });
  test('no product chosen: the subject names none', () => {
    const letter = letterOf('demo', {...demo, product: ''}, words);
    expect(letter.subject).toBe('A free demo, please');
    expect(letter.details).toEqual(['Your name: Asha', 'Phone: 98765 43210']);
  });
  test('for an endpoint: the fields that it knows, everything else in the message', () => {
    expect(messageOf('demo', demo, words)).toEqual({
      firstName: 'Asha',
      lastName: '',
      email: '',
      subject: 'A free demo, please: AirPOS',
      message: 'Billing\n\nYour name: Asha\nPhone: 98765 43210\nProduct: AirPOS',
    });
  });
});

test('whatever is typed into a field of one line, one line without controls is sent', () => {
  const beyondOneLine = /\p{Cc}|[\u2028\u2029\u202a-\u202e]|^\s|\s$/u;
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (typed) => {
      const values = {...contact, firstName: typed, lastName: typed, email: typed, subject: typed};
      const {message: _, ...lines} = messageOf('contact', values, words);
      for (const line of Object.values(lines)) expect(line).not.toMatch(beyondOneLine);
      const subject = new URL(composeMail('a@b.example', letterOf('contact', values, words))).searchParams.get(
        'subject',
      );
      expect(subject).not.toMatch(beyondOneLine);
    }),
  );
});
