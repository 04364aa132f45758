import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Blob, Face} from 'harfbuzzjs';
import {memoize} from '@/lib/memoize';
import {drawableText, nameOfCharacter} from '@/lib/share/drawableText';
import {literalsOf} from '../icu';
import {each, listed} from './each';

/** Characters that the site's typeface does not have. On a share image, which has no other one, they stop the build. */
export const withoutGlyph = each(({parts}, {project}) => {
  const drawn = drawnIn(project.root);
  const missing = new Set(
    [...drawableText(literalsOf(parts).join(''))].filter((character) => !drawn.has(character) && character !== '\n'),
  );
  if (!missing.size || !drawn.size) return undefined;
  return `The site’s typeface has no ${listed([...missing].map(nameOfCharacter))}. Say it without.`;
});

/** The characters of the share images' font files; none where a folder has no such files. */
const drawnIn = memoize((root): ReadonlySet<string> => {
  const files = globSync('share/fonts/*-400.ttf', {cwd: root});
  const codePoints = files.flatMap((file) => [...new Face(new Blob(readFileSync(join(root, file)))).collectUnicodes()]);
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
});
