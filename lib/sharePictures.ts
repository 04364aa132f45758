import type {IndustrySlug} from '@/content/industries';
import type {Family, Page, singlePages} from '@/content/paths';
import {campaign, comparison, type PaidPlanId, type Plan, paidPlanIds, planIds, plans} from '@/content/plans';
import {type Product, products, type SceneName} from '@/content/products';
import {bill, demand, distributors, handover, order, shelf, stops} from '@/content/sample';
import {cartonOrder, closing, localBasket, reorders, riders, roundStops} from '@/content/sampleDesk';
import {store} from '@/content/sampleStore';
import {useCases} from '@/content/useCases';
import type {Translator} from '@/i18n/translator';
import {amountOf, countedOf, orderTotal, roundCount} from './deskSums';
import {priceOf} from './pricing';
import {orderCount, totalsOf} from './sums';

export type ShareStop = {product: Product; label: string; time?: string};
export type ShareGood = {good: keyof typeof shelf; name: string; price: string};
export type ShareRow = {label: string; detail: string; amount: string; good?: keyof typeof shelf};
export type ShareAmount = {label: string; amount: string};
export type ShareSample = {
  heading: string;
  chip: string;
  banner?: string;
  goods: ShareGood[];
  /** Entries of an account, where the interface shows no shelf. */
  rows?: ShareRow[];
  discount?: ShareAmount;
  note: ShareAmount;
};
export type SharePlan = {
  id: PaidPlanId;
  name: string;
  price: string;
  list: string;
  /** The features of the comparison that it has and Starter lacks. */
  extras: string[];
  popular: boolean;
};

/** The right half of a share image, as plain data. */
export type SharePicture =
  | {kind: 'home' | 'useCase'; stops: ShareStop[]}
  | {kind: 'product'; product: Product; scene: SceneName; sample: ShareSample}
  | {kind: 'industry'; industry: IndustrySlug}
  | {kind: 'pricing'; plans: SharePlan[]; percent: string}
  | {kind: 'plain'};

type Draw = (words: Translator, slug: string) => SharePicture;

/** A new page or page family does not compile until it has a picture here. */
const pictures: Record<keyof typeof singlePages | Family, Draw> = {
  '/': ({text}) => ({
    kind: 'home',
    stops: stops.map(({stop, product, time}) => ({product, label: text(`scenes.ledger.stops.${stop}`), time})),
  }),
  '/pricing': pricing,
  '/partner-program': () => ({kind: 'plain'}),
  '/contact': () => ({kind: 'plain'}),
  products: (words, slug) => {
    const {product, scene} = entryOf(products, slug);
    return {kind: 'product', product, scene, sample: samples[scene](words)};
  },
  // The slug of a page of this family is an industry.
  industries: (_, slug) => ({kind: 'industry', industry: slug as IndustrySlug}),
  useCases: ({text}, slug) => ({
    kind: 'useCase',
    stops: entryOf(useCases, slug).products.map((product) => ({product, label: text(`suite.${product}.name`)})),
  }),
  productPricing: pricing,
  legal: () => ({kind: 'plain'}),
};

export function pictureOf({path, family, slug = ''}: Page, words: Translator): SharePicture {
  // A page without a family is one of a kind, and its path is a key of `singlePages`.
  return pictures[family ?? (path as keyof typeof singlePages)](words, slug);
}

function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, slug: string): Entry {
  const entry = entries[slug];
  if (!entry) throw new Error(`No entry ${slug}`);
  return entry;
}

function pricing({text, rupees, percent}: Translator): SharePicture {
  return {
    kind: 'pricing',
    percent: percent(campaign.percent / 100),
    plans: paidPlanIds.map((id) => {
      const {list, monthly} = priceOf(id);
      const plan: Plan = plans[id];
      return {
        id,
        name: text(`pricing.plans.${id}.name`),
        price: rupees(monthly),
        list: rupees(list),
        extras: comparison
          .filter(({from}) => from !== 'starter' && planIds.indexOf(from) <= planIds.indexOf(id))
          .map(({feature}) => feature),
        popular: plan.popular ?? false,
      };
    }),
  };
}

