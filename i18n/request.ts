import {getRequestConfig} from 'next-intl/server';
import {site} from '@/settings/site';
import {catalogsOf, type Messages} from './catalogs';
import {formatsOf} from './formats';
import {type Locale, languages} from './languages';
import {pageLocale} from './locale';
import {mapTexts} from './tree';
import {keepPairsTogether} from './unicode';

/** The messages of a language. In development they have invisible marks while a translator looks at on-page keys. */
async function shownMessages(locale: Locale): Promise<Messages> {
  // The keys stay the same, and with them the type.
  const messages = mapTexts(await catalogsOf(locale), keepPairsTogether) as Messages;
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
    // All pages are prerendered, so an error here stops the build. No visitor ever sees a key instead of words.
    onError(error) {
      throw error;
    },
  };
});
