import {figures} from '@/content/messageFigures';
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

/** The host of an address. Empty if the setting is not set: no page shows a text about that host then. */
const hostOf = (address: string) => (address ? new URL(address).host : '');

/**
 * The value of an argument for a fact of the owner that is not set. For this value a message has a branch without the fact:
 * `{street, select, unset {} other {{street}, }}Raipur`.
 */
export const unset = 'unset';

/** The arguments that every message may use, whichever component shows it: the figures, the names in the language, and the owner's facts. */
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
  const setOrUnset = (promise: boolean | undefined) => (promise ? 'set' : unset);
  return {
    street: textOf(ownerFacts.street),
    officer: textOf(grievanceOfficer?.name),
    officerEmail: grievanceOfficer?.email ?? unset,
    officerPhone: grievanceOfficer?.phone ? readablePhone(grievanceOfficer.phone) : unset,
    personAnswersPhone: setOrUnset(ownerFacts.personAnswersPhone),
    sameDayReply: setOrUnset(ownerFacts.sameDayReply),
    hindiSupport: setOrUnset(ownerFacts.hindiSupport),
    renewal: textOf(ownerFacts.renewal),
    planChange: textOf(ownerFacts.planChange),
    closureRefund: textOf(ownerFacts.closureRefund),
    cashFee: textOf(ownerFacts.cashFee),
    commissionPayment: textOf(ownerFacts.commissionPayment),
    // 0 stands for a fact that is not set. In a plural it is a branch of its own, `=0`.
    exportDays: exportDays ?? 0,
    itemsEntered: itemsEntered ?? 0,
  };
}

export type MessageArguments = ReturnType<typeof messageArguments>;
