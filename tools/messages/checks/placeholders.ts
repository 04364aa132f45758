import type {PluralElement} from '@formatjs/icu-messageformat-parser';
import {formatsOf} from '@/i18n/formats';
import {argumentsIn, choicesIn, type Elements, formatsIn, pluralsIn, tagsIn} from '@/i18n/icu';
import {defaultLocale} from '@/i18n/languages';
import {memoize} from '@/lib/memoize';
import {type Check, commaList, type Message} from '../messages';

/** Describes the names that a translation lacks, and those that only the translation has. */
function difference(translation: Set<string>, source: Set<string>, show: (name: string) => string): string | undefined {
  const missing = [...source.difference(translation)].map(show);
  const extra = [...translation.difference(source)].map(show);
  if (!missing.length && !extra.length) return undefined;
  const lacks = missing.length ? `English has ${commaList(missing)}, which is missing here. ` : '';
  const invents = extra.length ? `English does not have ${commaList(extra)}. ` : '';
  return `${lacks}${invents}Copy the names in { } and < > from English.`;
}

/** The arguments and select options must be those of English, even in a stale translation, because otherwise it is not shown. */
export const wrongArguments: Check = ({parts, sourceParts}) =>
  sourceParts && difference(namesIn(parts), namesIn(sourceParts), (name) => `{${name}}`);

const namesIn = (message: Elements) => new Set([...argumentsIn(message), ...choicesIn(message)]);

/** The tags must be those of English. */
export const wrongTags: Check = ({parts, sourceParts}) =>
  sourceParts && difference(tagsIn(parts), tagsIn(sourceParts), (name) => `<${name}>`);

/** Every argument must have the format that it has in English, such as rupees. */
export const wrongFormats: Check = (message) => unknownFormats(message.parts) ?? changedFormats(message);

function unknownFormats(parts: Elements): string | undefined {
  const unknown: string[] = [];
  for (const [name, formats] of formatsIn(parts)) {
    for (const format of formats) {
      if (!isKnownFormat(format)) unknown.push(`{${name}, ${format.replace(' ', ', ')}}`);
    }
  }
  if (!unknown.length) return undefined;
  return `There is no such format: ${commaList(unknown)}. The formats are listed in i18n/formats.ts.`;
}

function changedFormats({parts, sourceParts, state}: Message): string | undefined {
  if (!sourceParts || state === 'stale') return undefined;
  const sentences: string[] = [];
  for (const name of argumentsIn(parts).intersection(argumentsIn(sourceParts))) {
    const isDroppedPlural = hasPluralOf(sourceParts, name) && !hasPluralOf(parts, name);
    // A dropped plural is reported by wrongPlurals.
    if (isDroppedPlural) continue;
    const sentence = formatChange(name, parts, sourceParts);
    if (sentence) sentences.push(sentence);
  }
  return sentences.length ? `${sentences.join(' ')} Copy it from English, with the braces and the format.` : undefined;
}

/** Says how an argument is written here and in English, if that differs. */
function formatChange(name: string, parts: Elements, sourceParts: Elements): string | undefined {
  let formats = formatsIn(parts).get(name) ?? new Set();
  let sourceFormats = formatsIn(sourceParts).get(name) ?? new Set();
  if (hasPluralOf(parts, name)) {
    // A translator may choose the branches of a plural that have a #, which is a plain number.
    formats = formats.difference(new Set(['number']));
    sourceFormats = sourceFormats.difference(new Set(['number']));
  }
  if (!formats.symmetricDifference(sourceFormats).size) return undefined;
  return `{${name}} is written as ${formatList(formats)} here and as ${formatList(sourceFormats)} in English.`;
}

/** An argument without a format of its own is only counted. */
const formatList = (formats: Set<string>): string => (formats.size ? commaList([...formats].toSorted()) : 'plural');

/** Whether a message has a plural that counts an argument. */
const hasPluralOf = (message: Elements, name: string): boolean => pluralsIn(message).some(({value}) => value === name);

const formats = formatsOf(defaultLocale);
const dates = ['short', 'medium', 'long', 'full', ...Object.keys(formats.dateTime)];
const numbers = ['integer', 'currency', 'percent', ...Object.keys(formats.number)];

/** Whether a format like `number rupees` exists. A skeleton like `::currency/INR` needs no name. */
function isKnownFormat(format: string): boolean {
  const [kind, ...rest] = format.split(' ');
  const style = rest.join(' ');
  if (!style || style.startsWith('::')) return true;
  return kind === 'number' ? numbers.includes(style) : dates.includes(style);
}

/** A plural must have the categories of its language (Hindi: one, other), and English plurals must stay plurals. */
export const wrongPlurals: Check = ({parts, sourceParts, state, locale}) => {
  const plurals = pluralsIn(parts);
  const wrong = plurals.flatMap((plural) => wrongBranches(plural, locale));
  const english = state === 'stale' ? [] : pluralsIn(sourceParts ?? []);
  const dropped = english.filter(({value, pluralType}) => {
    const isUsed = argumentsIn(parts).has(value);
    const isPlural = plurals.some((plural) => plural.value === value && plural.pluralType === pluralType);
    return isUsed && !isPlural;
  });
  const sentences = dropped.map(({value, pluralType}) => {
    const name = pluralType === 'ordinal' ? 'selectordinal' : 'plural';
    return `English counts {${value}} with ${name}. The translation must too.`;
  });
  return [...new Set([...wrong, ...sentences])].join(' ');
};

function wrongBranches({value, pluralType, options}: PluralElement, locale: string): string[] {
  const names = Object.keys(options);
  const categories = pluralCategories(`${locale} ${pluralType}`);
  const sentences: string[] = [];

  const missing = [...categories].filter(([name, numbers]) => !isCovered(names, numbers, name)).map(([name]) => name);
  if (missing.length) {
    const added = commaList(missing.map((name) => `${name} {…}`));
    sentences.push(`{${value}} has no text for ${commaList(missing)}: add ${added}.`);
  }
  const unknown = names.filter((name) => !name.startsWith('=') && !categories.has(name));
  if (unknown.length) {
    const known = commaList(categories.keys());
    sentences.push(`${commaList(unknown)} is never chosen in this language, which counts with ${known}.`);
  }
  return sentences;
}

/** A category is covered by a branch of its name, or by a branch for each of its numbers: =1 is all of English `one`. */
const isCovered = (names: string[], numbers: readonly number[], category: string) =>
  names.includes(category) ||
  // `other` is always necessary, because fractions and very large numbers may belong to it.
  (category !== 'other' && numbers.every((number) => names.includes(`=${number}`)));

/** The plural categories of a language (`hi cardinal`), each with its numbers up to 1000. */
const pluralCategories = memoize((name): ReadonlyMap<string, number[]> => {
  const [locale, type] = name.split(' ');
  const rules = new Intl.PluralRules(locale, {type: type === 'ordinal' ? 'ordinal' : 'cardinal'});
  const numbers = Map.groupBy(Array(1001).keys(), (number) => rules.select(number));
  return new Map(rules.resolvedOptions().pluralCategories.map((category) => [category, numbers.get(category) ?? []]));
});
