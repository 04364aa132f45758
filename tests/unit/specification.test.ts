import {describe, expect, test} from 'vitest';
import {claims, ratings} from '@/content/claims';
import {counters} from '@/content/home';
import {legalFacts} from '@/content/legal';
import {figures} from '@/content/messageFigures';
import {announced, billing, comparison, type PlanId, planIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {retryPolicy} from '@/content/timesAndLimits';
import {messageArguments} from '@/i18n/facts';
import {locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {textsIn} from '@/i18n/tree';
import legalWords from '@/messages/en/legal.json';

/**
 * The constants of the specification, typed by hand and not read from where the site has them. No catalog and no other test repeats
 * them, so a price is changed in content/plans.ts and here only.
 */

/**
 * What each plan costs, in rupees. `list` and `monthly` are for a month, without and with the campaign; `monthly` is rounded down. The
 * other prices are for a year. `fee` is a share of the sales. `products: null` means that their number is not limited.
 */
const prices = {
  starter: {list: 0, monthly: 0, yearly: 0, yearlyWithTax: 0, renewalWithTax: 0, products: 50, fee: 0.04},
  growth: {
    list: 1499,
    monthly: 1199,
    yearly: 14_388,
    yearlyWithTax: 16_978,
    renewalWithTax: 21_226,
    products: 50,
    fee: 0,
  },
  prime: {
    list: 2999,
    monthly: 2399,
    yearly: 28_788,
    yearlyWithTax: 33_970,
    renewalWithTax: 42_466,
    products: 100,
    fee: 0,
  },
  enterprise: {
    list: 11_999,
    monthly: 9599,
    yearly: 115_188,
    yearlyWithTax: 135_922,
    renewalWithTax: 169_906,
    products: null,
    fee: 0,
  },
} as const;

describe('plans', () => {
  test('a festive campaign of 20 %', () => {
    expect(announced).toEqual({id: 'diwali', percent: 20});
  });

  test('billed once a year, 14 days to try', () => {
    expect(billing).toEqual({months: 12, trialDays: 14});
  });

  test.each(planIds)('what %s costs, and how many products it holds', (id) => {
    const {list, monthly, yearly, yearlyWithTax, renewalWithTax, products, fee} = prices[id];
    expect(priceOf(id)).toEqual({list, monthly, yearly, yearlyWithTax, renewalWithTax, saving: list - monthly});
    expect(plans[id].products).toBe(products);
    expect(plans[id].transactionFee).toBe(fee);
  });

  test('what the card of each plan names', () => {
    expect(plans.starter.highlights).toEqual(['unlimitedOrders', 'onlineStore', 'smartPos']);
    expect(plans.growth.highlights).toEqual(['freeSsl', 'customDomain', 'paymentGateway', 'smartPos']);
    expect(plans.prime.highlights).toEqual([
      'allOfGrowth',
      'variants',
      'shipmentIntegration',
      'dynamicDashboard',
      'staffAccount',
    ]);
    expect(plans.enterprise.highlights).toEqual([
      'allOfPrime',
      'multiLocation',
      'centralInventory',
      'b2bCommerce',
      'franchiseManagement',
      'signedInvoices',
    ]);
  });

  test('the features that Starter lacks', () => {
    expect(plans.starter.excludes).toEqual(['freeSsl', 'customDomain', 'paymentGateway', 'variants']);
  });

  test('there are four', () => {
    expect(planIds).toEqual(['starter', 'growth', 'prime', 'enterprise']);
  });

  test('the features that each plan adds, in the comparison table', () => {
    // Buyers ask for these too. The specification counts them to the till, the webstore and wholesale.
    const furtherRows = ['offlineBilling', 'batchesAndExpiry', 'keptCarts', 'loyaltyAndFlashSales', 'partyCredit'];
    const specified = comparison.filter(({feature}) => !furtherRows.includes(feature));
    const featuresFrom = (plan: PlanId) => specified.filter(({from}) => from === plan).map(({feature}) => feature);
    expect(featuresFrom('starter')).toEqual([
      'storeWithCart',
      'smartPos',
      'orderManagement',
      'customPages',
      'customerManagement',
      'couponsAndDiscounts',
      'inventoryManagement',
    ]);
    expect(featuresFrom('growth')).toEqual([
      'customDomain',
      'freeSsl',
      'paymentGateway',
      'premiumThemes',
      'announcementBar',
      'autoSaveAddress',
      'reports',
    ]);
    expect(featuresFrom('prime')).toEqual([
      'variants',
      'shipmentIntegration',
      'staffAccount',
      'whatsappBubble',
      'dashboardWithAnalytics',
    ]);
    expect(featuresFrom('enterprise')).toEqual([
      'multiStore',
      'centralInventory',
      'b2bCommerce',
      'distributorLogin',
      'customInvoicing',
      'pickUpInStore',
    ]);
  });
});

describe('the arguments of messages', () => {
  test('shares, as fractions', () => {
    expect(figures.campaignPercent).toBe(0.2);
    expect(figures.commission).toBe(0.1);
    expect(figures.starterFee).toBe(prices.starter.fee);
  });

  test('days, months and products', () => {
    expect(figures.trialDays).toBe(14);
    expect(figures.billingMonths).toBe(12);
    expect(figures.starterProducts).toBe(prices.starter.products);
  });

  test('prices less the campaign, in rupees a month', () => {
    expect(figures.growthPrice).toBe(prices.growth.monthly);
    expect(figures.primePrice).toBe(prices.prime.monthly);
    expect(figures.enterprisePrice).toBe(prices.enterprise.monthly);
  });

  test('list prices with GST, in rupees a year', () => {
    expect(figures.growthRenewal).toBe(prices.growth.renewalWithTax);
    expect(figures.primeRenewal).toBe(prices.prime.renewalWithTax);
    expect(figures.enterpriseRenewal).toBe(prices.enterprise.renewalWithTax);
  });

  test('the brand', () => {
    expect(messageArguments('en').brand).toBe('Vyom Commerce');
  });
});

describe('legal pages', () => {
  test('returns and refunds', () => {
    expect(legalFacts.cancellationHours).toBe(24);
    expect(legalFacts.returnDays).toBe(7);
    expect(legalFacts.refundShare).toBe(1);
    expect(legalFacts.refundMinDays).toBe(20);
    expect(legalFacts.refundMaxDays).toBe(25);
  });

  test('privacy and age', () => {
    expect(legalFacts.accessRequestDays).toBe(30);
    expect(legalFacts.minimumAge).toBe(18);
  });

  test('what is typed into a form is kept no longer than the privacy policy says', () => {
    expect(legalFacts.draftDays).toBe(7);
  });

  test.each([
    {
      slug: 'return-and-refund',
      rules: ['cancellation', 'exclusions', 'sizing', 'exchangeCancellation', 'duration', 'refundRoute'],
    },
    {
      slug: 'privacy-policy',
      rules: ['accessRequests', 'singapore'],
    },
    {
      slug: 'terms-of-service',
      rules: ['eligibility', 'noRefunds'],
    },
  ] as const)('$slug has a section for each rule', ({slug, rules}) => {
    expect(Object.keys(legalWords[slug].sections)).toEqual(expect.arrayContaining([...rules]));
  });
});

describe('claims', () => {
  test.each(Object.keys(claims))('%s is used on the site', (claim) => {
    const argument = new RegExp(`\\{${claim}\\b`);
    const saying = textsIn(catalogTree('en')).filter(([, text]) => argument.test(text));
    expect(saying).not.toEqual([]);
  });

  // Where the specification names several figures for the same claim, the smallest is expected.
  test('marketing figures', () => {
    expect(claims.brands).toBe(1200);
    expect(claims.products).toBe(25_000);
    expect(claims.partners).toBe(300);
    expect(claims.features).toBe(150);
    expect(claims.integrations).toBe(50);
    expect(claims.users).toBe(10_000);
    expect(claims.satisfaction).toBe(0.96);
    expect(claims.averageReturn).toBe(1.5);
    expect(claims.uptime).toBe(0.999);
    expect(claims.growth).toBe(3);
    expect(claims.decisions).toBe(10);
    expect(claims.costReduction).toBe(0.85);
    expect(claims.encryptionBits).toBe(256);
    expect(claims.fasterTransactions).toBe(0.5);
    expect(claims.routeSaving).toBe(0.4);
    expect(claims.fasterDeliveries).toBe(0.3);
    expect(claims.onTime).toBe(0.95);
    expect(claims.deliveryMinutes).toBe(30);
  });

  test('the counters of the home page', () => {
    expect(counters).toEqual(['brands', 'products', 'partners', 'features']);
  });

  test('ratings: 4.9 and 4.7, 4.8 of 5 over both', () => {
    expect(Object.values(ratings.platforms)).toEqual([4.9, 4.7]);
    expect(ratings.overall).toBeCloseTo(4.8, 10);
    expect(ratings.maximum).toBe(5);
  });

  test.each(locales)('monitoring around the clock, in %s', (locale) => {
    expect(wordsIn(locale)['home.ecosystem.trust.monitoring.figure']).toBe('24/7');
  });
});

test('failed requests are tried again three times, first after a second, and with pauses of at most 30 seconds', () => {
  expect(retryPolicy.retries).toBe(3);
  expect(retryPolicy.firstDelay).toBe(1000);
  expect(retryPolicy.longestDelay).toBe(30_000);
});

describe.each(locales)('no catalog repeats a number, in %s', (locale) => {
  const amounts = [prices.growth, prices.prime, prices.enterprise].flatMap(({list, monthly, yearly}) => [
    list,
    monthly,
    yearly,
  ]);
  const shares = [96, 99.9, 85, 95, 40, 30, 20, 15, 10, 4, 50];
  const counts = [1200, 25_000, 10_000, 300, 150, 100, 75, 50, 256, 4.9, 4.7, 4.8, 14, 12];
  const hours = [9, 18, 10, 16, 6, 4];
  const days = [24, 7, 20, 25, 30, 18];
  const constants = [...amounts, ...shares, ...counts, ...hours, ...days];

  /** Messages in which such a number is not about the company. They may not have prices either. */
  const exceptions = [
    // 24/7 means “always”.
    /^home\.ecosystem\.trust\.monitoring\.figure$/,
    // These are sizes of children’s clothes.
    /^industries\.kids-fashion-toys\.(?:hero|reasons\.items\.ageAndSize)\.text$/,
    // These are the goods and times of the sample shop.
    /^scenes\./,
    // These are the goods of the trade or use case that a page's pictures show.
    /^insets\./,
    // These are documents of an industry.
    /^industries\.[a-z-]+\.document\./,
  ];

  test('plans, claims, hours and days are arguments', () => {
    const repetitions: {key: string; number: number}[] = [];
    for (const [key, text] of Object.entries(wordsIn(locale))) {
      const isException = exceptions.some((exception) => exception.test(key));
      const refused = isException ? amounts : constants;
      for (const number of numbersIn(text)) {
        if (refused.includes(number)) repetitions.push({key, number});
      }
    }
    expect(repetitions).toEqual([]);
  });
});

/** Every message of a language by its dotted key. */
function wordsIn(locale: string): Record<string, string> {
  return Object.fromEntries(textsIn(catalogTree(locale)));
}

/** The numbers in a text, in Latin or Devanagari digits, grouped or not: `₹11,999 से 50` → `[11999, 50]`. `B2B` has no number. */
function numbersIn(text: string): number[] {
  const withLatinDigits = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const notInsideWordOrNumber = String.raw`(?<![\p{L}\d.,])`;
  const groupedNumber = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
  const notBeforeMoreDigits = String.raw`(?!\p{L}*\d)`;
  const number = new RegExp(notInsideWordOrNumber + groupedNumber + notBeforeMoreDigits, 'gu');
  const found = withLatinDigits.match(number) ?? [];
  return found.map((each) => Number(each.replaceAll(',', '')));
}
