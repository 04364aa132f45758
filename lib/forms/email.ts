import {type FieldFacts, type MessageFormName, messageForms} from '@/content/formFields';
import {whatsappHref} from '@/lib/format';
import {emailAddress, manyLines, oneLine} from './plainText';
import type {Values} from './validate';
import type {FormWords} from './words';

/** The content of a form as an email. */
export type Letter = {
  subject: string;
  greeting: string;
  message: string;
  /** The last lines: the sender's name and address, and other fields. */
  details: readonly string[];
};

/** The same fields for every form, for the endpoint. */
export type Message = Record<'firstName' | 'lastName' | 'email' | 'subject' | 'message', string>;

type LetterWords = Pick<FormWords, 'labels' | 'choices' | 'letter'>;

/** The names of a form's fields with this place in the letter. Fields without a place of their own are at `line`. */
function fieldsAt(form: MessageFormName, wanted: Place): string[] {
  const fields: readonly FieldFacts[] = messageForms[form];
  return fields.filter(({place = 'line'}) => place === wanted).map(({name}) => name);
}

type Place = NonNullable<FieldFacts['place']> | 'line';

/** The values for an email: the bare email address, and the label of the choice. */
function readableValues(values: Values, {choices}: LetterWords): Values {
  const chosen = values.about ? choices?.find(({value}) => value === values.about) : undefined;
  return {...values, email: emailAddress(values.email ?? ''), about: chosen?.label ?? ''};
}

/** The fields that are lines of their own, with their labels: `Phone: 98765 43210`. Empty fields are left out. */
const labelledLines = (form: MessageFormName, readable: Values, {labels}: LetterWords): string[] =>
  fieldsAt(form, 'line')
    .filter((name) => oneLine(readable[name] ?? ''))
    .map((name) => `${labels[name] ?? name}: ${readable[name]}`);

/** The email for the visitor's mail program. @param source of the visit */
export function letterOf(form: MessageFormName, values: Values, words: LetterWords, source = ''): Letter {
  const readable = readableValues(values, words);
  const valuesAt = (place: Place) => fieldsAt(form, place).map((name) => readable[name] ?? '');
  // The demo form has no subject field.
  const subject = form === 'contact' ? valuesAt('subject') : [words.letter.subject, readable.about];
  const signature = [valuesAt('name').join(' '), ...valuesAt('address')];
  const details = [...signature.filter(Boolean), ...labelledLines(form, readable, words)];
  if (source) details.push(`${words.letter.source}: ${source}`);
  return {
    greeting: words.letter.greeting,
    subject: subject.filter(Boolean).join(': '),
    message: valuesAt('message').join('\n\n'),
    details,
  };
}

/** The message for an endpoint. Its text includes the fields that the endpoint does not have. */
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

/** The email's text. Empty parts leave no empty lines. */
export function bodyOf({greeting, message, details}: Letter): string {
  const signature = details.map(oneLine).filter(Boolean).join('\n');
  return [oneLine(greeting), manyLines(message), signature].filter(Boolean).join('\n\n');
}

/** The subject and the text, for other programs. */
export const textOf = (letter: Letter) => [oneLine(letter.subject), bodyOf(letter)].filter(Boolean).join('\n\n');

/** In characters. Windows and many mail programs cut off longer URLs, or do not open them. */
const maxMailAddress = 2000;
/** In characters. Web servers accept URLs of 8 kB, and WhatsApp adds parameters of its own. */
const maxWhatsappAddress = 6000;

/** If the letter does not fit into the address, the text `paste` takes its place. */
type Handover = {address: string; fits: boolean};

/** A `mailto:` URL. The subject has one line, because a line break could inject a header. */
export function mailAddress(to: string, letter: Letter, paste: string): Handover {
  // Mail programs want CRLF, percent-encoded.
  const encode = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  const start = `mailto:${to}?subject=${encode(oneLine(letter.subject))}&body=`;
  const address = start + encode(bodyOf(letter));
  const fits = address.length <= maxMailAddress;
  return {address: fits ? address : start + encode(paste), fits};
}

/** A URL that opens WhatsApp with the letter as a message to a phone number. */
export function whatsappAddress(phone: string, letter: Letter, paste: string): Handover {
  const address = whatsappHref(phone, textOf(letter));
  const fits = address.length <= maxWhatsappAddress;
  return {address: fits ? address : whatsappHref(phone, paste), fits};
}
