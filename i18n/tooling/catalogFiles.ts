import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Tree} from '../tree.ts';
import {normalized} from '../unicode.ts';

/** The languages that have a folder in `messages/`: `hi`, `pt-BR`. */
export const languageFolders = (root: string) =>
  readdirSync(path.join(root, 'messages'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(entry.name))
    .map(({name}) => name)
    .toSorted();

/** The catalogs in a folder: `home.json`, but not `home.d.json.ts`, which Next writes beside it. */
export const catalogFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^[^.]+\.json$/.test(file))
    .toSorted();

/** The content of a JSON file, or an empty object if there is no file. @throws with the file's name if it is not JSON */
export function readJson(file: string) {
  if (!existsSync(file)) return {};
  try {
    return normalized(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause}`);
  }
}

/** The words of the error screen in every language but English, as JSON. They are built into its script, because it can load nothing more. */
export function errorMessages(root: string, source = 'en') {
  const words: Record<string, unknown> = {};
  for (const locale of languageFolders(root)) {
    const {unexpected} = readJson(path.join(root, 'messages', locale, 'errors.json'));
    if (locale !== source && unexpected) words[locale] = unexpected;
  }
  return JSON.stringify(words);
}

/** A language's catalogs as one tree, without English fallbacks. */
export const catalogTree = (locale: string, root = process.cwd()): Tree => {
  const folder = path.join(root, 'messages', locale);
  return Object.fromEntries(
    catalogFiles(folder).map((file) => [file.replace('.json', ''), readJson(path.join(folder, file))]),
  );
};
