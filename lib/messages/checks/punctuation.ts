import {literalsOf} from '../icu';
import {each} from './each';

type Slip = {pattern: RegExp; advice: string; languages?: readonly string[]};

/** In the order of the report. `languages` are those that a rule is for; without, it is for all. */
const slips: readonly Slip[] = [
  {pattern: /'/, advice: "Write ’ and not ' (a straight one makes ICU read what follows as it stands)."},
  {pattern: /"/, advice: 'Write “ and ” around what is quoted, and not ".'},
  {pattern: /\.{2,}/, advice: 'Write … and not several full stops.'},
  {pattern: /\S[^\S\n]+[,;:!?।](?!\p{L})/u, advice: 'There is a space before a punctuation mark. Take it out.'},
  {pattern: /\S {2,}\S/, advice: 'There are two spaces in a row. Take one out.'},
  {pattern: /[,;।]{2,}/, advice: 'A punctuation mark stands twice. Take one out.'},
  {
    pattern: /\p{Script=Devanagari}[”’)]*\.(?=[\s”’)]|$)/u,
    advice: 'A sentence ends with a danda (।), not with a full stop.',
    languages: ['hi', 'ne', 'mai', 'bho'],
  },
  {
    pattern: /\p{Script=Devanagari}\s*\|/u,
    advice: 'A danda is ।, not the bar |.',
    languages: ['hi', 'ne', 'mai', 'bho'],
  },
  {pattern: /।(?=\p{L})/u, advice: 'A space follows the danda (।).'},
  {pattern: /[०-९]/, advice: 'Digits are Latin on this site: 0 to 9.'},
];

/** Signs that are wrong in a language, or that no typographer would set. */
export const punctuationSlips = each(({parts}, {locale}) => {
  const text = literalsOf(parts);
  const language = new Intl.Locale(locale).language;
  const found = slips.filter(
    ({pattern, languages}) =>
      (!languages || languages.includes(language)) && text.some((literal) => pattern.test(literal)),
  );
  return found.map(({advice}) => advice).join(' ') || undefined;
});
