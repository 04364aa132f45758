import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Blob, Face} from 'harfbuzzjs';
import {lettersIn, literalsIn, longestText} from '@/i18n/icu';
import {comparable} from '@/i18n/unicode';
import {drawableText, nameOfCharacter} from '@/lib/format';
import {memoize} from '@/lib/memoize';
import {type Find, listed, readParts} from '../messages';

/** What keeps a message from being read as ICU. */
export const wrongSyntax: Find = ({text = '', state}) => {
  try {
    // An escape in straight quotation marks ('{') is meant; without one, a brace that is left over is not.
    const isLeftOver = !text.includes("'") && literalsIn(readParts(text)).some((literal) => literal.includes('}'));
    return isLeftOver && unopened;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [, said] = icuErrors.find(([name]) => name.test(error.message)) ?? [];
    const sentence = said ?? `The message cannot be read (${error.message}).`;
    return state === 'source'
      ? sentence.replace(/ Copy it from English\.|, as in English/, '')
      : `${sentence} Until then visitors read English here.`;
  }
};

const unopened = 'A closing brace } has no opening one.';
const kind = 'After the comma in { } comes number, date, time, plural, selectordinal or select, which stay English.';

/** What the parser calls its errors, in a translator's words. The first that fits. */
const icuErrors: readonly [RegExp, string][] = [
  [/^EXPECT_ARGUMENT_CLOSING_BRACE/, 'An opening brace { has no closing one.'],
  [/^UNMATCHED_CLOSING_BRACE/, unopened],
  [/^EMPTY_ARGUMENT/, 'There is nothing between { and }.'],
  [/^MALFORMED/, 'What stands between { and } is not the name of an argument. Copy it from English.'],
  [/ARGUMENT_TYPE$/, kind],
  [/ARGUMENT_STYLE$|SKELETON$/, 'After the second comma in { } comes the name of a format, as in English.'],
  [/^DUPLICATE/, 'A plural or select has the same branch twice.'],
  [/SELECT|PLURAL/, 'A plural or select needs branches, each a name and a text: one {…} other {…}.'],
  [/^UNCLOSED_TAG/, 'A tag is opened and not closed.'],
  [/TAG/, 'A tag is written <name>…</name>, with the same name at both ends.'],
];

/** Longer than its note allows; without a limit of its own, than 1.3 times its English and ten letters more. */
export const longText: Find = ({parts, sourceParts, state, note}) => {
  const letters = lettersIn(longestText(parts));
  if (note?.max) return letters > note.max && `${letters} letters, where ${note.max} have room. Say it more shortly.`;
  const english = sourceParts && state !== 'stale' ? lettersIn(longestText(sourceParts)) : Number.POSITIVE_INFINITY;
  const isFar = letters > english * 1.3 + 10;
  return isFar && `${letters} letters for ${english} of English: far longer. Say it more shortly.`;
};

const withDanda = ['hi', 'ne', 'mai', 'bho'];

/** In the order of the report; the last item is the languages that a rule is for: without, it is for all. */
const slips: readonly [pattern: RegExp, advice: string, languages?: readonly string[]][] = [
  [/'/, "Write ’ and not ' (a straight one makes ICU read what follows as it stands)."],
  [/"/, 'Write “ and ” around what is quoted, and not ".'],
  [/\.{2,}/, 'Write … and not several full stops.'],
  [/\S[^\S\n]+[,;:!?।](?!\p{L})/u, 'There is a space before a punctuation mark. Take it out.'],
  [/\S {2,}\S/, 'There are two spaces in a row. Take one out.'],
  [/[,;।]{2,}/, 'A punctuation mark stands twice. Take one out.'],
  [/\p{Script=Devanagari}[”’)]*\.(?=[\s”’)]|$)/u, 'A sentence ends with a danda (।), not with a full stop.', withDanda],
  [/\p{Script=Devanagari}\s*\|/u, 'A danda is ।, not the bar |.', withDanda],
  [/।(?=\p{L})/u, 'A space follows the danda (।).'],
  [/[०-९]/, 'Digits are Latin on this site: 0 to 9.'],
];

/** Signs that are wrong in a language, or that no typographer would set. */
export const wrongPunctuation: Find = ({parts, locale}) => {
  const texts = literalsIn(parts).map(comparable);
  const {language} = new Intl.Locale(locale);
  return slips
    .filter(([, , languages]) => languages?.includes(language) ?? true)
    .filter(([pattern]) => texts.some((text) => pattern.test(text)))
    .map(([, advice]) => advice)
    .join(' ');
};

/** Characters that the site's typeface does not have. On a share image, which has no other one, they stop the build. */
export const missingGlyph: Find = ({parts}, {root}) => {
  const drawn = drawnIn(root);
  const missing = new Set(drawableText(literalsIn(parts).join('').replaceAll('\n', ''))).difference(drawn);
  const names = listed([...missing].map(nameOfCharacter));
  return drawn.size > 0 && missing.size > 0 && `The site’s typeface has no ${names}. Say it without.`;
};

/** The characters of the share images' font files; none where a folder has no such files. */
const drawnIn = memoize((root): ReadonlySet<string> => {
  const files = globSync('share/fonts/*-400.ttf', {cwd: root});
  const codePoints = files.flatMap((file) => [...new Face(new Blob(readFileSync(join(root, file)))).collectUnicodes()]);
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
});
