import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {filesBelow} from './filesBelow';

type Options = {
  /** The `static` folder of this build. */
  build: string;
  /** Where builds are remembered; the only part of `.next` that Next leaves alone. */
  store: string;
  buildId: string;
  /** How many builds are remembered, this one included. */
  builds?: number;
};

/**
 * Brings back what the builds before loaded: a page that was opened before a deploy asks for its scripts by the old
 * names, which are hashes of their content and so never in the way of new ones.
 * @returns how many files of earlier builds stand beside those of this one
 */
export function keepAssets({build, store, buildId, builds = 5}: Options): number {
  mkdirSync(store, {recursive: true});
  const listFile = join(store, 'builds.json');
  const before: Record<string, string[]> = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
  // Finished a second time, a build holds files of others as well.
  const own = before[buildId] ?? filesBelow(build);

  delete before[buildId];
  const remembered = Object.fromEntries([...Object.entries(before), [buildId, own] as const].slice(-builds));
  const wanted = new Set(Object.values(remembered).flat());

  for (const file of own) copy(join(build, file), join(store, 'static', file));
  for (const file of filesBelow(join(store, 'static'))) if (!wanted.has(file)) rmSync(join(store, 'static', file));
  writeFileSync(listFile, JSON.stringify(remembered));

  const missing = [...wanted].filter((file) => !existsSync(join(build, file)));
  for (const file of missing) copy(join(store, 'static', file), join(build, file));
  return missing.length;
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), {recursive: true});
  cpSync(from, to);
}
