import {locale as rootLocale} from 'next/root-params';
import {getRequestConfig} from 'next-intl/server';
import {site} from '@/content/site';
import {messagesOf} from './catalogs';
import {formatsOf} from './formats';
import {defaultLocale, isLocale, languages} from './routing';

export default getRequestConfig(async ({locale: asked}) => {
  // Route handlers have no root parameter and name the language themselves.
  const found = asked ? Object.entries(languages).find(([, {tag}]) => tag === asked)?.[0] : await rootLocale();
  const locale = isLocale(found) ? found : defaultLocale;
  return {
    locale: languages[locale].tag,
    messages: await messagesOf(locale),
    formats: formatsOf(locale),
    timeZone: site.timeZone,
    // Every page is prerendered: an error here fails the build, and a key never reaches a visitor.
    onError(error) {
      throw error;
    },
  };
});
