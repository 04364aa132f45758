import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import type {OwnerFacts} from '@/content/ownerFactTypes';
import {hasReceiver} from '@/lib/forms/formsService';
import home from '@/messages/en/home.json' with {type: 'json'};
import partner from '@/messages/en/partner.json' with {type: 'json'};
import type {site} from '@/settings/site';

type Site = typeof site;

/** Why something has to be set, the most urgent first. */
const reasons = {law: 'The law asks for it', lead: 'A lead depends on it', page: 'The page gains by it'} as const;

type Reason = keyof typeof reasons;

type Point = {
  why: Reason;
  what: string;
  /** What visitors miss while it is not set. */
  without: string;
};

type OpenPoint = Point & {where: string};

export type Launch = {
  site: Site;
  /** The owner's facts that are set. */
  facts: OwnerFacts;
  /** The discount of the current campaign, in per cent. 0 if there is no campaign. */
  discount: number;
};

const sampleCustomers = Object.keys(home.stories.items).length;
const samplePartners = Object.keys(partner.stories.items).length;

/** Whether a value contains an address of a domain that is reserved for examples (RFC 2606). */
const hasExampleAddress = (value: unknown) => /\.example\b/.test(JSON.stringify(value) ?? '');

/* Settings */

type SettingPoint = Point & {read: (site: Site) => string};

/** Settings whose defaults lead nowhere. */
const settingPoints: Record<string, SettingPoint> = {
  NEXT_PUBLIC_SITE_URL: {
    why: 'lead',
    what: 'Address of the site',
    without: 'Search results, the sitemap and shared links lead to an address that does not exist.',
    read: ({origin}) => origin,
  },
  NEXT_PUBLIC_CONTACT_PHONE: {
    why: 'lead',
    what: 'Phone number',
    without: 'Calls and WhatsApp messages reach nobody. The law asks for it as well.',
    read: ({phone}) => phone,
  },
  NEXT_PUBLIC_CONTACT_EMAIL: {
    why: 'lead',
    what: 'Mail address',
    without: 'Mail reaches nobody. The law asks for it as well.',
    read: ({email}) => email,
  },
  NEXT_PUBLIC_ADMIN_URL: {
    why: 'lead',
    what: 'Registration and login',
    without: '“Start free trial” and “Login” lead nowhere.',
    read: ({admin}) => admin,
  },
  NEXT_PUBLIC_PARTNER_FORM_URL: {
    why: 'lead',
    what: 'Application to the partner program',
    without: 'Nobody can apply.',
    read: ({partnerForm}) => partnerForm,
  },
  NEXT_PUBLIC_X_URL: socialPoint('X', ({social}) => social.x),
  NEXT_PUBLIC_LINKEDIN_URL: socialPoint('LinkedIn', ({social}) => social.linkedin),
  NEXT_PUBLIC_INSTAGRAM_URL: socialPoint('Instagram', ({social}) => social.instagram),
  NEXT_PUBLIC_FACEBOOK_URL: socialPoint('Facebook', ({social}) => social.facebook),
};

function socialPoint(name: string, read: (site: Site) => string): SettingPoint {
  return {why: 'page', what: `Profile on ${name}`, without: 'The footer’s link leads nowhere.', read};
}

/** Every setting with its default. */
const defaults = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));

function openSettings({site}: Launch): OpenPoint[] {
  const open: OpenPoint[] = [];
  if (site.exampleFacts) {
    open.push({
      why: 'law',
      what: 'Example facts are shown',
      without: 'Every fact on the pages is invented, those that the law asks for too. Leave the switch unset.',
      where: 'EXAMPLE_FACTS',
    });
  }
  if (!hasReceiver(site) || hasExampleAddress(site.contactEndpoint)) {
    open.push({
      why: 'lead',
      what: 'What takes the messages of forms',
      without: 'Each visitor has to send the message again, by WhatsApp or mail. Many do not.',
      where: 'NEXT_PUBLIC_CONTACT_ENDPOINT, or NEXT_PUBLIC_FORMS_PORTAL_ID and the form ids',
    });
  }
  for (const [variable, {read, ...point}] of Object.entries(settingPoints)) {
    const value = read(site);
    if (value === defaults[variable] || hasExampleAddress(value)) open.push({...point, where: variable});
  }
  return open;
}

/* Facts of the owner */

type FactPoint = Point & {
  /** Whether the fact is still needed. By default it is needed until it is set. */
  isOpen?: (launch: Launch) => boolean;
};

