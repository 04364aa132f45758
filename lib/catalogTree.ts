import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Tree} from '@/i18n/tree';

/**
 * A language's catalogs as they stand in its folder, as one tree: without the English fallback that pages have.
 * @param root the project's folder
 */
export const catalogTree = (locale: string, root = process.cwd()): Tree => {
  const folder = join(root, 'messages', locale);
  const files = readdirSync(folder).filter((file) => /^[^.]+\.json$/.test(file));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
};
