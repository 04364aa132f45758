import {type Locale, languages} from './routing';

/** The writing systems that the site has letters for. Devanagari needs its own fonts, and room above and below the line. */
export const scripts = ['Latn', 'Deva'] as const;
export type Script = (typeof scripts)[number];

/** What a language is written in, as its page's `data-script` says. `npm run messages -- add` takes no other, and a test none. */
export const scriptOf = (locale: Locale) => new Intl.Locale(languages[locale].tag).maximize().script as Script;
