import type {Locale} from '@/i18n/routing';
import {priceOf} from '@/lib/pricing';
import {claims} from './claims';
import {legalFacts} from './legal';
import {partner} from './partner';
import {billing, campaign, plans} from './plans';
import {site} from './site';

/**
 * The arguments that every message of a page family may use: `{brands, number}+ brands`. Money is rupees, shares are
 * fractions, times are in the unit of the name.
 */
export const figures = {
  ...claims,
  ...legalFacts,
  commission: partner.commission,
  trialDays: billing.trialDays,
  billingMonths: billing.months,
  campaignPercent: campaign.percent / 100,
  starterFee: plans.starter.transactionFee,
  starterProducts: plans.starter.products,
  growthPrice: priceOf('growth').monthly,
  primePrice: priceOf('prime').monthly,
  enterprisePrice: priceOf('enterprise').monthly,
} as const;

const nameIn = (names: {en: string} & Partial<Record<Locale, string>>, locale: Locale) => names[locale] ?? names.en;

/** The arguments of a language: the figures, and the names as it writes them. */
export const factsIn = (locale: Locale) => ({
  ...figures,
  brand: nameIn(site.brand, locale),
  company: nameIn(site.company, locale),
  postalCode: site.address.postalCode,
  formsService: site.forms.service,
});

/**
 * The same for text that breaks into lines on a page: the brand's name stays on one of them. Not for heads, structured data
 * and mails, where others look for the name as it is typed; nor for a name too long for a phone's line.
 */
export const factsOnPage = (locale: Locale) => {
  const facts = factsIn(locale);
  return {...facts, brand: facts.brand.length <= 18 ? facts.brand.replaceAll(' ', '\u00a0') : facts.brand};
};

export type Facts = ReturnType<typeof factsIn>;
