import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Pages that were opened before a deploy, or are cached, request hashed files of an earlier build. Not every build is deployed, so it is
 * unknown which one these pages come from. A build's files are therefore kept for some days after the next build, and those of the
 * latest builds always.
 */
const keptDays = 7;
/** Including this one. Builds with the same files count as one. */
const keptBuilds = 3;
/** A limit, because hosts limit the number of files. */
const mostBuilds = 20;

/** `at`: its time in ms. `files`: the names of its hashed files. */
type Build = {at: number; files: readonly string[]};

const compressedSuffixes = ['', '.br', '.gz'];
const listOf = (store: string) => join(store, 'builds.json');
const copyOf = (store: string, file: string) => join(store, 'files', file);

/** The files of earlier builds that this one lacks. @returns the paths of their copies, by name */
export function earlierAssets(own: readonly string[], store: string, now = Date.now()): Map<string, string> {
  const ownFiles = new Set(own);
  const copies = new Map<string, string>();
  for (const file of keptAfter(readList(store), {at: now, files: own}).flatMap(({files}) => files)) {
    const copy = copyOf(store, file);
    if (!ownFiles.has(file) && existsSync(copy)) copies.set(file, copy);
  }
  return copies;
}

/** Copies the build's `own` files to the store, which is in Next's cache and outlives builds. To be called when the build is complete. */
export function recordAssets(own: readonly string[], folder: string, store: string, now = Date.now()) {
  const earlier = readList(store);
  const builds = keptAfter(earlier, {at: now, files: own});
  mkdirSync(store, {recursive: true});
  for (const file of own) {
    for (const suffix of compressedSuffixes) {
      const source = join(folder, file + suffix);
      if (existsSync(source)) cpSync(source, copyOf(store, file + suffix));
    }
  }
  writeList(store, builds);

  const kept = new Set(builds.flatMap(({files}) => files));
  for (const file of earlier.flatMap(({files}) => files)) {
    if (kept.has(file)) continue;
    for (const suffix of compressedSuffixes) rmSync(copyOf(store, file + suffix), {force: true});
  }
}

/** The builds to keep, the oldest first. */
function keptAfter(earlier: readonly Build[], build: Build): Build[] {
  const others = earlier.filter(({files}) => files.join() !== build.files.join());
  const builds = [...others, build].slice(-mostBuilds);
  const oldest = build.at - keptDays * 24 * 3600 * 1000;
  return builds.filter((_, index) => {
    const isOfLatest = index >= builds.length - keptBuilds;
    const next = builds[index + 1];
    return isOfLatest || (next !== undefined && next.at >= oldest);
  });
}

function readList(store: string): Build[] {
  const file = listOf(store);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Renaming is atomic, so an interrupted build leaves the old list. */
function writeList(store: string, builds: readonly Build[]) {
  const file = listOf(store);
  writeFileSync(`${file}.new`, JSON.stringify(builds));
  renameSync(`${file}.new`, file);
}
