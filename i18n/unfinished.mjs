// @ts-check
import path from 'node:path';
import {catalogFiles, languageFolders, readJson} from './catalogFiles.mjs';
import {isUntranslated} from './untranslated.mjs';

/** From this share of its messages on, a language is offered to visitors and to search engines. */
export const enough = 0.95;

/**
 * The languages of which too little is translated. What is translated but stale counts: an English text that is polished
 * does not take Hindi off the web. Plain JavaScript because next.config.mjs reads it before any compiler runs.
 *
 * @param {string} root the folder that has `messages/`
 * @param {string} source the language that the others are translated from
 * @returns {string[]}
 */
export function unfinishedLanguages(root, source = 'en') {
  const folder = path.join(root, 'messages');
  /** @param {string} locale */
  const textsOf = (locale) =>
    new Map(
      catalogFiles(path.join(folder, locale)).flatMap((file) =>
        leaves(readJson(path.join(folder, locale, file)), file.replace('.json', '')),
      ),
    );
  const originals = textsOf(source);
  /** @type {{protected?: string[]}} */
  const {protected: names = []} = readJson(path.join(folder, 'glossary.json'));

  return languageFolders(root).filter((locale) => {
    const translations = textsOf(locale);
    /** @type {Record<string, string>} */
    const records = readJson(path.join(folder, `records.${locale}.json`));
    const done = [...originals].filter(([key, original]) => {
      const translation = translations.get(key) ?? '';
      return translation.trim() !== '' && !isUntranslated(original, translation, names, records[key]);
    });
    return locale !== source && done.length < enough * originals.size;
  });
}

/**
 * @param {unknown} branch
 * @param {string} at
 * @returns {[key: string, text: string][]}
 */
function leaves(branch, at) {
  if (typeof branch === 'string') return [[at, branch]];
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([key, value]) => leaves(value, `${at}.${key}`));
}
