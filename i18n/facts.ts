import {figures} from '@/content/figures';
import {site} from '@/content/site';
import type {Locale} from './languages';

const nameIn = (names: {en: string} & Partial<Record<Locale, string>>, locale: Locale) => names[locale] ?? names.en;

/** The arguments of a language: the figures, and the names as it writes them. */
export const messageArguments = (locale: Locale) => ({
  ...figures,
  brand: nameIn(site.brand, locale),
  company: nameIn(site.company, locale),
  postalCode: site.address.postalCode,
  formsService: site.forms.service,
  email: site.email,
});

/**
 * The same for text that breaks into lines on a page: the brand's name stays on one of them. Not for heads, structured data
 * and mails, where others look for the name as it is typed; nor for a name too long for a phone's line.
 */
export const messageArgumentsOnPage = (locale: Locale) => {
  const facts = messageArguments(locale);
  return {...facts, brand: facts.brand.length <= 18 ? facts.brand.replaceAll(' ', '\u00a0') : facts.brand};
};

export type Facts = ReturnType<typeof messageArguments>;