/** What a drawn interface says: the same sample shop, goods and sums as on the pages. */
const samples: Record<SceneName, (words: Translator) => ShareSample> = {
  storefront: ({text, rupees}) => ({
    heading: text('scenes.storefront.shop'),
    chip: text('scenes.storefront.cart', {count: orderCount}),
    banner: text('scenes.storefront.banner.title', {amount: bill.coupon.amount}),
    goods: store.goods.map((good) => ({
      good,
      name: text(`scenes.goods.${good}.name`),
      price: rupees(shelf[good].price),
    })),
    note: {label: text('scenes.storefront.recovered.title'), amount: rupees(totalsOf(order.lines).total)},
  }),
  till: ({text, rupees}) => ({
    heading: text('scenes.till.counter'),
    chip: text('scenes.ledger.bill', {number: bill.number}),
    goods: bill.lines.map(({good, quantity}) => ({
      good,
      name: [text(`scenes.goods.${good}.name`), ...(quantity > 1 ? [`× ${quantity}`] : [])].join(' '),
      price: rupees(shelf[good].price * quantity),
    })),
    discount: {label: text('scenes.till.coupon', {code: bill.coupon.code}), amount: rupees(-bill.coupon.amount)},
    note: {label: text('scenes.till.toPay'), amount: rupees(totalsOf(bill.lines, bill.coupon.amount).total)},
  }),
  counter: ({text, rupees}) => {
    const row = (label: string, amount: number) => ({label, detail: '', amount: rupees(amount)});
    return {
      heading: text('scenes.counterDesk.closing'),
      chip: text('scenes.counterDesk.tallies'),
      goods: [],
      rows: [
        row(text('scenes.counterDesk.opened'), closing.opened),
        row(text('scenes.counterDesk.sales'), closing.sales),
        row(text('scenes.counterDesk.difference'), closing.opened + closing.sales - countedOf(closing)),
      ],
      note: {label: text('scenes.counterDesk.counted'), amount: rupees(countedOf(closing))},
    };
  },
  orderDesk: ({text, rupees}) => ({
    heading: text('scenes.rates.parties.distributor'),
    chip: text('scenes.rates.approved'),
    goods: [],
    rows: cartonOrder.lines.map((line) => ({
      good: line.good,
      label: text(`scenes.goods.${line.good}.name`),
      detail: text('scenes.orderDesk.pieces', {count: line.perCarton * line.cartons}),
      amount: rupees(amountOf(line)),
    })),
    note: {label: text('scenes.orderDesk.total'), amount: rupees(orderTotal)},
  }),
  rides: ({text, rupees}) => ({
    heading: text('scenes.localApp.basket'),
    chip: text('scenes.cards.away', {minutes: handover.minutesAway}),
    goods: [],
    rows: [
      ...localBasket.lines.map(({good, quantity}) => ({
        good,
        label: text(`scenes.goods.${good}.name`),
        detail: text(`scenes.goods.${good}.size`),
        amount: rupees(shelf[good].price * quantity),
      })),
      {label: text('scenes.localApp.otp'), detail: text('scenes.localApp.onWay'), amount: localBasket.otp},
    ],
    note: {label: text('scenes.localApp.total'), amount: rupees(totalsOf(localBasket.lines).total)},
  }),
  sky: ({text, percent}) => ({
    heading: text('scenes.skyDesk.shortList'),
    chip: text('scenes.sky.city'),
    goods: [],
    rows: distributors.best.map(({party, share, invests}) => ({
      label: text(`scenes.sky.parties.${party}`),
      detail: text('scenes.skyDesk.invests', {amount: invests}),
      amount: percent(share),
    })),
    note: {label: text('scenes.cards.fits'), amount: String(distributors.fits)},
  }),
  forecast: ({text}) => ({
    heading: text('scenes.forecastDesk.list'),
    chip: text('scenes.forecast.peak'),
    goods: [],
    rows: reorders.map(({good, count}) => ({
      good,
      label: text(`scenes.goods.${good}.name`),
      detail: text(`scenes.goods.${good}.size`),
      amount: String(count),
    })),
    note: {
      label: text('scenes.forecastDesk.title'),
      amount: String(Math.max(...demand.expected.map(({count}) => count))),
    },
  }),
  round: ({text}) => ({
    heading: text('scenes.roundDesk.round'),
    chip: text('scenes.roundDesk.of', {done: riders[0].done, count: riders[0].count}),
    goods: [],
    rows: roundStops.slice(0, 3).map(({time, place, proof}) => ({
      label: text(`scenes.roundDesk.places.${place}`),
      detail: text(`scenes.roundDesk.proofs.${proof}`),
      amount: time,
    })),
    note: {label: text('scenes.roundDesk.delivered'), amount: text('scenes.roundDesk.of', roundCount)},
  }),
};
