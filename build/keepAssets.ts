import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Builds whose files are kept, this one included; those with the same files count once. */
const keptBuilds = 3;

/**
 * Keeps copies of the folder's `own` files in `store`, and finds those that only earlier builds have: pages that were opened before
 * a deploy, or are cached, request them. The store is in Next's cache folder, which survives builds.
 * @returns where the copies of earlier builds' files are, by the files' names
 */
export function keepAssets(own: readonly string[], folder: string, store: string): Map<string, string> {
  const listFile = join(store, 'builds.json');
  const copyOf = (file: string) => join(store, 'files', file);
  const earlierBuilds = readList(listFile);
  const otherBuilds = earlierBuilds.filter((files) => files.join() !== own.join());
  const builds = [...otherBuilds, own].slice(-keptBuilds);
  const kept = new Set(builds.flat());

  mkdirSync(store, {recursive: true});
  for (const file of own) cpSync(join(folder, file), copyOf(file));
  writeList(listFile, builds);
  for (const file of earlierBuilds.flat()) {
    if (!kept.has(file)) rmSync(copyOf(file), {force: true});
  }

  const ownFiles = new Set(own);
  const copies = new Map<string, string>();
  for (const file of kept) {
    if (!ownFiles.has(file) && existsSync(copyOf(file))) copies.set(file, copyOf(file));
  }
  return copies;
}

/** The files of each kept build, the oldest build first. */
function readList(file: string): string[][] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** In one step: a build that is stopped meanwhile leaves the former list. */
function writeList(file: string, builds: readonly (readonly string[])[]) {
  writeFileSync(`${file}.new`, JSON.stringify(builds));
  renameSync(`${file}.new`, file);
}
