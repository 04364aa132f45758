import path from 'node:path';
import {textsIn} from '../tree.ts';
import {catalogTree, languageFolders, readJson} from './catalogFiles.ts';
import {isUntranslated} from './untranslated.ts';

/** The share of messages that have to be translated before visitors and search engines are offered a language. */
export const publishThreshold = 0.95;

/** The languages that have too few translations. Outdated ones count, so that a change of English texts takes no language offline. */
export function unfinishedLanguages(root: string, source = 'en'): string[] {
  const originals = textsIn(catalogTree(source, root));
  const {protected: names = []}: {protected?: string[]} = readJson(path.join(root, 'messages/glossary.json'));
  return languageFolders(root).filter((locale) => {
    const translations = new Map(textsIn(catalogTree(locale, root)));
    const records: Record<string, string> = readJson(path.join(root, `messages/records.${locale}.json`));
    const isTranslated = ([key, original]: [key: string, text: string]) => {
      const translation = translations.get(key) ?? '';
      return translation.trim() !== '' && !isUntranslated(original, translation, names, records[key]);
    };
    const translated = originals.filter(isTranslated).length;
    return locale !== source && translated < publishThreshold * originals.length;
  });
}
