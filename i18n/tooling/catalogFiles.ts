import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Tree} from '../tree.ts';
import {normalized} from '../unicode.ts';

/** Every language has a folder in `messages/`: `hi`, `pt-BR`. */
export const languageFolders = (root: string) =>
  readdirSync(path.join(root, 'messages'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(entry.name))
    .map(({name}) => name)
    .toSorted();

/** `home.json`, and not the `home.d.json.ts` that Next writes beside it. */
export const catalogFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^[^.]+\.json$/.test(file))
    .toSorted();

/** A JSON file, or an empty object where there is none. @throws with the file's name and the place, when it is not JSON */
export function readJson(file: string) {
  if (!existsSync(file)) return {};
  try {
    return normalized(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause}`);
  }
}

/** The words of the error screen, which has nothing but its own bundle, in every language but the source: as JSON. */
export function errorMessages(root: string, source = 'en') {
  const words: Record<string, unknown> = {};
  for (const locale of languageFolders(root)) {
    const {unexpected} = readJson(path.join(root, 'messages', locale, 'errors.json'));
    if (locale !== source && unexpected) words[locale] = unexpected;
  }
  return JSON.stringify(words);
}

/** A language's catalogs as they stand in its folder, as one tree: without the English fallback that pages have. */
export const catalogTree = (locale: string, root = process.cwd()): Tree => {
  const folder = path.join(root, 'messages', locale);
  return Object.fromEntries(
    catalogFiles(folder).map((file) => [file.replace('.json', ''), readJson(path.join(folder, file))]),
  );
};
