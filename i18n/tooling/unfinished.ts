import path from 'node:path';
import {textsIn} from '../tree.ts';
import {catalogTree, languageFolders, readJson} from './catalogFiles.ts';
import {isUntranslated} from './untranslated.ts';

/** From this share of its messages on, a language is offered to visitors and to search engines. */
export const publishThreshold = 0.95;

/** The languages of which too little is translated. A stale translation counts: a polished English text takes no language off the web. */
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
