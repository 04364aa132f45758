import {type Locale, languages} from './routing';

/** What a language is written in: Devanagari needs its own fonts, and room above and below the line. */
export const scriptOf = (locale: Locale): 'Deva' | 'Latn' =>
  new Intl.Locale(languages[locale].tag).maximize().script === 'Deva' ? 'Deva' : 'Latn';
