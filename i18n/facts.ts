import {figures} from '@/content/figures';
import {ownerFacts} from '@/content/ownerFacts';
import type {Words} from '@/content/ownerFactTypes';
import {site} from '@/settings/site';
import type {Locale} from './languages';

type Names = {en: string} & Partial<Record<Locale, string>>;

const nameIn = (names: Names, locale: Locale) => names[locale] ?? names.en;

/** A text of the owner's facts in a language. Undefined if it is not set. */
export function inLanguage(words: Words, locale: Locale): string;
export function inLanguage(words: Words | undefined, locale: Locale): string | undefined;
export function inLanguage(words: Words | undefined, locale: Locale) {
  return words && nameIn(words, locale);
}

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
  countsGoTo: hostOf(site.counting.host || site.counting.script),
  reportsHost: hostOf(site.visitReports),
  officer: inLanguage(ownerFacts.grievanceOfficer?.name, locale) ?? '',
  officerEmail: ownerFacts.grievanceOfficer?.email ?? '',
  cin: ownerFacts.cin ?? '',
  gstin: ownerFacts.gstin ?? '',
  exportDays: ownerFacts.exportDays ?? 0,
  itemsEntered: ownerFacts.itemsEntered ?? 0,
});

export type Facts = ReturnType<typeof messageArguments>;
