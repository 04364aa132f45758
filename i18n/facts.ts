import {figures} from '@/content/figures';
import {site} from '@/settings/site';
import type {Locale} from './languages';

const nameIn = (names: {en: string} & Partial<Record<Locale, string>>, locale: Locale) => names[locale] ?? names.en;

/** Empty without the setting. No text has the name then. */
const hostOf = (address: string) => (address ? new URL(address).host : '');

/** The arguments that every message may use: the figures, and the names as the language writes them. */
export const messageArguments = (locale: Locale) => ({
  ...figures,
  brand: nameIn(site.brand, locale),
  company: nameIn(site.company, locale),
  postalCode: site.address.postalCode,
  formsService: site.forms.service,
  email: site.email,
  countingHost: hostOf(site.counting.script),
  reportsHost: hostOf(site.visitReports),
});

export type Facts = ReturnType<typeof messageArguments>;
