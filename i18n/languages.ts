/** Not a language: the English catalogs accented and 40 % longer (i18n/tooling/pseudo.ts). Served where PSEUDO_LOCALE asks for it. */
export const pseudoLocale = 'en-XA' as const;

/**
 * The languages of the site: a line each and a folder in `messages/`, which `npm run messages -- add` writes. `tag` is for Intl,
 * hreflang and Open Graph: plain `en` would group ₹1,234,567, India reads ₹12,34,567.
 */
export const languages = {
  en: {tag: 'en-IN', name: 'English'},
  hi: {tag: 'hi-IN', name: 'हिन्दी'},
  [pseudoLocale]: {tag: pseudoLocale, name: 'Pseudo'},
} as const;

export type Locale = keyof typeof languages;

// Object.keys() widens to string[]; the object above has no other keys.
const known = Object.keys(languages) as Locale[];

/** The languages that have pages. The variables here and below are set by next.config.mjs, for server, edge and browser alike. */
export const locales: readonly Locale[] = known.filter(
  (locale) => locale !== pseudoLocale || process.env.PSEUDO_LOCALE === '1',
);

const unfinished = /* @__PURE__ */ (process.env.UNFINISHED_LOCALES ?? '').split(',');

/** The languages that visitors are offered and search engines find: written by people, and translated far enough. */
export const publishedLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== pseudoLocale && !unfinished.includes(locale),
);

/** The language of unprefixed URLs and the source that every other catalog falls back to. */
export const defaultLocale = 'en' satisfies Locale;

/** Written by the language switcher only, never by a response. */
export const localeCookie = 'NEXT_LOCALE';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
export const isPublished = (value: unknown): value is Locale => publishedLocales.some((locale) => locale === value);

/** The writing systems that the site has letters for. Devanagari needs its own fonts, and room above and below the line. */
export const scripts = ['Latn', 'Deva'] as const;
export type Script = (typeof scripts)[number];

/** What a language is written in, as its page's `data-script` says. `npm run messages -- add` refuses any other, and a test fails on one. */
export const scriptOf = (locale: Locale) => new Intl.Locale(languages[locale].tag).maximize().script as Script;
