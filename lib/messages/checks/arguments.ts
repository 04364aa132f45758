import type {Elements} from '@/i18n/icu';
import {isKnownFormat} from '../formats';
import {argumentsOf, formatsOf, pluralsOf, selectsOf, tagsOf} from '../icu';
import type {Subject} from '../subject';
import {each, listed} from './each';

/** Both messages' parts, where there are two that can be compared. */
function compared({stale, parts, sourceParts}: Subject): [own: Elements, source: Elements] | undefined {
  return sourceParts && !stale ? [parts, sourceParts] : undefined;
}

/** What is missing of a set and what is too much, as a sentence with what to do. */
function difference(own: Set<string>, source: Set<string>, show: (name: string) => string): string | undefined {
  const missing = [...source].filter((name) => !own.has(name)).map(show);
  const extra = [...own].filter((name) => !source.has(name)).map(show);
  if (!missing.length && !extra.length) return undefined;
  const lacks = missing.length ? `English has ${listed(missing)}, which is missing here. ` : '';
  const invents = extra.length ? `English does not have ${listed(extra)}. ` : '';
  return `${lacks}${invents}Copy names in { } and < > from English letter by letter.`;
}

/** The same arguments as in English, and for a select the same choices: their names are the program's. */
export const sameArguments = each((subject) => {
  // Compared even when stale: a message that asks for what is not given shows English.
  const {parts, sourceParts} = subject;
  if (!sourceParts) return undefined;
  return difference(namesIn(parts), namesIn(sourceParts), (name) => `{${name}}`);
});

function namesIn(elements: Elements): Set<string> {
  const names = argumentsOf(elements);
  for (const {value, options} of selectsOf(elements)) {
    for (const option of Object.keys(options)) names.add(`${value}, select, ${option}`);
  }
  return names;
}

/** The same tags as in English. */
export const sameTags = each(({parts, sourceParts}) =>
  sourceParts ? difference(tagsOf(parts), tagsOf(sourceParts), (name) => `<${name}>`) : undefined,
);

/** Every argument is written as in English writes it: as rupees, as a date, as a number with its commas. */
export const sameFormats = each((subject) => {
  const own = formatsOf(subject.parts);
  const unknown = [...own].flatMap(([name, formats]) =>
    [...formats].filter((format) => !isKnownFormat(format)).map((format) => `{${name}, ${format.replace(' ', ', ')}}`),
  );
  if (unknown.length) return `There is no such format: ${listed(unknown)}. The formats are listed in i18n/formats.ts.`;

  const both = compared(subject);
  if (!both) return undefined;
  const wanted = formatsOf(both[1]);
  const counted = new Set(both.flatMap((parts) => pluralsOf(parts).map(({value}) => value)));
  const uncounted = new Set(pluralsOf(both[1]).map(({value}) => value));
  for (const {value} of pluralsOf(both[0])) uncounted.delete(value);
  const shared = [...argumentsOf(both[0])].filter((name) => argumentsOf(both[1]).has(name) && !uncounted.has(name));
  const changed = shared.flatMap((name) => {
    // Which branches of a plural write its # is the translator's choice.
    const formats = [own, wanted].map((all) =>
      [...(all.get(name) ?? [])].filter((format) => format !== 'number' || !counted.has(name)).toSorted(),
    );
    return listed(formats[0] ?? []) === listed(formats[1] ?? []) ? [] : [{name, formats}];
  });
  if (!changed.length) return undefined;
  const sentences = changed.map(({name, formats: [here, there]}) => {
    const [is, should] = [here, there].map((list) => listed(list ?? []) || 'plural');
    return `{${name}} is written as ${is} here and as ${should} in English.`;
  });
  return `${sentences.join(' ')} Copy what stands in { } from English, with its format.`;
});
