import {type MessageFormatElement, type PluralElement, TYPE} from '@formatjs/icu-messageformat-parser';
import {comparable} from './unicode.ts';

/** Functions that look into a parsed ICU message. */
export type Elements = readonly MessageFormatElement[];

/** A part of a message, and the plural around it, if any: a `#` in the part shows that plural's number. */
type Part = {element: MessageFormatElement; plural: PluralElement | undefined};

/** All parts of a message in their order, nested ones too. */
export function* everyPart(elements: Elements, plural?: PluralElement): Generator<Part> {
  for (const element of elements) {
    yield {element, plural};
    if (element.type === TYPE.tag) yield* everyPart(element.children, plural);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const counted = element.type === TYPE.plural ? element : plural;
      for (const option of Object.values(element.options)) yield* everyPart(option.value, counted);
    }
  }
}

/** All parts of some types, nested ones too. */
const partsOf = <T extends TYPE>(message: Elements, ...types: T[]) =>
  [...everyPart(message)]
    .map(({element}) => element)
    .filter((element): element is Extract<MessageFormatElement, {type: T}> =>
      types.some((type) => type === element.type),
    );

const namesOf = (elements: readonly {value: string}[]) => new Set(elements.map(({value}) => value));

export const tagsIn = (message: Elements) => namesOf(partsOf(message, TYPE.tag));
export const argumentsIn = (message: Elements) =>
  namesOf(partsOf(message, TYPE.argument, TYPE.number, TYPE.date, TYPE.time, TYPE.select, TYPE.plural));

/** The options of a message's selects: `kind, select, other`. */
export const choicesIn = (message: Elements) =>
  partsOf(message, TYPE.select).flatMap(({value, options}) =>
    Object.keys(options).map((name) => `${value}, select, ${name}`),
  );

export const pluralsIn = (message: Elements) => partsOf(message, TYPE.plural);

/** All plain texts of a message, in their order. */
export const literalsIn = (message: Elements) => partsOf(message, TYPE.literal).map(({value}) => value);

const kinds: Partial<Record<TYPE, string>> = {[TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time'};

/** How a message formats each argument: `amount` → `number rupees`, `name` → `text`. A plural's `#` is a plain `number`. */
export function formatsIn(message: Elements): Map<string, Set<string>> {
  const formats = new Map<string, Set<string>>();
  const add = (name: string, format: string) => {
    const known = formats.get(name) ?? new Set();
    formats.set(name, known.add(format));
  };
  for (const {element, plural} of everyPart(message)) {
    if (element.type === TYPE.argument) add(element.value, 'text');
    if ('style' in element) add(element.value, `${kinds[element.type]} ${styleOf(element.style)}`.trim());
    if (element.type === TYPE.pound && plural) add(plural.value, 'number');
  }
  return formats;
}

/** The name of a format (`rupees`), or a skeleton (`::currency/INR`). */
function styleOf(style: unknown): string {
  if (typeof style === 'string') return style;
  if (typeof style !== 'object' || !style) return '';
  if ('pattern' in style) return `::${style.pattern}`;
  const tokens = 'tokens' in style && Array.isArray(style.tokens) ? style.tokens : [];
  return `::${tokens.map(({stem, options}) => [stem, ...options].join('/')).join(' ')}`;
}

/** The longest text that a message can become. An argument is `…`, because the length of its value is not known here. */
export const longestText = (message: Elements): string => message.map(longestTextOf).join('');

function longestTextOf(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return '0';
    case TYPE.tag:
      return longestText(element.children);
    case TYPE.plural:
    case TYPE.select: {
      const branches = Object.values(element.options).map((option) => longestText(option.value));
      return branches.toSorted((a, b) => lettersIn(b) - lettersIn(a))[0] ?? '';
    }
    default:
      return '…';
  }
}

/** How many letters a reader sees. Vowel signs do not count, because most stand above or below their letter. */
export const lettersIn = (text: string) => [...comparable(text).replace(/\p{M}/gu, '')].length;
