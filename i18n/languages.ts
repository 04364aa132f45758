/**
 * English with accents and 40 % longer (i18n/tooling/pseudo.ts), to find texts that are cut off or not in a catalog. Only
 * there if the environment variable PSEUDO_LOCALE is 1.
 */
export const pseudoLocale = 'en-XA' as const;

/**
 * The languages of the site. Each has a line here and a folder in `messages/`; `npm run messages -- add` writes both. `tag`
 * is the language for Intl, hreflang and Open Graph. It includes India, because digits are grouped differently there:
 * ₹12,34,567 and not ₹1,234,567.
 */
export const languages = {
  en: {tag: 'en-IN', name: 'English'},
  hi: {tag: 'hi-IN', name: 'हिन्दी'},
  [pseudoLocale]: {tag: pseudoLocale, name: 'Pseudo'},
} as const;

export type Locale = keyof typeof languages;

// TypeScript has Object.keys() return string[]. The object above has no keys but these.
const known = Object.keys(languages) as Locale[];

/** The languages that have pages. next.config.mjs sets these environment variables for the server, the edge and the browser. */
export const locales: readonly Locale[] = known.filter(
  (locale) => locale !== pseudoLocale || process.env.PSEUDO_LOCALE === '1',
);

const unfinished = /* @__PURE__ */ (process.env.UNFINISHED_LOCALES ?? '').split(',');

/** The languages that are offered to visitors and search engines. Pseudo and those with too few translations are not. */
export const publishedLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== pseudoLocale && !unfinished.includes(locale),
);

/** The language of addresses without a prefix. Where another language lacks a message, this one's is shown. */
export const defaultLocale = 'en' satisfies Locale;

/** The cookie that remembers the chosen language. Only the language switcher writes it, no response does. */
export const localeCookie = 'NEXT_LOCALE';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
export const isPublished = (value: unknown): value is Locale => publishedLocales.some((locale) => locale === value);

/** The writing systems that the site has fonts for. Devanagari also needs more room between lines. */
export const scripts = ['Latn', 'Deva'] as const;
export type Script = (typeof scripts)[number];

/** The writing system of a language: its pages have it as `data-script`. `npm run messages -- add` refuses one without fonts. */
export const scriptOf = (locale: Locale) => new Intl.Locale(languages[locale].tag).maximize().script as Script;
