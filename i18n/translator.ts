import {createFormatter, createTranslator} from 'next-intl';
import {catalogsOf} from './catalogs';
import {messageArguments} from './facts';
import {formatsOf} from './formats';
import {type Locale, languages} from './languages';
import {errorAt} from './sourceFaults';

/** The words and the formats of one language. Keys are put together from the facts; i18n/shapeProof.ts proves that they exist. */
export type Translator = Awaited<ReturnType<typeof translatorOf>>;

/** Texts and amounts of a language without a request. These throw on a key that the catalogs lack. */
export async function translatorOf(locale: Locale) {
  const language = {
    locale: languages[locale].tag,
    formats: formatsOf(locale),
    onError(error: Error) {
      throw error;
    },
  };
  const t = createTranslator({...language, messages: await catalogsOf(locale)});
  const format = createFormatter(language);
  const facts = messageArguments(locale);
  return {
    text(key: string, values?: Record<string, string | number>): string {
      try {
        return t(key as never, {...facts, ...values} as never);
      } catch (error) {
        throw errorAt(key, error);
      }
    },
    rupees: (amount: number) => format.number(amount, 'rupees'),
    percent: (share: number) => format.number(share, 'percent'),
  };
}
