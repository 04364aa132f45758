import type {MessageFormName} from '@/content/forms';
import {emailAddress, manyLines, oneLine} from './plainText';
import type {Values} from './validate';
import type {FormWords} from './words';

/** What a form says, as a letter. `details` are lines of their own at its end: who writes, and how to answer. */
export type Letter = {subject: string; greeting: string; message: string; details: readonly string[]};

/** A letter as every endpoint gets it. */
export type Message = Record<'firstName' | 'lastName' | 'email' | 'subject' | 'message', string>;

type LetterWords = Pick<FormWords, 'labels' | 'choices' | 'letter'>;

/** What a form says, as the letter that the visitor's mail program gets. */
export function letterOf(form: MessageFormName, values: Values, {labels, choices, letter}: LetterWords): Letter {
  const {firstName = '', lastName = '', subject = '', message = '', about = ''} = values;
  const email = emailAddress(values.email ?? '');
  if (form === 'contact') {
    return {greeting: letter.greeting, subject, message, details: [`${firstName} ${lastName}`, email]};
  }
  const aboutName = about && choices?.find(({value}) => value === about)?.label;
  const facts: Values = {...values, email, about: aboutName ?? ''};
  return {
    greeting: letter.greeting,
    subject: [letter.subject, aboutName].filter(Boolean).join(': '),
    message: values.need ?? '',
    details: (['name', 'business', 'phone', 'email', 'about'] as const)
      .filter((name) => oneLine(facts[name] ?? ''))
      .map((name) => `${labels[name]}: ${facts[name]}`),
  };
}

/** The same for an endpoint, which knows the contact form's fields only: the demo form's own are lines of its message. */
export function messageOf(form: MessageFormName, values: Values, words: LetterWords): Message {
  const letter = letterOf(form, values, words);
  const {firstName = values.name, lastName, email} = values;
  const line = (text = '') => oneLine(text);
  return {
    firstName: line(firstName),
    lastName: line(lastName),
    email: emailAddress(email ?? ''),
    subject: line(letter.subject),
    message: bodyOf({...letter, greeting: '', details: form === 'contact' ? [] : letter.details}),
  };
}

/** The letter's text, in lines that end in a line feed. What is left empty leaves no empty lines. */
export function bodyOf({greeting, message, details}: Letter): string {
  const signature = details.map(oneLine).filter(Boolean).join('\n');
  return [oneLine(greeting), manyLines(message), signature].filter(Boolean).join('\n\n');
}

/** The letter with its subject, to send it from anywhere else. */
export const textOf = (letter: Letter) => [oneLine(letter.subject), bodyOf(letter)].filter(Boolean).join('\n\n');

/** Longer addresses are cut, or not opened at all, by Windows and many mail programs. */
const longestAddress = 2000;

/** A mailto address; where the text is too long for one, with `paste` in its place. A line break in the subject could forge a header. */
export function mailAddress(to: string, letter: Letter, paste: string): {address: string; whole: boolean} {
  // Mail programs want CRLF, percent-encoded.
  const encode = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  const start = `mailto:${to}?subject=${encode(oneLine(letter.subject))}&body=`;
  const address = start + encode(bodyOf(letter));
  const whole = address.length <= longestAddress;
  return {address: whole ? address : start + encode(paste), whole};
}
