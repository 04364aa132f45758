import {type FieldFacts, phoneDigits} from '@/content/forms';
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

const clean = {line: oneLine, choice: oneLine, phone: oneLine, email: emailAddress, text: manyLines} as const;

/** What is wrong with a value, or nothing. It is checked as it will be sent; an emoji or a matra is one character. */
export function errorOf(field: FieldFacts, value: string): FieldError | undefined {
  const text = clean[field.kind](value);
  const count = [...text].length;
  // Joiners, fillers and blank patterns alone show nothing.
  if (!/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text)) return field.required && {code: 'required'};
  if (count > field.max) return {code: 'tooLong', max: field.max, count};
  if (field.min && count < field.min) return {code: 'tooShort', min: field.min};
  if (field.kind === 'email' && !isEmail(text)) return {code: 'email'};
  if (field.kind === 'phone' && !isPhone(text)) return {code: 'phone', ...phoneDigits};
}

/** What is wrong with the fields, in the form's order, in words. */
export function errorsOf(fields: readonly FieldFacts[], values: Values, words: FormWords['errors']): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, values[field.name] ?? '');
      return error ? [[field.name, errorText(field.name, error, words)]] : [];
    }),
  );
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

/**
 * Only what is certainly no address is refused, as the answer goes there anyway: one @, a local part without spaces or mail's
 * separators unless it is quoted, and a host with a dot. Letters may be of any script (RFC 6531).
 */
function isEmail(text: string): boolean {
  const [, local = '', host = ''] = /^("(?:[^"\\]|\\.)+"|[^\s@<>()[\]\\,;:"]+)@([^\s@]+)$/.exec(text) ?? [];
  return (
    local.length <= 64 &&
    /^(?:(?!-)[\p{L}\p{M}\p{N}\p{Join_Control}-]+(?<!-)(?:\.(?!$)|$)){2,}$/u.test(host) &&
    !/\.\p{N}+$/u.test(host)
  );
}

/** People write two numbers, an extension, a name between: only too few digits, or an unbroken row of too many, are refused. */
function isPhone(text: string): boolean {
  const rows = text.match(/\p{Nd}+/gu) ?? [];
  const lengths = rows.map((row) => [...row].length);
  return lengths.reduce((sum, length) => sum + length, 0) >= phoneDigits.min && Math.max(...lengths) <= phoneDigits.max;
}
