import {lineOf} from '../catalog';
import type {FileSubject} from '../subject';
import {each, type Finding} from './each';

/** What English has and this language does not. A file that cannot be read is not said to miss anything. */
export function missingMessages({isSource, catalog, source, file, locale}: FileSubject): Finding[] {
  if (isSource || !source) return [];
  if (!catalog) {
    return [
      {
        key: '',
        line: 1,
        message: `The whole file is missing. Copy messages/en/${file} to messages/${locale}/ and translate it.`,
      },
    ];
  }
  if (!catalog.readable) return [];
  // A key whose value cannot be read is there, and reported as such.
  const known = new Set([...catalog.messages.keys(), ...catalog.problems.map(({key}) => key)]);
  return [...source.messages.values()]
    .filter(({key}) => !known.has(key))
    .map(({key, text}) => ({
      key,
      line: lineOf(catalog, key),
      message: `Not translated yet, so visitors read English here. Add the key with a translation of “${text}”.`,
    }));
}

/** What this language has and English does not: nobody will ever see it. */
export function extraMessages({isSource, catalog, source, file, messages, locale}: FileSubject): Finding[] {
  if (isSource || !catalog) return [];
  if (!source) {
    return [
      {key: '', line: 1, message: `English has no file ${file}. Delete it from messages/${locale}/, or mend its name.`},
    ];
  }
  if (!source.readable) return [];
  return messages
    .filter(({key}) => !source.messages.has(key))
    .map(({key, line}) => ({
      key,
      line,
      message: 'English has no such key, so this text is never shown. Mend the key, or delete the line.',
    }));
}

/** A key without a text. */
export const emptyMessages = each(({text, source}) => {
  if (text.trim()) return undefined;
  if (source === undefined) return 'The text is empty. Write it, or delete the key in every language.';
  return `The text is empty, so visitors read English here. Translate “${source}”.`;
});
