import {type FieldFacts, phoneDigits} from '@/content/forms';
import {manyLines, oneLine} from './plainText';

/** What is wrong with a field; the numbers stand in the message that the visitor reads. */
export type FieldError =
  | {code: 'required' | 'email'}
  | {code: 'tooShort'; min: number}
  | {code: 'tooLong'; max: number; count: number}
  | {code: 'phone'; min: number; max: number};

export type Values = Record<string, string>;

/** A value as it is judged: as components/forms/letter.ts will send it. */
const cleaned = ({kind}: FieldFacts, value: string) => (kind === 'text' ? manyLines(value) : oneLine(value));

/** What is wrong with a value, or nothing. Characters are counted as Unicode does: an emoji or a matra is one. */
export function errorOf(field: FieldFacts, value: string): FieldError | undefined {
  const text = cleaned(field, value);
  const count = [...text].length;
  // Joiners alone show nothing.
  if (!/[^\s\u200c\u200d]/.test(text)) return field.required && {code: 'required'};
  if (count > field.max) return {code: 'tooLong', max: field.max, count};
  if (field.min && count < field.min) return {code: 'tooShort', min: field.min};
  if (field.kind === 'email' && !isEmail(text)) return {code: 'email'};
  if (field.kind === 'phone' && !isPhone(text)) return {code: 'phone', ...phoneDigits};
}

/** The fields that are wrong, in the form's order. */
export function errorsOf(fields: readonly FieldFacts[], values: Values): Record<string, FieldError> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, values[field.name] ?? '');
      return error ? [[field.name, error]] : [];
    }),
  );
}

/**
 * Only what is certainly no address is refused, as the answer goes there anyway: one @, a local part without spaces or
 * mail's separators, and a host with a dot. Letters may be of any script (RFC 6531).
 */
function isEmail(text: string): boolean {
  const [, local = '', host = ''] = /^([^\s@<>()[\]\\,;:"]+)@([^\s@]+)$/.exec(text) ?? [];
  return (
    !/^\.|\.\.|\.$/.test(local) &&
    local.length <= 64 &&
    /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)(\.(?!-)[\p{L}\p{M}\p{N}-]+(?<!-))+$/u.test(host) &&
    /[\p{L}\p{M}]$/u.test(host)
  );
}

/** Digits of any script, with what people, and their keyboards, write between them: hyphens of any length. */
function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return /^[+＋]?[\p{Nd}\p{Pd}\s().−/]+$/u.test(text) && digits >= phoneDigits.min && digits <= phoneDigits.max;
}
