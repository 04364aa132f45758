import {WrongCall} from '../wrongCall';
import type {Place} from './accept';
import {nameOf} from './project';

/** Whether a key is the one of a place, or lies below it: `hero.title` is at `hero`. */
export const isAt = (key: string, place: string): boolean => key === place || key.startsWith(`${place}.`);

/** What the arguments after a command name: any languages, and one place. */
type Named = Place & {locales: string[]};

/**
 * `hi home hero.title`, `hi home.hero.title`, `home.json`, `messages/hi/home.json`: languages, a file and a key.
 * @throws WrongCall on an argument that is neither
 */
export function namedBy(words: readonly string[], locales: readonly string[], files: readonly string[]): Named {
  const named: Named = {locales: []};
  for (const word of words) {
    const [, locale, path] = /^(?:\.?\/?messages\/([\w-]+)\/)?(.+)$/.exec(word) ?? [];
    if (locale && locales.includes(locale)) named.locales.push(locale);
    const name = path ?? word;
    if (locales.includes(name)) named.locales.push(name);
    else if (named.file && !named.key) named.key = name;
    else if (!named.file) {
      const bare = nameOf(name);
      const [first = '', ...rest] = bare.split('.');
      if (!files.includes(`${first}.json`)) {
        throw new WrongCall(
          `"${word}" is neither a language (${locales.join(', ')}) nor a file (${files.map(nameOf).join(', ')}).`,
        );
      }
      named.file = `${first}.json`;
      if (rest.length) named.key = rest.join('.');
    } else throw new WrongCall(`One file and one key at a time: "${word}" is too many.`);
  }
  return named;
}
