import {formatsOf} from '@/i18n/formats';
import {argumentsIn, choicesIn, type Elements, formatsIn, pluralsIn, tagsIn} from '@/i18n/icu';
import {defaultLocale} from '@/i18n/languages';
import {memoize} from '@/lib/memoize';
import {type Find, listed} from '../messages';

/** What is missing of a set and what is too much, as a sentence with what to do. */
function difference(own: Set<string>, source: Set<string>, show: (name: string) => string): string | undefined {
  const missing = [...source.difference(own)].map(show);
  const extra = [...own.difference(source)].map(show);
  if (!missing.length && !extra.length) return undefined;
  const lacks = missing.length ? `English has ${listed(missing)}, which is missing here. ` : '';
  const invents = extra.length ? `English does not have ${listed(extra)}. ` : '';
  return `${lacks}${invents}Copy names in { } and < > from English letter by letter.`;
}

/** The same arguments as in English, and choices of a select; also when stale, as one that is not given shows English. */
export const wrongArguments: Find = ({parts, sourceParts}) =>
  sourceParts && difference(namesIn(parts), namesIn(sourceParts), (name) => `{${name}}`);

const namesIn = (message: Elements) => new Set([...argumentsIn(message), ...choicesIn(message)]);

/** The same tags as in English. */
export const wrongTags: Find = ({parts, sourceParts}) =>
  sourceParts && difference(tagsIn(parts), tagsIn(sourceParts), (name) => `<${name}>`);

/** Every argument is written as in English writes it: as rupees, as a date, as a number with its commas. */
export const wrongFormats: Find = ({parts, sourceParts, state}) => {
  const own = formatsIn(parts);
  const unknown = [...own].flatMap(([name, formats]) =>
    [...formats].filter((format) => !isKnownFormat(format)).map((format) => `{${name}, ${format.replace(' ', ', ')}}`),
  );
  if (unknown.length) return `There is no such format: ${listed(unknown)}. The formats are listed in i18n/formats.ts.`;

  if (!sourceParts || state === 'stale') return undefined;
  const source = formatsIn(sourceParts);
  const counts = (message: Elements, name: string) => pluralsIn(message).some(({value}) => value === name);
  const changed = [...argumentsIn(parts).intersection(argumentsIn(sourceParts))]
    // That English counts and the translation does not is for the check of plurals to say.
    .filter((name) => counts(parts, name) || !counts(sourceParts, name))
    .flatMap((name) => {
      // Which branches of a plural write its # is the translator's choice.
      const [here, there] = [own, source].map((all) =>
        listed([...(all.get(name) ?? [])].filter((format) => format !== 'number' || !counts(parts, name)).toSorted()),
      );
      const sentence = `{${name}} is written as ${here || 'plural'} here and as ${there || 'plural'} in English.`;
      return here === there ? [] : sentence;
    });
  return changed.length ? `${changed.join(' ')} Copy what stands in { } from English, with its format.` : undefined;
};

const formats = formatsOf(defaultLocale);
const dates = ['short', 'medium', 'long', 'full', ...Object.keys(formats.dateTime)];
const numbers = ['integer', 'currency', 'percent', ...Object.keys(formats.number)];

/** Whether `number rupees` is a format that a message can ask for; `::currency/INR` says itself what it is. */
function isKnownFormat(format: string): boolean {
  const [kind, ...rest] = format.split(' ');
  const style = rest.join(' ');
  return !style || style.startsWith('::') || (kind === 'number' ? numbers : dates).includes(style);
}

/** A plural has the branches that its language counts with (Hindi: one, other), and counts what English counts. */
export const wrongPlurals: Find = ({parts, sourceParts, state, locale}) => {
  const plurals = pluralsIn(parts);
  const wrong = plurals.flatMap(({value, pluralType, options}) => {
    const names = Object.keys(options);
    const categories = pluralCategories(`${locale} ${pluralType}`);
    const missing = [...categories].filter(([name, numbers]) => !isCovered(names, numbers, name)).map(([name]) => name);
    const unknown = names.filter((name) => !name.startsWith('=') && !categories.has(name));
    const added = listed(missing.map((name) => `${name} {…}`));
    const lacks = `{${value}} has no text for ${listed(missing)}: add ${added}.`;
    const invents = `${listed(unknown)} is never chosen in this language, which counts with ${listed(categories.keys())}.`;
    return [...(missing.length ? [lacks] : []), ...(unknown.length ? [invents] : [])];
  });
  const own = new Set(plurals.map(({value, pluralType}) => `${value} ${pluralType}`));
  const dropped = pluralsIn(state === 'stale' ? [] : (sourceParts ?? []))
    .filter(({value, pluralType}) => argumentsIn(parts).has(value) && !own.has(`${value} ${pluralType}`))
    .map(({value, pluralType}) => {
      const name = pluralType === 'ordinal' ? 'selectordinal' : 'plural';
      return `English counts {${value}} with ${name}; so must the translation.`;
    });
  return [...new Set([...wrong, ...dropped])].join(' ');
};

/** A category is covered by its own branch, or by a branch for each number that it stands for: =1 is all of English `one`. */
const isCovered = (names: string[], numbers: readonly number[], category: string) =>
  names.includes(category) ||
  // `other` also takes what nobody thought of. Fractions and millions fall to it where a language has words for them.
  (category !== 'other' && numbers.every((number) => names.includes(`=${number}`)));

/** The plural categories of a language (`hi cardinal`), and which of the numbers up to 1000 each stands for. */
const pluralCategories = memoize((name): ReadonlyMap<string, number[]> => {
  const [locale, type] = name.split(' ');
  const rules = new Intl.PluralRules(locale, {type: type === 'ordinal' ? 'ordinal' : 'cardinal'});
  const numbers = Map.groupBy(Array(1001).keys(), (number) => rules.select(number));
  return new Map(rules.resolvedOptions().pluralCategories.map((category) => [category, numbers.get(category) ?? []]));
});
