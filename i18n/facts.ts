import {figures} from '@/content/figures';
import {ownerFacts} from '@/content/ownerFacts';
import type {Words} from '@/content/ownerFactTypes';
import {site} from '@/settings/site';
import type {Locale} from './languages';
import {readablePhone} from './phone';

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

/**
 * What a message gets for a fact of the owner that is not set. It says nothing then, or something that needs no fact:
 * `{street, select, unset {} other {{street}, }}Raipur`.
 */
export const unset = 'unset';

/** The arguments that every message may use: the figures, the names as the language writes them, and the owner's facts. */
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
  ...ownerArguments(locale),
});

function ownerArguments(locale: Locale) {
  const {grievanceOfficer, exportDays, itemsEntered} = ownerFacts;
  const textOf = (words: Words | undefined) => inLanguage(words, locale) ?? unset;
  const isSet = (promise: boolean | undefined) => (promise ? 'set' : unset);
  return {
    street: textOf(ownerFacts.street),
    officer: textOf(grievanceOfficer?.name),
    officerEmail: grievanceOfficer?.email ?? unset,
    officerPhone: grievanceOfficer?.phone ? readablePhone(grievanceOfficer.phone) : unset,
    personAnswersPhone: isSet(ownerFacts.personAnswersPhone),
    sameDayReply: isSet(ownerFacts.sameDayReply),
    hindiSupport: isSet(ownerFacts.hindiSupport),
    renewal: textOf(ownerFacts.renewal),
    planChange: textOf(ownerFacts.planChange),
    closureRefund: textOf(ownerFacts.closureRefund),
    cashFee: textOf(ownerFacts.cashFee),
    commissionPayment: textOf(ownerFacts.commissionPayment),
    // In a plural 0 is a branch of its own.
    exportDays: exportDays ?? 0,
    itemsEntered: itemsEntered ?? 0,
  };
}

export type Facts = ReturnType<typeof messageArguments>;
