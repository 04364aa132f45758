import path from 'node:path';
import {withFallback} from '../fallback';
import {textsIn} from '../tree';
import {catalogTree, readJson} from './catalogFiles';
import {isUntranslated} from './untranslated';

/** The English texts that a language's pages show: what nobody has translated yet, and what stands in for a broken translation. */
export function englishTextsOf(locale: string, root: string, source = 'en'): string[] {
  const english = catalogTree(source, root);
  const originals = new Map(textsIn(english));
  const {protected: names = []}: {protected?: string[]} = readJson(path.join(root, 'messages/glossary.json'));
  const records: Record<string, string> = readJson(path.join(root, `messages/records.${locale}.json`));
  return textsIn(withFallback(english, catalogTree(locale, root)))
    .filter(([key, text]) => isUntranslated(originals.get(key) ?? '', text, names, records[key]))
    .map(([, text]) => text);
}
