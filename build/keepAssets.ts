import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Builds whose files are kept, this one included; those with the same files count once. */
const builds = 3;

/**
 * Keeps copies of the folder's `own` files in `store`, and finds those that only earlier builds have, by their names: pages that
 * were opened before a deploy, or are cached, request them. Next's cache folder, where they are, survives builds.
 */
export function keepAssets(own: readonly string[], folder: string, store: string): Map<string, string> {
  const listFile = join(store, 'builds.json');
  const before: string[][] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const kept = [...before.filter((files) => files.join() !== own.join()), own].slice(-builds);
  const wanted = new Set(kept.flat());
  const copyOf = (file: string) => join(store, 'files', file);
  mkdirSync(store, {recursive: true});
  for (const file of own) cpSync(join(folder, file), copyOf(file));
  writeFileSync(`${listFile}.new`, JSON.stringify(kept));
  renameSync(`${listFile}.new`, listFile);
  for (const file of before.flat()) if (!wanted.has(file)) rmSync(copyOf(file), {force: true});
  const earlier = [...wanted].filter((file) => !own.includes(file) && existsSync(copyOf(file)));
  return new Map(earlier.map((file) => [file, copyOf(file)]));
}
