import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {advancesOf} from '@/lib/woff';
import {literalsOf} from '../icu';
import type {Project} from '../project';
import {each, listed} from './each';

/** Characters that the site's typeface does not have. On a share image, which has no other one, they stop the build. */
export const withoutGlyph = each(({parts}, {project}) => {
  const drawn = drawnIn(project);
  const missing = new Set(
    [...literalsOf(parts).join('')].filter((character) => !drawn.has(character) && character !== '\n'),
  );
  return missing.size && drawn.size ? `The site’s typeface has no ${listed(missing)}. Say it without.` : undefined;
});

const known = new WeakMap<Project, ReadonlySet<string>>();

/** The characters of the share images' font files; none where a folder has no such files. */
function drawnIn(project: Project): ReadonlySet<string> {
  const before = known.get(project);
  if (before) return before;
  const files = globSync('components/share/fonts/*-400.woff', {cwd: project.root});
  const codePoints = files.flatMap((file) => [...advancesOf(readFileSync(join(project.root, file))).keys()]);
  const drawn = new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
  known.set(project, drawn);
  return drawn;
}
