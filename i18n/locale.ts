import {locale} from 'next/root-params';
import {defaultLocale, isLocale, type Locale} from './languages';

/** The language of the page that is being rendered. Server components only. */
export async function pageLocale(): Promise<Locale> {
  const code = await locale();
  return isLocale(code) ? code : defaultLocale;
}
