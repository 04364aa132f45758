import {type MessageFormatElement, type PluralElement, TYPE} from '@formatjs/icu-messageformat-parser';

export type Elements = readonly MessageFormatElement[];

/** All parts of a message, however deep and in their order, each with the plural that its # would count. */
export function* everyPart(
  elements: Elements,
  plural?: PluralElement,
): Generator<[MessageFormatElement, PluralElement?]> {
  for (const element of elements) {
    yield [element, plural];
    if (element.type === TYPE.tag) yield* everyPart(element.children, plural);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const counted = element.type === TYPE.plural ? element : plural;
      for (const option of Object.values(element.options)) yield* everyPart(option.value, counted);
    }
  }
}
