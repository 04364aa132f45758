import {mean, sum} from './math';
import {
  courierParcels,
  distributors,
  doorMinutes,
  type Good,
  gstRate,
  type Line,
  localBasket,
  rates,
  reorders,
  storeDay,
  totalsOf,
} from './sampleShop';
import type {UseCaseSlug, useCases} from './useCases';

/** For every use case, the products that one order passes through. Figures that other drawings show too are read from sample.ts. */

/** The figure at the end of a stop's line: rupees, pieces, minutes, or a share above the usual. */
export type Figure = {kind: 'rupees' | 'count' | 'minutes' | 'uplift'; amount: number};

/** A miniature of the product's interface at this stop. */
export type Picture =
  | {kind: 'goods'; lines: readonly Line[]}
  /** The part of something that is used: a credit limit, a stock. */
  | {kind: 'meter'; share: number}
  /** Bars side by side. Those from index `highlightFrom` on are highlighted. */
  | {kind: 'bars'; counts: readonly number[]; highlightFrom: number}
  /** A carton of a good, a door on the map, several doors, the road to another town, distributors. */
  | {kind: 'carton'; good: Good}
  | {kind: 'ride' | 'round' | 'road' | 'sky'};

/** A time on the 24-hour clock, or a date if the order takes longer than a day. */
type When = {time: string} | {date: string};

export type JourneyStop = When & {
  figure: Figure;
  picture: Picture;
  /** The goods that the words name. */
  lines?: readonly Line[];
  /** Other figures that the words name. */
  facts?: Readonly<Record<string, number | string>>;
};

const rupees = (amount: number): Figure => ({kind: 'rupees', amount});
const count = (amount: number): Figure => ({kind: 'count', amount});

/** A stop that shows goods: their names and drawings, and the sum of their prices. */
const goodsStop = (lines: readonly Line[]) => ({
  lines,
  picture: {kind: 'goods' as const, lines},
  figure: rupees(totalsOf(lines).total),
});

/** The same, from the number of pieces of each good. */
const basketOf = (goods: Partial<Record<Good, number>>) =>
  goodsStop((Object.entries(goods) as [Good, number][]).map(([good, quantity]) => ({good, quantity})));

/** Pieces that the forecast suggests to order. */
const suggestedOrder = (good: (typeof reorders)[number]['good']) =>
  sum(reorders.filter((item) => item.good === good).map((item) => item.count));
/** A store's sales in rupees, for every two hours. */
const salesOf = (name: (typeof storeDay)['stores'][number]['store']) =>
  storeDay.stores.filter(({store}) => store === name).flatMap(({hours}) => hours);

const [distributor, retailer] = rates.parties;
const [vidarbha] = distributors.best;
const {slow} = storeDay;
/** The sales of the store in Durg on that day, in rupees. */
const durgSales = sum(salesOf('durg'));
/** The store's sales on four earlier days, in thousands of rupees. */
const durgEarlierSales = [72, 75, 71, 78];
/** The franchisor's share. */
const royalty = 0.06;

/** The phone order whose cash the rider brings back. */
const phoneOrder = basketOf({dal: 2});
/** The cart that stopped at the payment page. */
const cart = basketOf({ghee: 1, tea: 1});
/** A new distributor's first order. One of its jars arrives broken. */
const firstOrder = {good: 'ghee', quantity: 60} as const;
/** Bottles of hair oil in one stock, sold in three ways: at the printed price, to a dealer, and at the shop’s own price. */
const oilSales = {before: 96, web: 3, dealer: 24, showroom: 2, showroomPrice: 200} as const;
const oilSold = oilSales.web + oilSales.dealer + oilSales.showroom;

