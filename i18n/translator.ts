import {createFormatter, createTranslator} from 'next-intl';
import {catalogsOf} from './catalogs';
import {messageArguments} from './facts';
import {formatsOf} from './formats';
import {type Locale, languages} from './languages';
import {errorAt} from './sourceFaults';

type UncheckedTranslate = (key: string, values: Record<string, string | number>) => string;

/** The words and the formats of one language. */
export type Translator = Awaited<ReturnType<typeof translatorOf>>;

/**
 * The texts and amounts of a language, for code that knows the language and does not take it from the page that is being rendered,
 * such as metadata. They throw on a key that the catalogs lack.
 */
export async function translatorOf(locale: Locale) {
  const language = {
    locale: languages[locale].tag,
    formats: formatsOf(locale),
    onError(error: Error) {
      throw error;
    },
  };
  // Callers put keys together from the slugs in content/, so next-intl cannot check their types: i18n/shapeProof.ts proves that they exist.
  const translate = createTranslator({...language, messages: await catalogsOf(locale)}) as UncheckedTranslate;
  const format = createFormatter(language);
  const commonArguments = messageArguments(locale);
  return {
    text(key: string, values?: Record<string, string | number>): string {
      try {
        return translate(key, {...commonArguments, ...values});
      } catch (error) {
        throw errorAt(key, error);
      }
    },
    rupees: (amount: number) => format.number(amount, 'rupees'),
    percent: (share: number) => format.number(share, 'percent'),
  };
}