const factPoints: Record<keyof OwnerFacts, FactPoint> = {
  cin: {
    why: 'law',
    what: 'Corporate identity number (CIN)',
    without: 'No page shows it, and a company’s home page has to.',
  },
  gstin: {
    why: 'law',
    what: 'GST number (GSTIN)',
    without: 'No page shows it, though prices are charged with GST, which takes a registration.',
  },
  street: {
    why: 'law',
    what: 'Street of the registered office',
    without: 'Pages give the city and the postal code, where the law asks for the whole address.',
  },
  grievanceOfficer: {
    why: 'law',
    what: 'Grievance officer',
    without: 'Pages say how to complain and name nobody, where the law asks for a name.',
  },
  personAnswersPhone: {
    why: 'page',
    what: 'Whether a person answers the phone',
    without: 'Pages give the number and the hours, and do not say who answers.',
  },
  sameDayReply: {
    why: 'page',
    what: 'Whether mail is answered the same working day',
    without: 'No page says how soon mail is answered.',
  },
  hindiSupport: {
    why: 'page',
    what: 'Whether guides and support are in Hindi too',
    without: 'No page says in which languages support is given.',
  },
  campaignLastDay: {
    why: 'page',
    what: 'Last day of the festive discount',
    without: 'The discount is shown without an end, and does not end by itself.',
    isOpen: ({discount, facts}) => discount > 0 && !facts.campaignLastDay,
  },
  renewal: {
    why: 'page',
    what: 'How a plan is renewed, and how that is stopped',
    without: 'Pages say what a renewal costs, and not whether it comes by itself.',
  },
  planChange: {
    why: 'page',
    what: 'Changing the plan within its year',
    without: 'No page says what becomes of the months that are left.',
  },
  closureRefund: {
    why: 'page',
    what: 'Refund if the company closes an account',
    without: 'No page says what is paid back.',
  },
  cashFee: {
    why: 'page',
    what: 'How the transaction fee is collected on cash',
    without: 'Pages name the fee, and not how it is collected on cash.',
  },
  waysToPay: {
    why: 'page',
    what: 'Ways to pay an invoice',
    without: 'The price page does not name them.',
  },
  exportDays: {
    why: 'page',
    what: 'Days in which data can be downloaded after an account is closed',
    without: 'No page names a number of days.',
  },
  tills: {why: 'page', what: 'Tills in each plan', without: 'The comparison of plans has no such row.'},
  logins: {why: 'page', what: 'Staff logins in each plan', without: 'The comparison of plans has no such row.'},
  variantsCount: {
    why: 'page',
    what: 'Whether sizes and colours count as products',
    without: 'The comparison of plans does not say so.',
  },
  addOnRates: {
    why: 'page',
    what: 'Rates of the add-ons',
    without: 'Each add-on says “Add-on” in place of a rate.',
  },
  itemsEntered: {
    why: 'page',
    what: 'Items that the team enters for a new shop',
    without: 'The home page says “your first items”, without a number.',
  },
  gateways: {
    why: 'page',
    what: 'Payment gateways by name',
    without: 'None is named, and the number of integrations is not claimed.',
  },
  couriers: {
    why: 'page',
    what: 'Couriers by name',
    without: 'None is named, and the number of integrations is not claimed.',
  },
  crms: {why: 'page', what: 'CRMs by name', without: 'None is named.'},
  accounting: {why: 'page', what: 'Accounting programs by name', without: 'None is named.'},
  eInvoice: {
    why: 'page',
    what: 'Smallest plan with e-invoices',
    without: 'No page says that the suite makes them.',
  },
  eWayBill: {
    why: 'page',
    what: 'Smallest plan with e-way bills',
    without: 'No page says that the suite makes them.',
  },
  reviewSites: {
    why: 'page',
    what: 'Review sites, with the number of reviews',
    without: 'Ratings stand beside invented sites, each marked as an example.',
  },
  customers: {
    why: 'page',
    what: 'Stories of customers',
    without: 'The home page has sample stories, each marked as an example.',
    isOpen: ({facts}) => (facts.customers?.length ?? 0) < sampleCustomers,
  },
  partners: {
    why: 'page',
    what: 'Stories of partners',
    without: 'The partner page has sample stories, each marked as an example.',
    isOpen: ({facts}) => (facts.partners?.length ?? 0) < samplePartners,
  },
  affiliations: {
    why: 'page',
    what: 'Affiliations by name',
    without: 'The home page has kinds of affiliations, and no names.',
  },
  commissionPayment: {
    why: 'page',
    what: 'When and how a commission is paid',
    without: 'The partner page gives the rate alone.',
  },
  affiliateTerms: {
    why: 'page',
    what: 'Terms of the partner program',
    without: 'The partner page has no link to them.',
  },
};

function openFacts(launch: Launch): OpenPoint[] {
  const open: OpenPoint[] = [];
  // The type of Object.keys() is string[].
  for (const fact of Object.keys(factPoints) as (keyof OwnerFacts)[]) {
    const {isOpen, ...point} = factPoints[fact];
    const value = launch.facts[fact];
    const isMissing = isOpen ? isOpen(launch) : value === undefined;
    if (isMissing || hasExampleAddress(value)) open.push({...point, where: `content/ownerFacts.ts: ${fact}`});
  }
  return open;
}

/* What is open */

/** Everything that is a placeholder or not set. */
export const openPoints = (launch: Launch): OpenPoint[] => [...openSettings(launch), ...openFacts(launch)];

/** Whether the site should not be launched while this point is open. */
export const isNeeded = ({why}: OpenPoint) => why !== 'page';

/** The open points as a list to read, by why they matter. */
export function report(open: readonly OpenPoint[]): string {
  if (open.length === 0) return 'Nothing is missing.';
  const parts: string[] = [];
  for (const why of Object.keys(reasons) as Reason[]) {
    const points = open.filter((point) => point.why === why);
    if (points.length === 0) continue;
    const entries = points.map(({what, where, without}) => `  ${what} (${where})\n    ${without}`);
    parts.push([`${reasons[why]} (${points.length})`, ...entries].join('\n'));
  }
  parts.push('Facts are set in content/ownerFacts.ts, settings in .env.production: docs/launching.md');
  return parts.join('\n\n');
}
