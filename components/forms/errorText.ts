import type {FieldError} from '@/lib/forms/validate';
import {interpolate} from '@/lib/interpolate';
import type {FormWords} from './words';

/** What is wrong with a field, in words, its numbers as the page's language writes them. */
export function errorText(name: string, error: FieldError | undefined, words: FormWords['errors']): string | undefined {
  if (!error) return;
  if (error.code === 'required') return words.required[name];
  const numbers = Object.entries(error).flatMap(([place, value]) =>
    typeof value === 'number' ? [[place, value.toLocaleString(document.documentElement.lang)]] : [],
  );
  return interpolate(words[error.code], Object.fromEntries(numbers));
}
