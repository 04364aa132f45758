// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of `messages/`, as whatever runs before a compiler reads them too: plain JavaScript.
 */

/** Every language has a folder. @param {string} root the folder that has `messages/` */
export const languageFolders = (root) =>
  readdirSync(path.join(root, 'messages'), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** `home.json`, and not the `home.d.json.ts` that Next writes beside it. @param {string} folder of a language */
export const catalogFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => /^[^.]+\.json$/.test(file))
    .toSorted();

/**
 * What a JSON file says, also behind a byte order mark; an empty object where there is no file.
 * @param {string} file
 * @throws with the file's name, when it is not JSON
 */
export function readJson(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error(`${file} is not JSON; npm run messages says where.`, {cause});
  }
}
