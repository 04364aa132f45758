import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Pages that were opened before a deploy, or are cached, request hashed files of an earlier build. So this module keeps the files of
 * earlier builds for some time.
 */

/** How long a build's files are kept after the next build. */
const keptDays = 7;
/** The builds whose files are always kept, including the present one. Builds with the same files count as one. */
const minBuilds = 3;
/** The builds whose files are kept at most, because hosts limit the number of files. */
const maxBuilds = 20;

/** `at`: the time of the build in ms. `files`: the names of its hashed files. */
type Build = {at: number; files: readonly string[]};

const compressedSuffixes = ['', '.br', '.gz'];
const listPath = (store: string) => join(store, 'builds.json');
const copyPath = (store: string, file: string) => join(store, 'files', file);

/** Finds the files of earlier builds that the new build lacks. @returns the paths of their copies, by name */
export function earlierAssets(newFiles: readonly string[], store: string, now = Date.now()): Map<string, string> {
  const builds = keptAfter(readList(store), {at: now, files: newFiles});
  const earlierFiles = new Set(builds.flatMap(({files}) => files)).difference(new Set(newFiles));
  const copies = new Map<string, string>();
  for (const file of earlierFiles) {
    const copy = copyPath(store, file);
    if (existsSync(copy)) copies.set(file, copy);
  }
  return copies;
}

/** Copies the new build's files to the store, which is in Next's cache and outlives builds. To be called when the build is complete. */
export function recordAssets(newFiles: readonly string[], folder: string, store: string, now = Date.now()) {
  const earlier = readList(store);
  const builds = keptAfter(earlier, {at: now, files: newFiles});
  mkdirSync(store, {recursive: true});
  for (const file of newFiles) {
    for (const suffix of compressedSuffixes) {
      const source = join(folder, file + suffix);
      if (existsSync(source)) cpSync(source, copyPath(store, file + suffix));
    }
  }
  writeList(store, builds);

  const kept = new Set(builds.flatMap(({files}) => files));
  for (const file of earlier.flatMap(({files}) => files)) {
    if (kept.has(file)) continue;
    for (const suffix of compressedSuffixes) rmSync(copyPath(store, file + suffix), {force: true});
  }
}

/** The builds to keep, the oldest first. Of builds with the same files only the latest is in the list. */
function keptAfter(earlier: readonly Build[], build: Build): Build[] {
  const others = earlier.filter(({files}) => files.join() !== build.files.join());
  const builds = [...others, build].slice(-maxBuilds);
  const firstKeptTime = build.at - keptDays * 24 * 3600 * 1000;
  return builds.filter((_, index) => {
    const isOneOfLatest = index >= builds.length - minBuilds;
    // A build may have been deployed until the next one was made, so the days count from there. Which builds were deployed is unknown.
    const next = builds[index + 1];
    const isRecent = next !== undefined && next.at >= firstKeptTime;
    return isOneOfLatest || isRecent;
  });
}

function readList(store: string): Build[] {
  const file = listPath(store);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Renaming is atomic, so an interrupted build leaves the old list. */
function writeList(store: string, builds: readonly Build[]) {
  const file = listPath(store);
  writeFileSync(`${file}.new`, JSON.stringify(builds));
  renameSync(`${file}.new`, file);
}
