import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isAt} from './place';
import {messagesFolder, nameOf, type Project} from './project';
import {treeText} from './tree';

/**
 * Writes all files of a language, in the order of English. A key that English does not have keeps its place at the end, unless
 * English has another message there now: `hero` where there is `hero.title`.
 * @param texts by key with the file: `home.hero.title`; a message without one is left out
 */
export function writeCatalogs(project: Project, locale: string, texts: ReadonlyMap<string, string>): void {
  const keysOf = (of: string, file: string) => [...(project.catalogs.get(of)?.get(file)?.messages.keys() ?? [])];
  for (const file of project.catalogs.get(project.source)?.keys() ?? []) {
    const english = keysOf(project.source, file);
    const others = keysOf(locale, file).filter((key) => !english.some((one) => isAt(one, key) || isAt(key, one)));
    const own = [...english, ...others].flatMap((key) => {
      const text = texts.get(`${nameOf(file)}.${key}`);
      return text === undefined ? [] : [[key, text] as const];
    });
    writeFileSync(join(messagesFolder(project.root), locale, file), treeText(own));
  }
}
