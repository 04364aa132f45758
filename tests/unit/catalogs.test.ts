import {type MessageFormatElement, parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {createTranslator} from 'next-intl';
import {describe, expect, test} from 'vitest';
import {site} from '@/content/site';
import {catalogTree} from '@/i18n/catalogFiles';
import {messageArguments} from '@/i18n/facts';
import {formatsOf} from '@/i18n/formats';
import {lettersIn} from '@/i18n/icu';
import {type Locale, languages, locales} from '@/i18n/languages';
import {textsIn} from '@/i18n/tree';

const catalogs = new Map(locales.map((locale) => [locale, catalogTree(locale)]));
const messagesOf = (locale: Locale) => textsIn(catalogs.get(locale) ?? {});

describe.each(locales)('catalogs in %s', (locale) => {
  const messages = messagesOf(locale);

  const t = createTranslator({
    locale: languages[locale].tag,
    messages: catalogs.get(locale) ?? {},
    formats: formatsOf(locale),
    timeZone: site.timeZone,
    onError: (error) => {
      throw error;
    },
  });
  // The key comes from the catalog itself, which this translator has not typed.
  const format = (key: string, values: Values) =>
    t.markup(key as never, {...values, ...messageArguments(locale)} as never);

  test('every message formats', () => {
    const failures = messages.flatMap(([key, text]) => {
      try {
        const results = samples(parse(text)).map((values) => format(key, values));
        return results.filter((result) => /[{}]/.test(result)).map((result) => `${key}: ${result}`);
      } catch (error) {
        return [`${key}: ${error}`];
      }
    });
    expect(failures).toEqual([]);
  });

  /** The titles or descriptions of all pages, as visitors get them. */
  const metas = (name: 'title' | 'description') =>
    messages.filter(([key]) => key.endsWith(`.meta.${name}`)).map(([key]) => format(key, {}));

  test('no two pages share a title or a description', () => {
    for (const texts of [metas('title'), metas('description')]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('titles and descriptions have the length that search engines show', () => {
    // The brand stands behind a title; vowel signs of Devanagari take no room, but not without end.
    expect(metas('title').filter((text) => lettersIn(text) > 44 || text.length > 55)).toEqual([]);
    expect(metas('description').filter((text) => lettersIn(text) < 70 || text.length > 160)).toEqual([]);
  });
});

type Value = string | number | Date | ((chunks: string) => string);
type Values = Record<string, Value>;

/** Values for every argument of a message, in a few sets that reach the plural categories. */
function samples(message: readonly MessageFormatElement[]): Values[] {
  return [0, 1, 2, 100_000].map((number) => Object.fromEntries(argumentsOf(message, number)));
}

function argumentsOf(elements: readonly MessageFormatElement[], number: number): [name: string, value: Value][] {
  return elements.flatMap((element): [string, Value][] => {
    switch (element.type) {
      case TYPE.argument:
        return [[element.value, 'sample']];
      case TYPE.number:
        return [[element.value, number]];
      case TYPE.date:
      case TYPE.time:
        return [[element.value, new Date('2026-10-20')]];
      case TYPE.tag:
        return [[element.value, (chunks: string) => chunks], ...argumentsOf(element.children, number)];
      case TYPE.plural:
      case TYPE.select: {
        const value = element.type === TYPE.plural ? number : (Object.keys(element.options)[0] ?? 'other');
        const inner = Object.values(element.options).flatMap((option) => argumentsOf(option.value, number));
        return [[element.value, value], ...inner];
      }
      default:
        // Plain text and the # of a plural.
        return [];
    }
  });
}
