import path from 'node:path';
import {withFallback} from '../fallback';
import {textsIn} from '../tree';
import {catalogTree, readJson} from './catalogFiles';
import {isUntranslated} from './untranslated';

/** The English texts on a language's pages: texts that are not translated yet, and fallbacks for invalid translations. */
export function englishTextsOf(locale: string, root: string, source = 'en'): string[] {
  const english = catalogTree(source, root);
  const originals = new Map(textsIn(english));
  const {protected: names = []}: {protected?: string[]} = readJson(path.join(root, 'messages/glossary.json'));
  const records: Record<string, string> = readJson(path.join(root, `messages/records.${locale}.json`));
  return textsIn(withFallback(english, catalogTree(locale, root)))
    .filter(([key, text]) => isUntranslated(originals.get(key) ?? '', text, names, records[key]))
    .map(([, text]) => text);
}
