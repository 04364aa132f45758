import type {Locale} from '@/i18n/routing';
import {scriptOf} from '@/i18n/routing';

const latin = [new URL('./fonts/poppins-latin.woff2', import.meta.url)];
const devanagari = [
  new URL('./fonts/poppins-devanagari-400.woff2', import.meta.url),
  new URL('./fonts/poppins-devanagari-600.woff2', import.meta.url),
];

/** The font files of a language's pages, as fonts.css names them. */
export const fontsOf = (locale: Locale): readonly URL[] => (scriptOf(locale) === 'Deva' ? devanagari : latin);
