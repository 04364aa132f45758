import path from 'node:path';
import {catalogFiles, languageFolders, readJson} from './catalogFiles.ts';
import {isUntranslated} from './untranslated.ts';

/** From this share of its messages on, a language is offered to visitors and to search engines. */
export const enough = 0.95;

/**
 * The languages of which too little is translated. What is translated but stale counts: an English text that is polished
 * does not take Hindi off the web.
 */
export function unfinishedLanguages(root: string, source = 'en'): string[] {
  const folder = path.join(root, 'messages');
  const textsOf = (locale: string) =>
    new Map(
      catalogFiles(path.join(folder, locale)).flatMap((file) =>
        leaves(readJson(path.join(folder, locale, file)), file.replace('.json', '')),
      ),
    );
  const originals = textsOf(source);
  const {protected: names = []}: {protected?: string[]} = readJson(path.join(folder, 'glossary.json'));

  return languageFolders(root).filter((locale) => {
    const translations = textsOf(locale);
    const records: Record<string, string> = readJson(path.join(folder, `records.${locale}.json`));
    const done = [...originals].filter(([key, original]) => {
      const translation = translations.get(key) ?? '';
      return translation.trim() !== '' && !isUntranslated(original, translation, names, records[key]);
    });
    return locale !== source && done.length < enough * originals.size;
  });
}

function leaves(branch: unknown, at: string): [key: string, text: string][] {
  if (typeof branch === 'string') return [[at, branch]];
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([key, value]) => leaves(value, `${at}.${key}`));
}
