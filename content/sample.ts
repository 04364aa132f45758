import type {Product} from './suite';

/**
 * The sample data that the drawn interfaces show: one shop, one order, the same goods everywhere. Plainly invented, and
 * every sum is computed, so that the scenes agree with each other. Prices are rupees and include GST.
 */

export const gstRate = 0.05;

type Item = {price: number; hsn: string};

export const shelf = {
  ghee: {price: 690, hsn: '0405'},
  tea: {price: 345, hsn: '0902'},
  oil: {price: 210, hsn: '3305'},
  dal: {price: 165, hsn: '0713'},
  soap: {price: 160, hsn: '3401'},
  jaggery: {price: 95, hsn: '1701'},
} as const satisfies Record<string, Item>;

export type Good = keyof typeof shelf;

export type Line = {good: Good; quantity: number};

/** Order 4821: the one that the home page follows through five products. */
export const order = {
  number: '4821',
  date: '2026-10-27T10:42:00+05:30',
  lines: [{good: 'ghee', quantity: 2}],
  bill: '0918',
} as const;

/** The bill on the till's screen. */
export const bill = {
  number: '0931',
  lines: [
    {good: 'ghee', quantity: 1},
    {good: 'tea', quantity: 2},
    {good: 'oil', quantity: 1},
    {good: 'dal', quantity: 1},
  ],
  customer: '98•••• 4410',
  coupon: {code: 'FEST55', amount: 55},
} as const satisfies {number: string; lines: readonly Line[]; customer: string; coupon: {code: string; amount: number}};

/** The party's ledger in the wholesale scene: rupees, credits negative. */
export const partyLedger = {
  limit: 120_000,
  /** The order of the 18th, by the party's days of credit. */
  due: '2026-11-02',
  entries: [
    {day: 1, kind: 'opening', amount: 48_150},
    {day: 4, kind: 'order', number: '4538', amount: 19_600},
    {day: 9, kind: 'return', count: 15, amount: -4_350},
    {day: 13, kind: 'payment', amount: -63_400},
    {day: 18, kind: 'order', number: '4610', amount: 38_250},
    {day: 22, kind: 'order', number: '4766', amount: 38_930},
    {day: 27, kind: 'order', number: '4822', amount: 7_020},
  ],
} as const;

/** The stops of that order, with the clock when each wrote its entry. */
export const stops = [
  {stop: 'webstore', product: 'skycart', time: '10:42'},
  {stop: 'till', product: 'airpos', time: '10:43'},
  {stop: 'wholesale', product: 'orderkite', time: '10:44'},
  {stop: 'delivery', product: 'quicklocal', time: '11:06'},
  {stop: 'insight', product: 'nimbus-ai', time: '11:31'},
] as const satisfies readonly {stop: string; product: Product; time: string}[];

/** What the shop orders from its distributor once the shelf runs low; it is the last entry of the party's ledger. */
export const refill = {good: 'ghee', quantity: 12, price: 585, creditDays: 15} as const;

export const handover = {otp: '7304', time: '11:26', minutesAway: 6, stops: 3} as const;

/** One stock, sold from three places. */
export const stock = {
  good: 'ghee',
  left: 24,
  sold: [
    {place: 'webstore', product: 'skycart', count: 6},
    {place: 'store', product: 'airpos', count: 11},
    {place: 'local', product: 'quicklocal', count: 3},
  ],
} as const satisfies {good: Good; left: number; sold: readonly {place: string; product: Product; count: number}[]};

/** Jars a week: sold so far, and expected with the range of the expectation. The peak is the week of Diwali. */
export const demand = {
  sold: [118, 126, 112, 134, 128, 140],
  expected: [
    {count: 170, low: 158, high: 183},
    {count: 206, low: 184, high: 231},
    {count: 147, low: 126, high: 170},
  ],
  reorder: 60,
} as const;

/** Wholesale rates by party, per piece, and the days of credit (0: pays first). */
export const rates = {
  parties: [
    {party: 'distributor', creditDays: 15, price: {ghee: 585, tea: 290, oil: 172}},
    {party: 'retailer', creditDays: 0, price: {ghee: 640, tea: 318, oil: 192}},
  ],
  goods: ['ghee', 'tea', 'oil'],
} as const;

/** Distributors that fit a brand, best first; shares are fractions. */
export const distributors = {
  fits: 12,
  from: 500_000,
  to: 1_000_000,
  best: [
    {party: 'vidarbha', share: 0.94, invests: 900_000},
    {party: 'orange', share: 0.88, invests: 700_000},
    {party: 'sai', share: 0.81, invests: 500_000},
  ],
} as const;

/** What the product cards count. */
export const counts = {
  /** The bill on the till's screen, and what it has billed since. */
  bills: [
    bill,
    {
      number: '0932',
      lines: [
        {good: 'oil', quantity: 1},
        {good: 'dal', quantity: 1},
      ],
    },
    {number: '0933', lines: [{good: 'jaggery', quantity: 1}]},
  ],
  /** Parties on credit beside the one of the ledger; those who pay first or wait for a yes owe nothing. */
  balances: [
    {party: 'sahu', amount: 12_650},
    {party: 'gupta', amount: 31_900},
  ],
} as const;
