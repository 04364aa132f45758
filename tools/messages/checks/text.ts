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
    return hasLeftOverBrace(text) ? unopened : undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const advice = adviceOn(error);
    // English has no other text to copy from.
    if (state === 'source') return advice.replace(/ Copy it from English\.|, as in English/, '');
    return `${advice} Until then visitors read English here.`;
  }
};

/** An escape in straight quotation marks ('{') is meant; without one, a brace that is left over is not. @throws on other mistakes */
function hasLeftOverBrace(text: string): boolean {
  const literals = literalsIn(readParts(text));
  return !text.includes("'") && literals.some((literal) => literal.includes('}'));
}

const unopened = 'A closing brace } has no opening one.';

/** What to do about an error of the ICU parser, in a translator's words. */
function adviceOn({message}: Error): string {
  const found = icuErrors.find(({names}) => names.test(message));
  return found?.advice ?? `The message cannot be read (${message}).`;
}

/** By what the parser calls its errors. The first that fits. */
const icuErrors: readonly {names: RegExp; advice: string}[] = [
  {names: /^EXPECT_ARGUMENT_CLOSING_BRACE/, advice: 'An opening brace { has no closing one.'},
  {names: /^UNMATCHED_CLOSING_BRACE/, advice: unopened},
  {names: /^EMPTY_ARGUMENT/, advice: 'There is nothing between { and }.'},
  {
    names: /^MALFORMED/,
    advice: 'What stands between { and } is not the name of an argument. Copy it from English.',
  },
  {
    names: /ARGUMENT_TYPE$/,
    advice: 'After the comma in { } comes number, date, time, plural, selectordinal or select, which stay English.',
  },
  {
    names: /ARGUMENT_STYLE$|SKELETON$/,
    advice: 'After the second comma in { } comes the name of a format, as in English.',
  },
  {names: /^DUPLICATE/, advice: 'A plural or select has the same branch twice.'},
  {
    names: /SELECT|PLURAL/,
    advice: 'A plural or select needs branches, each a name and a text: one {…} other {…}.',
  },
  {names: /^UNCLOSED_TAG/, advice: 'A tag is opened and not closed.'},
  {names: /TAG/, advice: 'A tag is written <name>…</name>, with the same name at both ends.'},
];

/** Longer than its note allows; without a limit of its own, than 1.3 times its English and ten letters more. */
export const longText: Find = ({parts, sourceParts, state, note}) => {
  const letters = lettersIn(longestText(parts));
  if (note?.max) {
    const isTooLong = letters > note.max;
    return isTooLong ? `${letters} letters, where ${note.max} have room. Say it more shortly.` : undefined;
  }
  if (!sourceParts || state === 'stale') return undefined;
  const english = lettersIn(longestText(sourceParts));
  const isFarLonger = letters > english * 1.3 + 10;
  return isFarLonger ? `${letters} letters for ${english} of English: far longer. Say it more shortly.` : undefined;
};

/** Languages whose sentences end with a danda (।). */
const withDanda = ['hi', 'ne', 'mai', 'bho'];

type PunctuationRule = {
  pattern: RegExp;
  advice: string;
  /** The languages that it is for; without, it is for all. */
  languages?: readonly string[];
};

/** In the order of the report. */
const punctuationRules: readonly PunctuationRule[] = [
  {pattern: /'/, advice: "Write ’ and not ' (a straight one makes ICU read what follows as it stands)."},
  {pattern: /"/, advice: 'Write “ and ” around what is quoted, and not ".'},
  {pattern: /\.{2,}/, advice: 'Write … and not several full stops.'},
  {
    pattern: /\S[^\S\n]+[,;:!?।](?!\p{L})/u,
    advice: 'There is a space before a punctuation mark. Take it out.',
  },
  {pattern: /\S {2,}\S/, advice: 'There are two spaces in a row. Take one out.'},
  {pattern: /[,;।]{2,}/, advice: 'A punctuation mark stands twice. Take one out.'},
  {
    pattern: /\p{Script=Devanagari}[”’)]*\.(?=[\s”’)]|$)/u,
    advice: 'A sentence ends with a danda (।), not with a full stop.',
    languages: withDanda,
  },
  {pattern: /\p{Script=Devanagari}\s*\|/u, advice: 'A danda is ।, not the bar |.', languages: withDanda},
  {pattern: /।(?=\p{L})/u, advice: 'A space follows the danda (।).'},
  {pattern: /[०-९]/, advice: 'Digits are Latin on this site: 0 to 9.'},
];

/** Signs that are wrong in a language, or that no typographer would set. */
export const wrongPunctuation: Find = ({parts, locale}) => {
  const texts = literalsIn(parts).map(comparable);
  const {language} = new Intl.Locale(locale);
  return punctuationRules
    .filter(({languages}) => languages?.includes(language) ?? true)
    .filter(({pattern}) => texts.some((text) => pattern.test(text)))
    .map(({advice}) => advice)
    .join(' ');
};

/** Characters that the site's typeface does not have. On a share image, which has no other one, they stop the build. */
export const missingGlyph: Find = ({parts}, {root}) => {
  const drawn = drawnIn(root);
  const missing = new Set(drawableText(literalsIn(parts).join('').replaceAll('\n', ''))).difference(drawn);
  if (!drawn.size || !missing.size) return undefined;
  const names = listed([...missing].map(nameOfCharacter));
  return `The site’s typeface has no ${names}. Say it without.`;
};

/** The characters of the share images' font files; none where a folder has no such files. */
const drawnIn = memoize((root): ReadonlySet<string> => {
  const files = globSync('share/fonts/*-400.ttf', {cwd: root});
  const codePoints = files.flatMap((file) => [...new Face(new Blob(readFileSync(join(root, file)))).collectUnicodes()]);
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
});
