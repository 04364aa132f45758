import {defaultLocale, type Locale} from '@/i18n/routing';
import en from '@/messages/en/errors.json';
import hi from '@/messages/hi/errors.json';

type CrashWords = Record<keyof typeof en.crash, string>;

/**
 * A crash may have taken the catalogs with it, so these few words come with the bundle of whoever shows it: the late
 * chunk of the error boundaries, not the first load.
 */
const words: Partial<Record<Locale, CrashWords>> = {hi: hi.crash};

/** The words for a page that failed, in a language, or in English. */
export const crashWordsIn = (locale: Locale = defaultLocale): CrashWords => words[locale] ?? en.crash;
