import {describe, expect, test} from 'vitest';
import {claims, ratings} from '@/content/claims';
import {figures} from '@/content/figures';
import {counters} from '@/content/home';
import {legalFacts} from '@/content/legal';
import {announced, billing, comparison, type PlanId, planIds, plans} from '@/content/plans';
import {messageArguments} from '@/i18n/facts';
import {locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {textsIn} from '@/i18n/tree';
import legalWords from '@/messages/en/legal.json';

/**
 * The business constants, typed by hand: nothing here is read from where the site takes it. No catalog repeats one. Prices:
 * tests/e2e/pricing.spec.ts.
 */

describe('plans', () => {
  test('a festive campaign of 20 %, billed once a year, 14 days to try', () => {
    expect(announced).toEqual({id: 'diwali', percent: 20});
    expect(billing).toEqual({months: 12, trialDays: 14});
  });

  test('what each card names, and what Starter says it lacks', () => {
    expect(planIds.map((id) => plans[id].highlights.join(' '))).toEqual([
      'unlimitedOrders onlineStore smartPos',
      'freeSsl customDomain paymentGateway smartPos',
      'allOfGrowth variants shipmentIntegration dynamicDashboard staffAccount',
      'allOfPrime multiLocation centralInventory b2bCommerce franchiseManagement signedInvoices',
    ]);
    expect(plans.starter.excludes).toEqual(['freeSsl', 'customDomain', 'paymentGateway', 'variants']);
  });

  test('the comparison table', () => {
    const from = (plan: PlanId) => comparison.filter((row) => row.from === plan).map(({feature}) => feature);
    expect(planIds.map((plan) => from(plan).join(' '))).toEqual([
      'storeWithCart smartPos orderManagement customPages customerManagement couponsAndDiscounts inventoryManagement',
      'customDomain freeSsl paymentGateway premiumThemes announcementBar autoSaveAddress reports',
      'variants shipmentIntegration staffAccount whatsappBubble dashboardWithAnalytics',
      'multiStore centralInventory b2bCommerce distributorLogin customInvoicing pickUpInStore',
    ]);
  });
});

test('what every sentence is given: shares as fractions, prices less the campaign, the brand as typed', () => {
  expect(figures).toMatchObject({campaignPercent: 0.2, commission: 0.1, trialDays: 14, billingMonths: 12});
  expect(figures).toMatchObject({starterFee: 0.04, starterProducts: 50});
  expect(figures).toMatchObject({growthPrice: 1199, primePrice: 2399, enterprisePrice: 9599});
  expect(figures).toMatchObject({growthListYear: 17_988, primeListYear: 35_988, enterpriseListYear: 143_988});
  expect(messageArguments('en').brand).toBe('Vyom Commerce');
});

describe('legal pages', () => {
  test('figures of returns, refunds, privacy and age', () => {
    expect(legalFacts).toMatchObject({cancellationHours: 24, returnDays: 7});
    expect(legalFacts).toMatchObject({refundShare: 1, refundMinDays: 20, refundMaxDays: 25});
    expect(legalFacts).toMatchObject({accessRequestDays: 30, minimumAge: 18});
    // What is typed into a form is kept no longer than the privacy policy says.
    expect(legalFacts.draftDays).toBe(7);
  });

  test.each([
    ['return-and-refund', 'cancellation exclusions sizing exchangeCancellation duration refundRoute'],
    ['privacy-policy', 'accessRequests singapore'],
    ['terms-of-service', 'eligibility noRefunds'],
  ] as const)('%s has a section for each rule', (slug, rules) => {
    expect(Object.keys(legalWords[slug].sections)).toEqual(expect.arrayContaining(rules.split(' ')));
  });
});

describe('claims', () => {
  test.each(Object.keys(claims))('%s is said on the site', (claim) => {
    const saying = textsIn(catalogTree('en')).filter(([, text]) => new RegExp(`\\{${claim}\\b`).test(text));
    expect(saying).not.toEqual([]);
  });

  test('marketing figures; where readings conflict, the smallest', () => {
    expect(claims).toMatchObject({brands: 1200, products: 25_000, partners: 300, features: 150, integrations: 50});
    expect(claims).toMatchObject({users: 10_000, satisfaction: 0.96, averageReturn: 1.5, uptime: 0.999});
    expect(claims).toMatchObject({growth: 3, decisions: 10, costReduction: 0.85, encryptionBits: 256});
    expect(claims).toMatchObject({fasterTransactions: 0.5, routeSaving: 0.4});
    expect(claims).toMatchObject({fasterDeliveries: 0.3, onTime: 0.95, deliveryMinutes: 30});
    expect(counters).toEqual(['brands', 'products', 'partners', 'features']);
  });

  test('ratings: 4.9 and 4.7, 4.8 of 5 over both', () => {
    expect(Object.values(ratings.platforms)).toEqual([4.9, 4.7]);
    expect(ratings.overall).toBeCloseTo(4.8, 10);
    expect(ratings.maximum).toBe(5);
  });

  test.each(locales)('monitoring around the clock, in %s', (locale) => {
    expect(words(locale)['home.ecosystem.trust.monitoring.figure']).toBe('24/7');
  });
});

describe.each(locales)('no catalog repeats a number, in %s', (locale) => {
  const prices = [1499, 2999, 11_999, 1199, 2399, 9599, 14_388, 28_788, 115_188];
  const shares = [96, 99.9, 85, 95, 40, 30, 20, 15, 10, 4, 50];
  const counts = [1200, 25_000, 10_000, 300, 150, 100, 75, 50, 256, 4.9, 4.7, 4.8, 14, 12];
  const hours = [9, 18, 10, 16, 6, 4];
  const days = [24, 7, 20, 25, 30, 18];
  const constants = new Set([...prices, ...shares, ...counts, ...hours, ...days]);

  /** Where such a number is not about the company. */
  const allowed = [
    // It means “always”, and that is not a figure.
    /^home\.ecosystem\.trust\.monitoring\.figure$/,
    // A child’s clothes: brands number sizes differently, and that is the point.
    /^industries\.kids-fashion-toys\.(?:hero|reasons\.items\.ageAndSize)\.text$/,
    // The sample shop’s own goods and clock, not the company’s; the papers of a trade.
    /^scenes\./,
    /^industries\.[a-z-]+\.document\./,
  ];

  test('plans, claims, hours and days are arguments', () => {
    const isAllowed = (key: string) => allowed.some((one) => one.test(key));
    const found = Object.entries(words(locale))
      // The prices are not in the sample either.
      .map(([key, text]) => [key, isAllowed(key) ? new Set(prices) : constants, numbersIn(text)] as const)
      .map(([key, refused, numbers]) => [key, numbers.filter((number) => refused.has(number))] as const)
      .filter(([, numbers]) => numbers.length > 0);
    expect(found).toEqual([]);
  });
});

/** Every message of a language by its dotted key. */
function words(locale: string): Record<string, string> {
  return Object.fromEntries(textsIn(catalogTree(locale)));
}

/** `₹11,999 से 50` → `[11999, 50]`: grouped the Indian way or not, in Latin digits or Devanagari ones; not B2B. */
function numbersIn(text: string): number[] {
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  return (latin.match(/(?<![\p{L}\d.,])\d+(?:,\d{2,3})*(?:\.\d+)?(?!\p{L}*\d)/gu) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
}
