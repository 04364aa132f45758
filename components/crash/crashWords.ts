import {defaultLocale, type Locale} from '@/i18n/routing';
import en from '@/messages/en/errors.json';

type CrashWords = Record<keyof typeof en.crash, string>;

/**
 * A crash may have taken the catalogs with it, so these few words come with the bundle of whoever shows it: the late
 * chunk of the error boundaries, not the first load. Set by next.config.mjs (i18n/crashCatalogs.mjs).
 */
const words: Partial<Record<Locale, Partial<CrashWords>>> = JSON.parse(process.env.CRASH_WORDS ?? '{}');

/** The words for a page that failed, in a language; what it has no words for is in English. */
export const crashWordsIn = (locale: Locale = defaultLocale): CrashWords => ({...en.crash, ...words[locale]});
