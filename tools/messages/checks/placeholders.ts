import type {PluralElement} from '@formatjs/icu-messageformat-parser';
import {formatsOf} from '@/i18n/formats';
import {argumentsIn, choicesIn, type Elements, formatsIn, pluralsIn, tagsIn} from '@/i18n/icu';
import {defaultLocale} from '@/i18n/languages';
import {memoize} from '@/lib/memoize';
import {type Find, listed, type Message} from '../messages';

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

/** Every argument is written as English writes it: as rupees, as a date, as a number with its commas. */
export const wrongFormats: Find = (message) => unknownFormats(message.parts) ?? changedFormats(message);

function unknownFormats(parts: Elements): string | undefined {
  const unknown: string[] = [];
  for (const [name, formats] of formatsIn(parts)) {
    for (const format of formats) {
      if (!isKnownFormat(format)) unknown.push(`{${name}, ${format.replace(' ', ', ')}}`);
    }
  }
  if (!unknown.length) return undefined;
  return `There is no such format: ${listed(unknown)}. The formats are listed in i18n/formats.ts.`;
}

function changedFormats({parts, sourceParts, state}: Message): string | undefined {
  if (!sourceParts || state === 'stale') return undefined;
  const own = formatsIn(parts);
  const source = formatsIn(sourceParts);
  const changed: string[] = [];
  for (const name of argumentsIn(parts).intersection(argumentsIn(sourceParts))) {
    const isCounted = counts(parts, name);
    // That English counts and the translation does not is for the check of plurals to say.
    if (!isCounted && counts(sourceParts, name)) continue;
    // Which branches of a plural write its # is the translator's choice.
    const isCompared = (format: string) => format !== 'number' || !isCounted;
    const comparedFormats = (all: typeof own) => listed([...(all.get(name) ?? [])].filter(isCompared).toSorted());
    const here = comparedFormats(own);
    const there = comparedFormats(source);
    if (here !== there) {
      changed.push(`{${name}} is written as ${here || 'plural'} here and as ${there || 'plural'} in English.`);
    }
  }
  return changed.length ? `${changed.join(' ')} Copy what stands in { } from English, with its format.` : undefined;
}

/** Whether a message has a plural that counts an argument. */
const counts = (message: Elements, name: string): boolean => pluralsIn(message).some(({value}) => value === name);

const formats = formatsOf(defaultLocale);
const dates = ['short', 'medium', 'long', 'full', ...Object.keys(formats.dateTime)];
const numbers = ['integer', 'currency', 'percent', ...Object.keys(formats.number)];

/** Whether `number rupees` is a format that a message can ask for; `::currency/INR` says itself what it is. */
function isKnownFormat(format: string): boolean {
  const [kind, ...rest] = format.split(' ');
  const style = rest.join(' ');
  if (!style || style.startsWith('::')) return true;
  return kind === 'number' ? numbers.includes(style) : dates.includes(style);
}

/** A plural has the branches that its language counts with (Hindi: one, other), and counts what English counts. */
export const wrongPlurals: Find = ({parts, sourceParts, state, locale}) => {
  const plurals = pluralsIn(parts);
  const wrong = plurals.flatMap((plural) => wrongBranches(plural, locale));
  const english = state === 'stale' ? [] : pluralsIn(sourceParts ?? []);
  const dropped = english.filter(({value, pluralType}) => {
    const isThere = argumentsIn(parts).has(value);
    const isCounted = plurals.some((own) => own.value === value && own.pluralType === pluralType);
    return isThere && !isCounted;
  });
  const sentences = dropped.map(({value, pluralType}) => {
    const name = pluralType === 'ordinal' ? 'selectordinal' : 'plural';
    return `English counts {${value}} with ${name}; so must the translation.`;
  });
  return [...new Set([...wrong, ...sentences])].join(' ');
};

function wrongBranches({value, pluralType, options}: PluralElement, locale: string): string[] {
  const names = Object.keys(options);
  const categories = pluralCategories(`${locale} ${pluralType}`);
  const sentences: string[] = [];

  const missing = [...categories].filter(([name, numbers]) => !isCovered(names, numbers, name)).map(([name]) => name);
  if (missing.length) {
    const added = listed(missing.map((name) => `${name} {…}`));
    sentences.push(`{${value}} has no text for ${listed(missing)}: add ${added}.`);
  }
  const unknown = names.filter((name) => !name.startsWith('=') && !categories.has(name));
  if (unknown.length) {
    const known = listed(categories.keys());
    sentences.push(`${listed(unknown)} is never chosen in this language, which counts with ${known}.`);
  }
  return sentences;
}

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
