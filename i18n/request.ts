import {getRequestConfig} from 'next-intl/server';
import {site} from '@/settings/site';
import {catalogsOf, type Messages} from './catalogs';
import {formatsOf} from './formats';
import {type Locale, languages} from './languages';
import {pageLocale} from './locale';

/** The messages of a language; with marks, where a translator has asked to see the keys. Only development knows marks. */
async function shownMessages(locale: Locale): Promise<Messages> {
  const messages = await catalogsOf(locale);
  if (process.env.NODE_ENV !== 'development') return messages;
  const [{cookies}, {keysCookie, marked}] = await Promise.all([import('next/headers'), import('@/i18n/tooling/marks')]);
  const cookieStore = await cookies();
  return cookieStore.has(keysCookie) ? marked(messages) : messages;
}

export default getRequestConfig(async () => {
  const locale = await pageLocale();
  return {
    locale: languages[locale].tag,
    messages: await shownMessages(locale),
    formats: formatsOf(locale),
    timeZone: site.timeZone,
    // Every page is prerendered: an error here fails the build, and a key never reaches a visitor.
    onError(error) {
      throw error;
    },
  };
});
