// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {normalized} from './unicode.mjs';

/** The files of `messages/`. Plain JavaScript, because next.config.mjs reads them before any compiler runs. */

/** Every language has a folder: `hi`, `pt-BR`. @param {string} root the folder that has `messages/` */
export const languageFolders = (root) =>
  readdirSync(path.join(root, 'messages'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(entry.name))
    .map(({name}) => name)
    .toSorted();

/** `home.json`, and not the `home.d.json.ts` that Next writes beside it. @param {string} folder of a language */
export const catalogFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => /^[^.]+\.json$/.test(file))
    .toSorted();

/**
 * A JSON file, also behind a byte order mark; an empty object where there is no file.
 * @param {string} file
 * @throws with the file's name, when it is not JSON
 */
export function readJson(file) {
  if (!existsSync(file)) return {};
  try {
    return normalized(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (cause) {
    throw new Error(`${file} is not JSON; npm run messages says where.`, {cause});
  }
}

/**
 * The words of the error screen in every language but the source, as JSON by language: a screen that has nothing but its own
 * bundle gets them as a constant of the build. Plain JavaScript because next.config.mjs reads it before any compiler runs.
 *
 * @param {string} root the folder that has `messages/`
 * @param {string} source the language whose words the screen has itself
 */
export function errorMessages(root, source = 'en') {
  const words = languageFolders(root).flatMap((locale) => {
    /** @type {{unexpected?: Record<string, string>}} */
    const {unexpected} = readJson(path.join(root, 'messages', locale, 'errors.json'));
    return locale === source || !unexpected ? [] : [[locale, unexpected]];
  });
  return JSON.stringify(Object.fromEntries(words));
}

/**
 * A language's catalogs as they stand in its folder, as one tree: without the English fallback that pages have.
 * @param {string} locale
 * @param {string} root the project's folder
 * @returns {import('./tree').Tree}
 * @throws with the file's name, when one is not JSON
 */
export const catalogTree = (locale, root = process.cwd()) => {
  const folder = path.join(root, 'messages', locale);
  return Object.fromEntries(
    catalogFiles(folder).map((file) => [file.replace('.json', ''), readJson(path.join(folder, file))]),
  );
};
