import {type PluralElement, parse, type SelectElement, TYPE} from '@formatjs/icu-messageformat-parser';
import {type Elements, everyPart} from '@/i18n/icu';
import {memoize} from '@/lib/memoize';

/**
 * A message's parts. A plural or select without `other` is let through: the check says more of it than "syntax".
 * @throws on what is not ICU message syntax
 */
export const partsOf = memoize(
  (text): Elements =>
    // Most messages are plain text, for which no parser is needed.
    /[{}<'#]/.test(text) ? parse(text, {requiresOtherClause: false}) : [{type: TYPE.literal, value: text}],
);

/** The names of a message's arguments; tags are not arguments. */
export function argumentsOf(elements: Elements): Set<string> {
  const names = new Set<string>();
  for (const [element] of everyPart(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    names.add(element.value);
  }
  return names;
}

export function tagsOf(elements: Elements): Set<string> {
  const names = new Set<string>();
  for (const [element] of everyPart(elements)) if (element.type === TYPE.tag) names.add(element.value);
  return names;
}

/** How a message writes each argument: `amount` → `number rupees`, `name` → `text`. # is written as a plain number. */
export function formatsOf(elements: Elements): Map<string, Set<string>> {
  const formats = new Map<string, Set<string>>();
  const add = (name: string, format: string) => formats.set(name, (formats.get(name) ?? new Set()).add(format));
  for (const [element, plural] of everyPart(elements)) {
    if (element.type === TYPE.argument) add(element.value, 'text');
    if (element.type === TYPE.number) add(element.value, `number ${styleOf(element.style)}`.trim());
    if (element.type === TYPE.date) add(element.value, `date ${styleOf(element.style)}`.trim());
    if (element.type === TYPE.time) add(element.value, `time ${styleOf(element.style)}`.trim());
    if (element.type === TYPE.pound && plural) add(plural.value, 'number');
  }
  return formats;
}

/** A format's name, or what a skeleton says: `::currency/INR`. */
function styleOf(style: unknown): string {
  if (typeof style === 'string') return style;
  if (typeof style !== 'object' || !style) return '';
  if ('tokens' in style && Array.isArray(style.tokens)) {
    const tokens = style.tokens.map(({stem, options}) => [stem, ...options].join('/'));
    return `::${tokens.join(' ')}`;
  }
  return 'pattern' in style ? `::${style.pattern}` : JSON.stringify(style);
}

export function pluralsOf(elements: Elements): PluralElement[] {
  return [...everyPart(elements)].flatMap(([element]) => (element.type === TYPE.plural ? [element] : []));
}

export function selectsOf(elements: Elements): SelectElement[] {
  return [...everyPart(elements)].flatMap(([element]) => (element.type === TYPE.select ? [element] : []));
}

/** What a reader sees of a message at its longest, with `…` where an argument stands: its length is not known here. */
export function longestText(elements: Elements): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return '0';
      if (element.type === TYPE.tag) return longestText(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '…';
      const branches = Object.values(element.options).map((option) => longestText(option.value));
      return branches.toSorted((a, b) => lettersIn(b) - lettersIn(a))[0] ?? '';
    })
    .join('');
}

/** Every run of plain text of a message, in its order. */
export function literalsOf(elements: Elements): string[] {
  return [...everyPart(elements)].flatMap(([element]) => (element.type === TYPE.literal ? [element.value] : []));
}

/** Letters as they are seen: a vowel sign above or below its letter takes no room of its own. */
export const lettersIn = (text: string) => [...text.replace(/\p{M}/gu, '')].length;
