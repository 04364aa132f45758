import {join} from 'node:path';
import {catalogFiles, readJson} from './catalogFiles.mjs';
import type {Tree} from './tree';

/**
 * A language's catalogs as they stand in its folder, as one tree: without the English fallback that pages have.
 * @param root the project's folder
 * @throws with the file's name, when one is not JSON
 */
export const catalogTree = (locale: string, root = process.cwd()): Tree => {
  const folder = join(root, 'messages', locale);
  return Object.fromEntries(
    catalogFiles(folder).map((file) => [file.replace('.json', ''), readJson(join(folder, file))]),
  );
};
