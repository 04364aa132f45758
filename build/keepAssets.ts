import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Pages that were opened before a deploy, or are cached, request hashed files of the build that they came from. Which build is live, a
 * build cannot know: others may have failed after it, or never been deployed. So its files are kept for days from the next build on,
 * and those of the latest builds however long ago they were.
 */
const keptDays = 7;
/** This build included; those with the same files count once. */
const keptBuilds = 3;
/** However often somebody builds: hosts limit how many files a site has. */
const mostBuilds = 20;

/** A build: when it was done, and the names of its files. */
type Build = {at: number; files: readonly string[]};

const compressedEndings = ['', '.br', '.gz'];
const listOf = (store: string) => join(store, 'builds.json');
const copyOf = (store: string, file: string) => join(store, 'files', file);

/** Finds what earlier builds had and this one lacks. @returns where the copies are, by the files' names */
export function earlierAssets(own: readonly string[], store: string, now = Date.now()): Map<string, string> {
  const ownFiles = new Set(own);
  const copies = new Map<string, string>();
  for (const file of keptAfter(readList(store), {at: now, files: own}).flatMap(({files}) => files)) {
    const copy = copyOf(store, file);
    if (!ownFiles.has(file) && existsSync(copy)) copies.set(file, copy);
  }
  return copies;
}

/** Copies the folder's `own` files to the store, which is in Next's cache folder and survives builds. Once the build is complete. */
export function recordAssets(own: readonly string[], folder: string, store: string, now = Date.now()) {
  const earlier = readList(store);
  const builds = keptAfter(earlier, {at: now, files: own});
  mkdirSync(store, {recursive: true});
  for (const file of own) {
    for (const ending of compressedEndings) {
      const source = join(folder, file + ending);
      if (existsSync(source)) cpSync(source, copyOf(store, file + ending));
    }
  }
  writeList(store, builds);

  const kept = new Set(builds.flatMap(({files}) => files));
  for (const file of earlier.flatMap(({files}) => files)) {
    if (kept.has(file)) continue;
    for (const ending of compressedEndings) rmSync(copyOf(store, file + ending), {force: true});
  }
}

/** The builds whose files are kept once there is this one, the oldest first. */
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

/** In one step: a build that is stopped meanwhile leaves the former list. */
function writeList(store: string, builds: readonly Build[]) {
  const file = listOf(store);
  writeFileSync(`${file}.new`, JSON.stringify(builds));
  renameSync(`${file}.new`, file);
}