export const journeys = {
  'ai-ecommerce-website': {
    skycart: {time: '11:20', ...basketOf({soap: 2, oil: 1})},
    'nimbus-ai': {
      time: '11:35',
      lines: [{good: 'soap', quantity: 1}],
      figure: count(suggestedOrder('soap')),
      picture: {kind: 'bars', counts: [14, 17, 16, 24, 31, 36], highlightFrom: 3},
    },
    'delivery-management': {
      time: '17:30',
      figure: count(courierParcels),
      picture: {kind: 'road'},
    },
  },
  'hyperlocal-delivery': {
    airpos: {time: '07:40', ...phoneOrder, facts: {from: 9, to: 10}},
    quicklocal: {time: '08:05', ...basketOf({tea: 1, jaggery: 1})},
    'delivery-management': {
      time: '09:50',
      figure: phoneOrder.figure,
      picture: {kind: 'round'},
    },
  },
  'quick-commerce': {
    airpos: {time: '18:30', ...basketOf({tea: 3}), figure: count(18)},
    'nimbus-ai': {
      time: '18:45',
      lines: [{good: 'tea', quantity: 1}],
      figure: count(suggestedOrder('tea')),
      picture: {kind: 'bars', counts: [26, 31, 28, 40, 48, 33], highlightFrom: 3},
    },
    quicklocal: {time: localBasket.paid, ...goodsStop(localBasket.lines)},
    'delivery-management': {
      time: localBasket.door,
      figure: {kind: 'minutes', amount: doorMinutes},
      facts: {code: localBasket.otp},
      picture: {kind: 'ride'},
    },
  },
  'franchise-management': {
    orderkite: {
      time: '08:30',
      lines: [{good: 'tea', quantity: 24}],
      figure: rupees(24 * distributor.price.tea),
      picture: {kind: 'meter', share: 0.46},
    },
    airpos: {
      time: '22:10',
      figure: rupees(durgSales),
      facts: {percent: royalty, royalty: Math.round((durgSales / (1 + gstRate)) * royalty)},
      picture: {kind: 'bars', counts: salesOf('durg'), highlightFrom: 4},
    },
    'nimbus-ai': {
      time: '22:25',
      figure: {kind: 'uplift', amount: durgSales / 1000 / mean(durgEarlierSales) - 1},
      picture: {kind: 'bars', counts: [...durgEarlierSales, durgSales / 1000], highlightFrom: durgEarlierSales.length},
    },
  },
  'distributor-management': {
    'brand-galaxy': {
      date: '2026-10-03',
      figure: rupees(vidarbha.invests),
      facts: {percent: vidarbha.share},
      picture: {kind: 'sky'},
    },
    orderkite: {
      date: '2026-10-19',
      lines: [firstOrder],
      facts: {days: distributor.creditDays},
      figure: rupees(firstOrder.quantity * distributor.price.ghee),
      picture: {kind: 'meter', share: (firstOrder.quantity * distributor.price.ghee) / 100_000},
    },
    'delivery-management': {
      date: '2026-10-22',
      facts: {sent: firstOrder.quantity, received: firstOrder.quantity - 1},
      figure: rupees(distributor.price.ghee),
      picture: {kind: 'carton', good: firstOrder.good},
    },
  },
  'unified-commerce-solution': {
    skycart: {time: '00:10', ...basketOf({oil: oilSales.web})},
    orderkite: {
      time: '10:05',
      lines: [{good: 'oil', quantity: oilSales.dealer}],
      facts: {price: retailer.price.oil},
      figure: rupees(oilSales.dealer * retailer.price.oil),
      picture: {kind: 'carton', good: 'oil'},
    },
    airpos: {
      time: '13:20',
      ...basketOf({oil: oilSales.showroom}),
      facts: {number: '0924', price: oilSales.showroomPrice},
      figure: rupees(oilSales.showroom * oilSales.showroomPrice),
    },
    'nimbus-ai': {
      time: '18:50',
      facts: {sold: oilSold, before: oilSales.before},
      figure: count(oilSales.before - oilSold),
      picture: {kind: 'meter', share: oilSold / oilSales.before},
    },
  },
  'multi-store-management': {
    skycart: {time: '16:05', ...basketOf({[slow.good]: 2})},
    airpos: {
      time: '18:20',
      facts: {idle: slow.idle},
      figure: count(slow.left),
      picture: {kind: 'bars', counts: [slow.idle, slow.left], highlightFrom: 1},
    },
    'nimbus-ai': {
      time: '21:40',
      figure: count(slow.move),
      picture: {kind: 'carton', good: slow.good},
    },
  },
  'marketing-automation': {
    skycart: {time: '11:05', ...cart},
    'nimbus-ai': {
      time: '16:30',
      lines: [{good: 'ghee', quantity: 1}],
      figure: count(38),
      picture: {kind: 'bars', counts: [12, 19, 15, 22, 38], highlightFrom: 4},
    },
    quicklocal: {time: '17:55', ...cart},
  },
  'white-label-solution': {
    skycart: {time: '09:50', ...basketOf({oil: 1, jaggery: 2})},
    orderkite: {
      time: '13:05',
      lines: [{good: 'ghee', quantity: 12}],
      figure: rupees(12 * retailer.price.ghee),
      picture: {kind: 'carton', good: 'ghee'},
    },
    quicklocal: {time: '19:40', ...basketOf({tea: 1, soap: 1})},
  },
} as const satisfies {[S in UseCaseSlug]: Record<(typeof useCases)[S]['products'][number], JourneyStop>};
