import {type FieldFacts, phoneDigits} from '@/content/forms';
import {sum} from '@/content/math';
import {interpolate} from '@/lib/interpolate';
import {emailAddress, manyLines, oneLine} from './plainText';
import type {FormWords} from './words';

/** What is wrong with a field; the numbers stand in the message that the visitor reads. */
export type FieldError =
  | {code: 'required' | 'email'}
  | {code: 'tooShort'; min: number}
  | {code: 'tooLong'; max: number; count: number}
  | {code: 'phone'; min: number; max: number};

export type Values = Record<string, string>;

/** How a value of each kind will be sent. */
const clean = {line: oneLine, choice: oneLine, phone: oneLine, email: emailAddress, text: manyLines} as const;

/** Whether a text shows anything: joiners, fillers and blank patterns alone do not. */
const isVisible = (text: string): boolean => /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What is wrong with a value, or nothing. It is checked as it will be sent; an emoji or a matra is one character. */
export function errorOf(field: FieldFacts, value: string): FieldError | undefined {
  const text = clean[field.kind](value);
  if (!isVisible(text)) return field.required ? {code: 'required'} : undefined;

  const count = [...text].length;
  if (count > field.max) return {code: 'tooLong', max: field.max, count};
  if (field.min && count < field.min) return {code: 'tooShort', min: field.min};
  if (field.kind === 'email' && !isEmail(text)) return {code: 'email'};
  if (field.kind === 'phone' && !isPhone(text)) return {code: 'phone', ...phoneDigits};
  return undefined;
}

/** What is wrong with the fields, in the form's order, in words. */
export function errorsOf(fields: readonly FieldFacts[], values: Values, words: FormWords['errors']): Values {
  const errors: Values = {};
  for (const field of fields) {
    const error = errorOf(field, values[field.name] ?? '');
    if (error) errors[field.name] = errorText(field.name, error, words);
  }
  return errors;
}

/** An error in words, its numbers as the page's language writes them. */
export function errorText(name: string, error: FieldError, words: FormWords['errors']): string {
  if (error.code === 'required') return words.required[name] ?? '';
  const numbers = Object.entries(error).map(([place, value]) => [
    place,
    value.toLocaleString(document.documentElement.lang),
  ]);
  return interpolate(words[error.code], Object.fromEntries(numbers));
}

/** In front of the @: anything in quotation marks, or no spaces and none of mail's separators. */
const quotedLocalPart = String.raw`"(?:[^"\\]|\\.)+"`;
const plainLocalPart = String.raw`[^\s@<>()[\]\\,;:"]+`;
const emailParts = new RegExp(`^(?<local>${quotedLocalPart}|${plainLocalPart})@(?<host>[^\\s@]+)$`);

/** Between the dots of a host: letters of any script (RFC 6531), digits, and hyphens that are not at an end. */
const hostLabel = /^(?!-)[\p{L}\p{M}\p{N}\p{Join_Control}-]+(?<!-)$/u;

/** Only what is certainly no address is refused, as the answer goes there anyway. */
function isEmail(text: string): boolean {
  const {local = '', host = ''} = emailParts.exec(text)?.groups ?? {};
  const labels = host.split('.');
  const isIpAddress = /^\p{N}+$/u.test(labels.at(-1) ?? '');
  return local.length <= 64 && labels.length >= 2 && labels.every((label) => hostLabel.test(label)) && !isIpAddress;
}

/** People write two numbers, an extension, a name between: only too few digits, or too many in a row, are refused. */
function isPhone(text: string): boolean {
  const rows = text.match(/\p{Nd}+/gu) ?? [];
  const lengths = rows.map((row) => [...row].length);
  return sum(lengths) >= phoneDigits.min && Math.max(...lengths) <= phoneDigits.max;
}
