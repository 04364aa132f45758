import type {FieldName, MessageFormName} from '@/content/forms';
import {emailAddress, manyLines, oneLine} from './plainText';
import type {Values} from './validate';
import type {FormWords} from './words';

/** What a form says, as an email. */
export type Letter = {
  subject: string;
  greeting: string;
  message: string;
  /** Lines at its end: who writes, how to answer, and what else was filled in. */
  details: readonly string[];
};

/** A message as every endpoint gets it: with the fields of the contact form. */
export type Message = Record<FieldName<'contact'>, string>;

type LetterWords = Pick<FormWords, 'labels' | 'choices' | 'letter'>;

/** Where a field's value stands in an email; `line` is a line of its own, behind the field's label. */
type Place = 'subject' | 'message' | 'name' | 'email' | 'line';

/** Every field of every form, lines in their order: a field that is missing here does not compile. */
const placesOf: {[F in MessageFormName]: Record<FieldName<F>, Place>} = {
  contact: {
    firstName: 'name',
    lastName: 'name',
    email: 'email',
    subject: 'subject',
    message: 'message',
  },
  demo: {
    name: 'line',
    business: 'line',
    phone: 'line',
    email: 'line',
    about: 'line',
    need: 'message',
  },
};

const fieldsAt = (form: MessageFormName, place: Place): string[] =>
  Object.entries(placesOf[form])
    .filter(([, own]) => own === place)
    .map(([name]) => name);

/** The values as an email has them: an address without what stands around it, a choice by its label. */
function readableValues(values: Values, {choices}: LetterWords): Values {
  const chosen = values.about ? choices?.find(({value}) => value === values.about) : undefined;
  return {...values, email: emailAddress(values.email ?? ''), about: chosen?.label ?? ''};
}

/** `Phone: 98765 43210`. Fields that are left empty have no line. */
const labelledLines = (form: MessageFormName, readable: Values, {labels}: LetterWords): string[] =>
  fieldsAt(form, 'line')
    .filter((name) => oneLine(readable[name] ?? ''))
    .map((name) => `${labels[name]}: ${readable[name]}`);

/** What a form says, as the email that the visitor's mail program gets. */
export function letterOf(form: MessageFormName, values: Values, words: LetterWords): Letter {
  const readable = readableValues(values, words);
  const valuesAt = (place: Place) => fieldsAt(form, place).map((name) => readable[name] ?? '');
  // The demo form has no field for it.
  const subject = form === 'contact' ? valuesAt('subject') : [words.letter.subject, readable.about];
  const signature = [valuesAt('name').join(' '), ...valuesAt('email')];
  return {
    greeting: words.letter.greeting,
    subject: subject.filter(Boolean).join(': '),
    message: valuesAt('message').join('\n\n'),
    details: [...signature.filter(Boolean), ...labelledLines(form, readable, words)],
  };
}

/** The same for an endpoint, which knows the contact form's fields only: all others are lines of its message. */
export function messageOf(form: MessageFormName, values: Values, words: LetterWords): Message {
  const {subject, message} = letterOf(form, values, words);
  const details = labelledLines(form, readableValues(values, words), words);
  return {
    firstName: oneLine(values.firstName ?? values.name ?? ''),
    lastName: oneLine(values.lastName ?? ''),
    email: emailAddress(values.email ?? ''),
    subject: oneLine(subject),
    message: bodyOf({subject, greeting: '', message, details}),
  };
}

/** The email's text, in lines that end in a line feed. What is left empty leaves no empty lines. */
export function bodyOf({greeting, message, details}: Letter): string {
  const signature = details.map(oneLine).filter(Boolean).join('\n');
  return [oneLine(greeting), manyLines(message), signature].filter(Boolean).join('\n\n');
}

/** The email with its subject, to send it from anywhere else. */
export const textOf = (letter: Letter) => [oneLine(letter.subject), bodyOf(letter)].filter(Boolean).join('\n\n');

/** In characters. Windows and many mail programs cut longer addresses, or do not open them at all. */
const longestAddress = 2000;

/**
 * A mailto address. Where the text is too long for one, `paste` takes its place, and `whole` is false. The subject has one line: a line
 * break could forge a header.
 */
export function mailAddress(to: string, letter: Letter, paste: string): {address: string; whole: boolean} {
  // Mail programs want CRLF, percent-encoded.
  const encode = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  const start = `mailto:${to}?subject=${encode(oneLine(letter.subject))}&body=`;
  const address = start + encode(bodyOf(letter));
  const whole = address.length <= longestAddress;
  return {address: whole ? address : start + encode(paste), whole};
}
