import {parse} from '@formatjs/icu-messageformat-parser';
import {defaultLocale} from './languages';
import {type Tree, textsIn} from './tree';

/** Errors in the English texts, which have no fallback. */

/** The place of a message: `home.hero.title` → `messages/en/home.json, hero.title`. */
function placeOf(key: string): string {
  const [file, ...keysInFile] = key.split('.');
  return `messages/${defaultLocale}/${file}.json, ${keysInFile.join('.')}`;
}

const advice = '`npm run messages` says in which line, and what to do.';

/** @throws if texts are not valid ICU, with the place of each */
export function refuseBroken(source: Tree): void {
  const faults: string[] = [];
  for (const [key, text] of textsIn(source)) {
    try {
      if (/[{}<']/.test(text)) parse(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      faults.push(`${placeOf(key)} cannot be read (${reason}): “${text}”.`);
    }
  }
  if (faults.length) throw new Error([...faults, advice].join('\n'));
}

/** @throws if a translation has keys that English lacks, because a page would show nothing for them */
export function refuseMissing(source: Tree, translation: Tree, namespace: string): void {
  const known = new Set(textsIn(source).map(([key]) => key));
  const missing = textsIn(translation)
    .map(([key]) => key)
    .filter((key) => key.startsWith(`${namespace}.`) && !known.has(key));
  if (!missing.length) return;
  throw new Error(
    missing.map((key) => `${placeOf(key)} is missing. Write it there, or delete the other languages’.`).join('\n'),
  );
}

/** An error that a text has caused, with the text's place. */
export const errorAt = (key: string, cause: unknown): Error =>
  new Error(`${placeOf(key)}: ${cause instanceof Error ? cause.message : cause}`, {cause});
