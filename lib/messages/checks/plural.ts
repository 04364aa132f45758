import {argumentsOf, pluralsOf} from '../icu';
import {each, listed} from './each';

/**
 * A plural has the branches that its language counts with (Hindi: one, other; English ordinals: one, two, few, other), and
 * counts what English counts.
 */
export const pluralCategories = each(({parts, sourceParts, stale}, {locale}) => {
  const plurals = pluralsOf(parts);
  const own = plurals.map(({value, pluralType = 'cardinal', options}) => {
    const names = Object.keys(options);
    const rules = rulesOf(locale, pluralType);
    const missing = rules.categories.filter((category) => !isCovered(names, rules.samples[category] ?? [], category));
    const unknown = names.filter((name) => !name.startsWith('=') && !rules.categories.includes(name));
    const lacks = missing.length
      ? `{${value}} has no text for ${listed(missing)}: add ${listed(missing.map((name) => `${name} {…}`))}. `
      : '';
    const invents = unknown.length
      ? `${listed(unknown)} is never chosen in this language, which counts with ${listed(rules.categories)}. `
      : '';
    return lacks + invents;
  });
  const counts = new Set(plurals.map(({value, pluralType}) => `${value} ${pluralType}`));
  const known = argumentsOf(parts);
  const dropped = pluralsOf(stale ? [] : (sourceParts ?? []))
    .filter(({value, pluralType}) => known.has(value) && !counts.has(`${value} ${pluralType}`))
    .map(
      ({value, pluralType}) =>
        `English counts {${value}} with ${pluralType === 'ordinal' ? 'selectordinal' : 'plural'}; so must the translation. `,
    );
  return [...new Set([...own, ...dropped])].join('').trim() || undefined;
});

/** A category is covered by its own branch, or by a branch for each number that it stands for: =1 is all of English `one`. */
const isCovered = (names: string[], numbers: readonly number[], category: string) =>
  names.includes(category) ||
  // `other` also takes what nobody thought of. Fractions and millions fall to it where a language has words for them.
  (category !== 'other' && numbers.every((number) => names.includes(`=${number}`)));

type Rules = {categories: readonly string[]; samples: Record<string, number[]>};
const known = new Map<string, Rules>();

/** A language's plural categories, and which of the numbers up to 1000 each stands for. */
function rulesOf(locale: string, type: 'cardinal' | 'ordinal'): Rules {
  const name = `${locale} ${type}`;
  const before = known.get(name);
  if (before) return before;
  const rules = new Intl.PluralRules(locale, {type});
  const samples: Record<string, number[]> = {};
  for (let number = 0; number <= 1000; number += 1) {
    const category = rules.select(number);
    samples[category] ??= [];
    samples[category].push(number);
  }
  const found = {categories: rules.resolvedOptions().pluralCategories, samples};
  known.set(name, found);
  return found;
}
