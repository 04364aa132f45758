/**
 * The languages of the site. A language is this one line and a folder of the same name in `messages/`.
 * `tag` is what Intl, hreflang and Open Graph are told: plain `en` would group ₹1,234,567, India reads ₹12,34,567.
 * `dayPeriod` is how it tells morning from evening: am and pm, or सुबह and शाम.
 */
export const languages = {
  en: {tag: 'en-IN', name: 'English', dayPeriod: undefined},
  hi: {tag: 'hi-IN', name: 'हिन्दी', dayPeriod: 'short'},
} as const;

export type Locale = keyof typeof languages;

// Object.keys() widens to string[]; the object above has no other keys.
export const locales = Object.keys(languages) as Locale[];

/** The language of unprefixed URLs and the source that every other catalog falls back to. */
export const defaultLocale = 'en' satisfies Locale;

/** Written by the language switcher only, never by a response. */
export const localeCookie = 'NEXT_LOCALE';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
