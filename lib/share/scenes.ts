import type {SceneName} from '@/content/products';
import {
  amountOf,
  bill,
  cartonOrder,
  counterBill,
  courierParcels,
  distributors,
  doorMinutes,
  type Good,
  handover,
  type Line,
  localBasket,
  order,
  orderCount,
  orderTotal,
  partyBalance,
  partyLedger,
  peakWeek,
  reorders,
  riders,
  roundCount,
  roundStops,
  shelf,
  store,
  totalsOf,
} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import type {ShareAmount} from './objects';

export type ShareGood = {good: Good; name: string; detail?: string; price: string};

/** What an interface says on a share image: the same sample shop, goods and sums as on the pages. Amounts are formatted. */
export const scenes = {
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
  till: (words) => ({
    heading: words.text('scenes.till.counter'),
    chip: words.text('scenes.ledger.bill', {number: bill.number}),
    goods: linesOf(bill.lines, words),
    discount: {
      label: words.text('scenes.till.coupon', {code: bill.coupon.code}),
      amount: words.rupees(-bill.coupon.amount),
    },
    note: {
      label: words.text('scenes.till.toPay'),
      amount: words.rupees(totalsOf(bill.lines, bill.coupon.amount).total),
    },
  }),
  counter: (words) => {
    const {text, rupees} = words;
    const [{good}] = counterBill.lines;
    return {
      shop: text('scenes.counterDesk.shop'),
      place: text('scenes.counterDesk.place'),
      number: text('scenes.ledger.bill', {number: counterBill.number}),
      goods: linesOf(counterBill.lines, words),
      total: {label: text('scenes.till.toPay'), amount: rupees(totalsOf(counterBill.lines).total)},
      paid: text('scenes.counterDesk.paid'),
      note: {label: text(`scenes.goods.${good}.name`), amount: rupees(shelf[good].price)},
    };
  },
  orderDesk: ({text, rupees}) => ({
    party: text('scenes.rates.parties.distributor'),
    chip: text('scenes.rates.approved'),
    limit: {label: text('scenes.orderDesk.limit'), amount: rupees(partyLedger.limit)},
    used: {before: partyBalance / partyLedger.limit, after: (partyBalance + orderTotal) / partyLedger.limit},
    goods: cartonOrder.lines.map((line) => ({
      good: line.good,
      name: text(`scenes.goods.${line.good}.name`),
      detail: text('scenes.orderDesk.pieces', {count: line.perCarton * line.cartons}),
      price: rupees(amountOf(line)),
    })),
    note: {label: text('scenes.orderDesk.total'), amount: rupees(orderTotal)},
  }),
  rides: (words) => ({
    shop: words.text('scenes.localApp.shop'),
    deliver: words.text('scenes.localApp.deliver', {minutes: doorMinutes}),
    goods: linesOf(localBasket.lines, words),
    away: words.text('scenes.cards.away', {minutes: handover.minutesAway}),
    code: {label: words.text('scenes.localApp.otp'), amount: localBasket.otp},
    place: words.text('scenes.localApp.place'),
    note: {label: words.text('scenes.localApp.total'), amount: words.rupees(totalsOf(localBasket.lines).total)},
  }),
  sky: ({text, percent}) => ({
    city: text('scenes.sky.city'),
    fit: text('scenes.sky.fit', {count: distributors.fits}),
    brand: text('scenes.sky.brand'),
    parties: distributors.best.map(({party, share}) => ({
      name: text(`scenes.sky.parties.${party}`),
      share: percent(share),
    })),
    note: {label: text('scenes.cards.fits'), amount: String(distributors.fits)},
  }),
  forecast: ({text}) => ({
    title: text('scenes.forecastDesk.title'),
    from: text('scenes.forecast.from'),
    now: text('scenes.forecast.now'),
    peak: text('scenes.forecast.peak'),
    reorder: {
      good: reorders[0].good,
      name: text(`scenes.goods.${reorders[0].good}.name`),
      detail: text('scenes.forecastDesk.list'),
      price: String(reorders[0].count),
    },
    note: {label: text('scenes.forecastDesk.expected'), amount: String(peakWeek.count)},
  }),
  round: ({text}) => ({
    title: text('scenes.roundDesk.round'),
    done: text('scenes.roundDesk.of', {done: riders[0].done, count: riders[0].count}),
    stages: roundStops.slice(1, 5).map(({time, place, proof, state}) => ({
      time,
      place: text(`scenes.roundDesk.places.${place}`),
      proof: text(`scenes.roundDesk.proofs.${proof}`),
      state,
    })),
    couriers: {
      label: text('scenes.roundDesk.couriers'),
      amount: text('scenes.roundDesk.parcels', {count: courierParcels}),
    },
    note: {label: text('scenes.roundDesk.delivered'), amount: text('scenes.roundDesk.of', roundCount)},
  }),
} satisfies Record<SceneName, (words: Translator) => {note: ShareAmount}>;

export type ShareScene<Name extends SceneName> = ReturnType<(typeof scenes)[Name]>;

/** The lines of a bill: `Cow ghee × 2` and what they come to. */
function linesOf(lines: readonly Line[], {text, rupees}: Translator): ShareGood[] {
  return lines.map(({good, quantity}) => ({
    good,
    name: [text(`scenes.goods.${good}.name`), ...(quantity > 1 ? [`× ${quantity}`] : [])].join(' '),
    price: rupees(shelf[good].price * quantity),
  }));
}
