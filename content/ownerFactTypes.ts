import type {AddOn, PlanId} from './plans';

/** A text in the languages of the site. A language without one gets the English. */
export type Words = {readonly en: string; readonly hi: string};

/** How many a plan allows. `null` is no limit. */
type Limit = number | null;

/** A review site on which customers have rated the suite. The scores are in claims.ts. */
type ReviewSite = {name: string; url: `https://${string}`; reviews: number};

/** The address of a square picture in `public/`. Without one, a story has the person's initials. */
type Portrait = `/${string}`;

/** A customer who may be named: the words are the customer's own. */
export type CustomerStory = {
  name: Words;
  role: Words;
  company: Words;
  quote: Words;
  portrait?: Portrait;
  /** How many of five stars the customer gave, if any. */
  stars?: number;
  /** What changed: a task, how it was done earlier, and how it is done now. */
  change: {task: Words; earlier: Words; now: Words};
};

/** A partner who may be named. */
export type PartnerStory = {name: Words; company: Words; quote: Words; portrait?: Portrait};

/**
 * What only the owner knows. A fact that is set appears where it belongs, in both languages. A fact that is not set appears nowhere,
 * and nothing that rests on it is claimed. `npm run launch` lists what is not set, and docs/launching.md says what each is for.
 */
export type OwnerFacts = {
  /* The company */

  /** Corporate identity number. A company's website has to show it (Companies (Incorporation) Rules 2014, rule 26). */
  cin?: string;
  gstin?: string;
  /** The lines of the address above the city. */
  street?: Words;
  /** Whom the law has a site name for complaints (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  grievanceOfficer?: {name: Words; email: string; phone?: string};
  /** A person answers the phone in business hours, and no recorded menu does. */
  personAnswersPhone?: boolean;
  /** Mail of business hours is read the same working day. */
  sameDayReply?: boolean;
  /** Guides and support are in Hindi too. */
  hindiSupport?: boolean;

  /* Buying a plan */

  /** The festive discount's last day in India: `2027-01-15`. */
  campaignLastDay?: string;
  /** Whether a plan renews by itself, and how that is stopped. */
  renewal?: Words;
  /** What holds for a shop that takes a larger or a smaller plan within its year. */
  planChange?: Words;
  /** What is paid back if the company closes an account. */
  closureRefund?: Words;
  /** How the transaction fee is collected on sales in cash. */
  cashFee?: Words;
  /** How an invoice can be paid. */
  waysToPay?: Words;
  /** For how many days after an account is closed its data can be downloaded. */
  exportDays?: number;

  /* What plans hold */

  tills?: Record<PlanId, Limit>;
  logins?: Record<PlanId, Limit>;
  /** Whether each size and colour counts towards the limit of products. */
  variantsCount?: boolean;
  /** What add-ons cost. */
  addOnRates?: Partial<Record<AddOn, Words>>;
  /** How many items the team enters for a new shop. */
  itemsEntered?: number;

  /* What the suite connects to, by name */

  gateways?: readonly string[];
  couriers?: readonly string[];
  crms?: readonly string[];
  /** Accounting programs that take the books over. */
  accounting?: readonly string[];
  /** The smallest plan that makes e-invoices, and e-way bills. */
  eInvoice?: PlanId;
  eWayBill?: PlanId;

  /* Who speaks for the suite. Samples stand in for stories that are not set, and say that they are examples. */

  reviewSites?: {marketplaceReviews: ReviewSite; softwareReviews: ReviewSite};
  /** The first takes the place of the first sample, and so on. */
  customers?: readonly CustomerStory[];
  partners?: readonly PartnerStory[];
  affiliations?: readonly string[];

  /* The partner program */

  /** When and how a commission is paid, and how a client is known to be the partner's. */
  commissionPayment?: Words;
  affiliateTerms?: `https://${string}`;
};
