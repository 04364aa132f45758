import {type FieldFacts, phoneDigits} from '@/content/formFields';
import {sum} from '@/content/math';
import {interpolate} from '@/lib/interpolate';
import {emailAddress, manyLines, oneLine} from './plainText';
import type {FormWords} from './words';

/** An error of a field, with the numbers for its message. */
export type FieldError =
  | {code: 'required' | 'email'}
  | {code: 'tooShort'; min: number}
  | {code: 'tooLong'; max: number; count: number}
  | {code: 'phone'; min: number; max: number};

export type Values = Record<string, string>;

/** Normalises a value before it is checked and sent. */
const clean = {line: oneLine, choice: oneLine, phone: oneLine, email: emailAddress, text: manyLines} as const;

/** Whether a text has any visible character. Joiners, fillers and the blank Braille pattern are invisible. */
const isVisible = (text: string): boolean => /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/** Checks a value in the form in which it is sent. An emoji or a matra counts as one character. */
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

/** The error messages of all invalid fields, in the form's order. */
export function errorsOf(fields: readonly FieldFacts[], values: Values, words: FormWords['errors']): Values {
  const errors: Values = {};
  for (const field of fields) {
    const error = errorOf(field, values[field.name] ?? '');
    if (error) errors[field.name] = errorText(field.name, error, words);
  }
  return errors;
}

/** An error message, with numbers in the format of the page's language. */
export function errorText(name: string, error: FieldError, words: FormWords['errors']): string {
  if (error.code === 'required') return words.required[name] ?? '';
  const {code, ...limits} = error;
  const {lang} = document.documentElement;
  const numbers = Object.entries(limits).map(([name, limit]) => [name, limit.toLocaleString(lang)]);
  return interpolate(words[code], Object.fromEntries(numbers));
}

/** Before the @: anything in quotation marks, or text without spaces and separators. */
const quotedLocalPart = String.raw`"(?:[^"\\]|\\.)+"`;
const plainLocalPart = String.raw`[^\s@<>()[\]\\,;:"]+`;
const emailParts = new RegExp(`^(?<local>${quotedLocalPart}|${plainLocalPart})@(?<host>[^\\s@]+)$`);

/** Between the dots of a host: letters of any script (RFC 6531), digits, and inner hyphens. */
const hostLabel = /^(?!-)[\p{L}\p{M}\p{N}\p{Join_Control}-]+(?<!-)$/u;

/** Whether a text may be an email address. Lenient: only text that cannot be an address is invalid. */
function isEmail(text: string): boolean {
  const {local = '', host = ''} = emailParts.exec(text)?.groups ?? {};
  const labels = host.split('.');
  const isIpAddress = /^\p{N}+$/u.test(labels.at(-1) ?? '');
  return local.length <= 64 && labels.length >= 2 && labels.every((label) => hostLabel.test(label)) && !isIpAddress;
}

/**
 * Whether a text may have a phone number. Lenient, because people write two numbers, extensions and names: only too few digits, or too many
 * in a row, are invalid.
 */
function isPhone(text: string): boolean {
  const digitRuns = text.match(/\p{Nd}+/gu) ?? [];
  const lengths = digitRuns.map((run) => [...run].length);
  return sum(lengths) >= phoneDigits.min && Math.max(...lengths) <= phoneDigits.max;
}
