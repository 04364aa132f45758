import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Blob, Face} from 'harfbuzzjs';
import {lettersIn, literalsIn, longestText} from '@/i18n/icu';
import {comparable} from '@/i18n/unicode';
import {drawableText, nameOfCharacter} from '@/lib/format';
import {memoize} from '@/lib/memoize';
import {type Check, commaList, readParts} from '../messages';

/** A message must be valid ICU. */
export const wrongSyntax: Check = ({text = '', state}) => {
  try {
    return hasLeftOverBrace(text) ? unopened : undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const {advice, forTranslators} = adviceOn(error);
    if (state === 'source') return advice;
    return [advice, forTranslators, 'Until then visitors see English here.'].filter(Boolean).join(' ');
  }
};

/** Whether a text has a } without a {, unless straight quotation marks escape it: '{'. @throws on other mistakes */
function hasLeftOverBrace(text: string): boolean {
  const literals = literalsIn(readParts(text));
  return !text.includes("'") && literals.some((literal) => literal.includes('}'));
}

const unopened = 'A closing brace } has no opening one.';

type Advice = {
  advice: string;
  /** Follows the advice, but not for English, which has no other text to copy from. */
  forTranslators?: string;
};

/** Explains an error of the ICU parser to a translator. */
const adviceOn = ({message}: Error): Advice =>
  icuErrors.find(({names}) => names.test(message)) ?? {advice: `The message cannot be read (${message}).`};

/** The advice for each name of a parser error. The first that matches is used. */
const icuErrors: readonly (Advice & {names: RegExp})[] = [
  {names: /^EXPECT_ARGUMENT_CLOSING_BRACE/, advice: 'An opening brace { has no closing one.'},
  {names: /^UNMATCHED_CLOSING_BRACE/, advice: unopened},
  {names: /^EMPTY_ARGUMENT/, advice: 'There is nothing between { and }.'},
  {
    names: /^MALFORMED/,
    advice: 'The text between { and } is not the name of an argument.',
    forTranslators: 'Copy it from English.',
  },
  {
    names: /ARGUMENT_TYPE$/,
    advice: 'The comma in { } must be followed by number, date, time, plural, selectordinal or select, in English.',
  },
  {
    names: /ARGUMENT_STYLE$|SKELETON$/,
    advice: 'The second comma in { } must be followed by the name of a format.',
    forTranslators: 'Copy it from English.',
  },
  {names: /^DUPLICATE/, advice: 'A plural or select has the same branch twice.'},
  {
    names: /SELECT|PLURAL/,
    advice: 'A plural or select needs branches, each a name and a text: one {…} other {…}.',
  },
  {names: /^UNCLOSED_TAG/, advice: 'A tag is opened and not closed.'},
  {names: /TAG/, advice: 'A tag is written <name>…</name>, with the same name twice.'},
];

/** A text must not be longer than its note allows. Without a note, not longer than 1.3 times the English and ten letters more. */
export const longText: Check = ({parts, sourceParts, state, note}) => {
  const letters = lettersIn(longestText(parts));
  if (note?.max) {
    const isTooLong = letters > note.max;
    return isTooLong ? `${letters} letters, where ${note.max} fit. Shorten it.` : undefined;
  }
  if (!sourceParts || state === 'stale') return undefined;
  const english = lettersIn(longestText(sourceParts));
  const isFarLonger = letters > english * 1.3 + 10;
  return isFarLonger ? `${letters} letters for ${english} of English, which is far longer. Shorten it.` : undefined;
};

/** Languages whose sentences end with a danda (।). */
const withDanda = ['hi', 'ne', 'mai', 'bho'];

type PunctuationRule = {
  pattern: RegExp;
  advice: string;
  /** The languages that the rule is for. By default all. */
  languages?: readonly string[];
};

/** The rules, in the order of the report. */
const punctuationRules: readonly PunctuationRule[] = [
  {pattern: /'/, advice: "Write ’ and not '. In ICU a straight one escapes the text after it."},
  {pattern: /"/, advice: 'Write “ and ” around a quotation, and not ".'},
  {pattern: /\.{2,}/, advice: 'Write … and not several full stops.'},
  {
    pattern: /\S[\p{Zs}\t]+[,;:!?।]/u,
    advice: 'There is a space before a punctuation mark. Delete it.',
  },
  {pattern: /\S {2,}\S/, advice: 'There are two spaces in a row. Delete one.'},
  {pattern: /[,;।]{2,}/, advice: 'There are two punctuation marks in a row. Delete one.'},
  {
    pattern: /\p{Script=Devanagari}[”’)]*\.(?=[\s”’)]|$)/u,
    advice: 'A sentence ends with a danda (।), not with a full stop.',
    languages: withDanda,
  },
  {pattern: /\p{Script=Devanagari}\s*\|/u, advice: 'A danda is ।, not the bar |.', languages: withDanda},
  {pattern: /।(?=\p{L})/u, advice: 'A space follows the danda (।).'},
  {pattern: /[०-९]/, advice: 'Digits are Latin on this site: 0 to 9.'},
];

/** Punctuation must be right for the language and its typography. */
export const wrongPunctuation: Check = ({parts, locale}) => {
  const texts = literalsIn(parts).map(comparable);
  const {language} = new Intl.Locale(locale);
  return punctuationRules
    .filter(({languages}) => languages?.includes(language) ?? true)
    .filter(({pattern}) => texts.some((text) => pattern.test(text)))
    .map(({advice}) => advice)
    .join(' ');
};

/** The site's typeface must have all characters. A share image has no other typeface, so a missing character stops the build. */
export const missingGlyph: Check = ({parts}, {root}) => {
  const drawn = charactersOfFonts(root);
  const text = literalsIn(parts).join('').replaceAll('\n', '');
  const missing = new Set(drawableText(text)).difference(drawn);
  if (!drawn.size || !missing.size) return undefined;
  const names = commaList([...missing].map(nameOfCharacter));
  return `The site’s typeface has no ${names}. Write it without.`;
};

/** The characters of the share images' font files. Empty if there are no such files. */
const charactersOfFonts = memoize((root): ReadonlySet<string> => {
  const characters = new Set<string>();
  for (const file of globSync('share/fonts/*-400.ttf', {cwd: root})) {
    const font = new Face(new Blob(readFileSync(join(root, file))));
    for (const codePoint of font.collectUnicodes()) characters.add(String.fromCodePoint(codePoint));
  }
  return characters;
});
