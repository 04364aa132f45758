import type {Locale} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';

const latin = [new URL('./fonts/poppins-latin.woff2', import.meta.url)];
const devanagari = [
  new URL('./fonts/poppins-devanagari-400.woff2', import.meta.url),
  new URL('./fonts/poppins-devanagari-600.woff2', import.meta.url),
];

/** The fonts that a page's first screen shows. The build says when each window asks for them (scripts/build/letters.ts). */
export const firstFontsOf = (locale: Locale): readonly URL[] => (scriptOf(locale) === 'Deva' ? devanagari : latin);
