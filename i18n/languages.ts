/**
 * English with accents and 40 % longer (i18n/tooling/pseudo.ts), to find texts that are cut off or not in a catalog. The site has it
 * only if the environment variable PSEUDO_LOCALE is 1.
 */
export const pseudoLocale = 'en-XA' as const;

/**
 * The languages of the site. Each has a line here and a folder in `messages/`; `npm run messages -- add` writes both. `tag` is for Intl,
 * hreflang and Open Graph: plain `en` would write ₹1,234,567 where India reads ₹12,34,567. A `published` language is offered to
 * visitors and found by search engines, even if it is incomplete: missing texts fall back to English.
 */
export const languages = {
  en: {tag: 'en-IN', name: 'English', published: true},
  hi: {tag: 'hi-IN', name: 'हिन्दी', published: true},
  [pseudoLocale]: {tag: pseudoLocale, name: 'Pseudo', published: false},
} as const;

export type Locale = keyof typeof languages;

// The type of Object.keys() is string[].
const allLocales = Object.keys(languages) as Locale[];

/** The languages that have pages. next.config.mjs sets the variable, for server, edge and browser alike. */
export const locales: readonly Locale[] = allLocales.filter(
  (locale) => locale !== pseudoLocale || process.env.PSEUDO_LOCALE === '1',
);

/** The languages that visitors are offered and search engines find. */
export const publishedLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => languages[locale].published,
);

/** The language of URLs without a prefix, and the fallback for missing messages. */
export const defaultLocale = 'en' satisfies Locale;

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
export const isPublished = (value: unknown): value is Locale => publishedLocales.some((locale) => locale === value);

/** The writing systems that the site has fonts for. Devanagari also needs more room between lines. */
export const scripts = ['Latn', 'Deva'] as const;
export type Script = (typeof scripts)[number];

/** The writing system of a language: its pages have it as `data-script`. `npm run messages -- add` refuses one without fonts. */
export const scriptOf = (locale: Locale) => new Intl.Locale(languages[locale].tag).maximize().script as Script;
