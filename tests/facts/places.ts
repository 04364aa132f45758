import {exampleFacts} from '@/content/ownerFacts.example';
import type {OwnerFacts, Words} from '@/content/ownerFactTypes';
import type {Path} from '@/content/paths';
import {type Locale, languages} from '@/i18n/languages';

/** A page on which a fact appears, and what its visitors then read there or follow, in each language. */
export type Place = {page: Path; shows: Record<'en' | 'hi', string | RegExp>};

const at = (page: Path, en: string | RegExp, hi = en): Place => ({page, shows: {en, hi}});

const wordsAt = (page: Path, {en, hi}: Words): Place => at(page, firstLine(en), firstLine(hi));

/** Of an address, whose lines a page may join. */
const firstLine = (text: string) => text.split('\n', 1)[0] ?? text;

function namesAt(page: Path, names: readonly string[]): Place {
  const listIn = (locale: Locale) => new Intl.ListFormat(languages[locale].tag).format(names);
  return at(page, listIn('en'), listIn('hi'));
}

const facts = exampleFacts;
const {name: officer, email: officerEmail} = facts.grievanceOfficer;
const [customer] = facts.customers;
const [partner] = facts.partners;
if (!customer || !partner) throw new Error('The example has no stories.');

/** Where each fact of the owner appears once it is set. Its values are those of content/ownerFacts.example.ts. */
export const places: Record<keyof OwnerFacts, readonly [Place, ...Place[]]> = {
  cin: [at('/', facts.cin)],
  gstin: [at('/', facts.gstin)],
  street: [wordsAt('/', facts.street), wordsAt('/contact', facts.street)],
  // A company's home page has to name whom to ask (Companies (Incorporation) Rules 2014, rule 26).
  grievanceOfficer: [
    wordsAt('/', officer),
    wordsAt('/contact', officer),
    wordsAt('/terms-of-service', officer),
    wordsAt('/privacy-policy', officer),
    at('/privacy-policy', officerEmail),
  ],
  personAnswersPhone: [at('/contact', 'A person picks up', 'बात इंसान से होगी')],
  sameDayReply: [at('/contact', 'the same working day', 'उसी दिन')],
  hindiSupport: [at('/contact', 'in Hindi or English', 'हिन्दी या अंग्रेज़ी में')],

  campaignLastDay: [at('/pricing', '15 January 2099', '15 जनवरी 2099')],
  renewal: [wordsAt('/pricing', facts.renewal), wordsAt('/terms-of-service', facts.renewal)],
  planChange: [wordsAt('/pricing', facts.planChange), wordsAt('/terms-of-service', facts.planChange)],
  closureRefund: [wordsAt('/pricing', facts.closureRefund), wordsAt('/terms-of-service', facts.closureRefund)],
  cashFee: [wordsAt('/pricing', facts.cashFee), wordsAt('/terms-of-service', facts.cashFee)],
  waysToPay: [wordsAt('/pricing', facts.waysToPay)],
  exportDays: [at('/terms-of-service', '60 more days', '60 दिन')],

  tills: [at('/pricing', 'Tills 1 2 5 No limit', 'बिलिंग काउंटर 1 तक 2 तक 5 तक जितने चाहें')],
  logins: [at('/pricing', 'Staff logins 1 2 10 No limit', 'स्टाफ़ लॉगिन 1 तक 2 तक 10 तक जितने चाहें')],
  variantsCount: [at('/pricing', 'All of them count as one product.', 'सब मिलाकर एक ही आइटम गिना जाता है।')],
  addOnRates: [at('/pricing', '₹0.90 a message', '₹0.90 प्रति मैसेज')],
  itemsEntered: [at('/', 'your first 200 items', 'शुरू के 200 आइटम')],

  gateways: [namesAt('/', facts.gateways), namesAt('/pricing', facts.gateways)],
  couriers: [
    namesAt('/', facts.couriers),
    namesAt('/pricing', facts.couriers),
    // The number is claimed where some can be named.
    at('/', '50+ integrations', '50+ जुड़ी हुई सेवाएँ'),
  ],
  crms: [namesAt('/', facts.crms)],
  accounting: [
    namesAt('/use-cases/distributor-management', facts.accounting),
    namesAt('/industries/fmcg', facts.accounting),
  ],
  eInvoice: [
    at(
      '/pricing',
      /E-invoices [^.]+\. Not included Not included Included Included/,
      /ई-इनवॉइस [^।]+। शामिल नहीं शामिल नहीं शामिल शामिल/,
    ),
    at('/use-cases/distributor-management', /e-invoice/i, /ई-इनवॉइस/),
  ],
  eWayBill: [
    at(
      '/pricing',
      /E-way bills [^.]+\. Not included Not included Not included Included/,
      /ई-वे बिल [^।]+। शामिल नहीं शामिल नहीं शामिल नहीं शामिल/,
    ),
    at('/use-cases/distributor-management', /e-way bill/i, /ई-वे बिल/),
  ],

  reviewSites: [
    at('/', facts.reviewSites.marketplaceReviews.name),
    at('/', facts.reviewSites.softwareReviews.url),
    at('/', '420 reviews', '420 रिव्यू'),
  ],
  customers: [wordsAt('/', customer.quote), wordsAt('/', customer.change.now)],
  partners: [wordsAt('/partner-program', partner.quote)],
  affiliations: [at('/', facts.affiliations.join(' '))],

  commissionPayment: [wordsAt('/partner-program', facts.commissionPayment)],
  affiliateTerms: [at('/partner-program', facts.affiliateTerms)],
};
