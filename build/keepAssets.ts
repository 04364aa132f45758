import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Builds whose files are kept, this one included. */
const builds = 3;

/**
 * Restores the hashed files of earlier builds: pages opened before a deploy, or cached, request them. Copies are kept in Next's
 * cache folder, which survives builds and which CI services keep.
 * @param own this build's files, relative to the folder
 * @param store where earlier builds are remembered
 * @returns the files that were brought back, relative to the folder
 */
export function keepAssets(own: readonly string[], folder: string, store: string): string[] {
  const listFile = join(store, 'builds.json');
  const before: string[][] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  // A build with the same files counts once.
  const others = before.filter((files) => files.join() !== own.join());
  const kept = [...others, own].slice(-builds);
  const wanted = new Set(kept.flat());
  const copies = join(store, 'files');
  mkdirSync(copies, {recursive: true});
  for (const file of own) cpSync(join(folder, file), join(copies, file));
  for (const entry of readdirSync(copies, {recursive: true, withFileTypes: true})) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(relative(copies, file))) rmSync(file);
  }
  writeFileSync(listFile, JSON.stringify(kept));
  const missing = [...wanted].filter((file) => !existsSync(join(folder, file)) && existsSync(join(copies, file)));
  for (const file of missing) cpSync(join(copies, file), join(folder, file));
  return missing;
}
