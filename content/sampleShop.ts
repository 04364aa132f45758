import {minutesOf, sum} from './math';

/** What the drawn interfaces show: an invented shop. All sums are computed. Prices are in rupees and include GST. */

export const gstRate = 0.05;

export const shelf = {
  ghee: {price: 690, hsn: '0405'},
  tea: {price: 345, hsn: '0902'},
  oil: {price: 210, hsn: '3305'},
  dal: {price: 165, hsn: '0713'},
  soap: {price: 160, hsn: '3401'},
  jaggery: {price: 95, hsn: '1701'},
} as const;

export type Good = keyof typeof shelf;

export type Line = {good: Good; quantity: number};

/** The lines of a basket. */
const linesOf = (basket: {[G in Good]?: number}) =>
  Object.entries(basket).map(([good, quantity]) => ({good, quantity})) as [Line, ...Line[]];

/** The amounts of a bill in rupees. Prices include GST, which is halved between the centre and the state. */
export function totalsOf(lines: readonly Line[], discount = 0) {
  const roundedToPaise = (rupees: number) => Math.round(rupees * 100) / 100;
  const gross = sum(lines.map(({good, quantity}) => shelf[good].price * quantity));
  const total = gross - discount;
  const halfTax = roundedToPaise((total * gstRate) / (1 + gstRate) / 2);
  const tax = roundedToPaise(2 * halfTax);
  const taxable = roundedToPaise(total - 2 * halfTax);
  return {gross, total, halfTax, tax, taxable};
}

/* The order that the home page follows through five products. */

export const order = {
  number: '4821',
  date: '2026-10-27T10:42:00+05:30',
  lines: [{good: 'ghee', quantity: 2}],
  bill: '0918',
} as const;

export const orderCount = sum(order.lines.map(({quantity}) => quantity));

/** The largest order that a visitor can write: a carton. */
export const largestOrder = 12;

/** The products that the order passes through, with the time of each. */
export const stops = [
  {stop: 'webstore', product: 'skycart', time: '10:42'},
  {stop: 'till', product: 'airpos', time: '10:43'},
  {stop: 'wholesale', product: 'orderkite', time: '10:44'},
  {stop: 'delivery', product: 'quicklocal', time: '11:06'},
  {stop: 'insight', product: 'nimbus-ai', time: '11:31'},
] as const;

/** When the order was packed. */
export const packedAt = '10:57';

export const handover = {otp: '7304', time: '11:26', minutesAway: 6, stops: 3} as const;

/* The webstore: a sale, and a cart that was left and paid later. */

export const store = {
  /** The smallest order in rupees for which the bill's coupon counts. */
  couponMinimum: 1500,
  /** What is left of the flash sale: hours, minutes, seconds. */
  saleEnds: '02:14:09',
  /** When the cart was left. It was paid at the order's time. */
  cartLeft: '07:38',
  cartPaid: '10:42',
  /** The goods on show, best seller first, and the one that the cart suggests. */
  goods: ['ghee', 'tea', 'jaggery', 'dal', 'oil', 'soap'],
  suggestion: 'jaggery',
} as const;

/** Whole hours from the forgotten cart to its payment. */
export const hoursInCart = Math.floor((minutesOf(store.cartPaid) - minutesOf(store.cartLeft)) / 60);

/* The shops: bills, drawers and stock. */

/** The bill on the till's screen. */
export const bill = {
  number: '0931',
  lines: linesOf({ghee: 1, tea: 2, oil: 1, dal: 1}),
  customer: '98•••• 4410',
  coupon: {code: 'FEST55', amount: 55},
};

/** That bill and the next ones, each with its discount in rupees. */
export const bills = [
  {...bill, discount: bill.coupon.amount},
  {number: '0932', lines: linesOf({oil: 1, dal: 1}), discount: 0},
  {number: '0933', lines: linesOf({jaggery: 1}), discount: 0},
];

/** The next bill, which a power cut has interrupted. Another one waits for its customer. */
export const powerCut = {
  number: '0934',
  lines: linesOf({ghee: 1, soap: 2}),
  back: '19:31',
  held: linesOf({dal: 1, jaggery: 1}),
};

/** The last piece of a good, billed at that counter: the app of the shop stops offering it at once. */
export const lastPiece = {number: '0935', good: 'soap', time: '19:38', next: ['tea', 'jaggery']} as const;

/** A small shop's bill. Its first line is the pack that is being scanned. */
export const counterBill = {number: '0146', time: '18:05', lines: linesOf({ghee: 1, dal: 2, soap: 1, jaggery: 1})};

/**
 * A small shop's closing: cash at opening, cash sales, and the notes that were counted. What was sold in other ways, and what a
 * customer repaid by UPI, is on the slip of the day.
 */
export const closing = {
  opened: 2_000,
  sales: 11_340,
  upi: 8_275,
  given: 1_460,
  repaid: 900,
  notes: [
    {note: 500, count: 18},
    {note: 200, count: 14},
    {note: 100, count: 12},
    {note: 50, count: 5},
    {note: 10, count: 9},
  ],
} as const;

/** Rupees in those notes. */
export const counted = sum(closing.notes.map(({note, count}) => note * count));

/** A day of three stores: the sales of each, for every two hours from ten in the morning, and the first one's cash. */
export const storeDay = {
  stores: [
    {store: 'raipur', hours: [9_400, 16_200, 12_800, 14_600, 27_900, 31_500]},
    {store: 'durg', hours: [7_150, 11_300, 9_800, 12_400, 21_600, 22_100]},
    {store: 'bhilai', hours: [4_600, 7_900, 6_200, 8_300, 13_400, 21_500]},
  ],
  /** Cash at the opening and cash sales, in rupees. */
  drawer: {float: 5_000, cash: 43_260},
  /** A good that does not sell in one store and runs out in another: the pieces in each, and how many should move. */
  slow: {good: 'oil', from: 'durg', to: 'bhilai', idle: 31, left: 4, move: 12},
} as const;

/** What one counter has sold in a month, in pieces. */
const monthOfCounter = {ghee: 338, tea: 612, oil: 144, dal: 705, soap: 221, jaggery: 268};

/** The GST of that month, a line for each HSN code. */
export const gstLines = linesOf(monthOfCounter).map((line) => ({
  good: line.good,
  hsn: shelf[line.good].hsn,
  ...totalsOf([line]),
}));

/** The sums of these lines, in rupees. */
export const gstSums = {
  taxable: sum(gstLines.map(({taxable}) => taxable)),
  halfTax: sum(gstLines.map(({halfTax}) => halfTax)),
};

/** One stock, sold from three places. */
export const stock = {
  good: 'ghee',
  left: 24,
  sold: [
    {place: 'webstore', product: 'skycart', count: 6},
    {place: 'store', product: 'airpos', count: 11},
    {place: 'local', product: 'quicklocal', count: 3},
  ],
} as const;

/** A good in three sizes, from small to large, and the pieces of each. The largest is the one in the stock above. */
export const variants = {good: stock.good, left: [36, 41, stock.left]} as const;

/* Wholesale. */

/** What each party pays per piece, and its days of credit. With 0 it pays in advance. */
export const rates = {
  parties: [
    {party: 'distributor', creditDays: 15, price: {ghee: 585, tea: 290, oil: 172}},
    {party: 'retailer', creditDays: 0, price: {ghee: 640, tea: 318, oil: 192}},
  ],
  goods: ['ghee', 'tea', 'oil'],
} as const;

const [distributor, retailer] = rates.parties;

/** The wholesale order that refills the shelf, by the carton. It is also the last entry of the party's ledger. */
export const refill = {
  number: '4822',
  good: 'ghee',
  quantity: 12,
  price: distributor.price.ghee,
} as const;

/** The first party's ledger, in rupees. Payments and returns are negative. */
export const partyLedger = {
  limit: 120_000,
  /** When the order of the 18th has to be paid, after the party's days of credit. */
  due: '2026-11-02',
  entries: [
    {day: 1, kind: 'opening', amount: 48_150},
    {day: 4, kind: 'order', number: '4538', amount: 19_600},
    {day: 9, kind: 'return', count: 15, amount: -15 * distributor.price.tea},
    {day: 13, kind: 'payment', amount: -63_400},
    {day: 18, kind: 'order', number: '4610', amount: 38_250},
    {day: 22, kind: 'order', number: '4766', amount: 38_930},
    {day: 27, kind: 'order', number: refill.number, amount: refill.quantity * refill.price},
  ],
} as const;

/** Rupees that this party owes. */
export const partyBalance = sum(partyLedger.entries.map(({amount}) => amount));

/** Its last invoices. They are all that it owes, as it had paid everything before. */
export const lastInvoices = partyLedger.entries.slice(-3);

const balanceBeforeRefill = partyBalance - refill.quantity * refill.price;

/** An order that the wholesaler has yet to approve. It is in cartons, and at the first party's rates. */
export const cartonOrder = {
  number: '4836',
  lines: [
    {good: 'ghee', perCarton: 12, cartons: 2, inGodown: 38},
    {good: 'tea', perCarton: 24, cartons: 1, inGodown: 21},
    {good: 'oil', perCarton: 24, cartons: 1, inGodown: 9},
  ],
} as const;

const [cartonsOfGhee] = cartonOrder.lines;

/** Cartons of the first good in the godown, and the parties for whom some are set aside: the first one for the order above. */
export const godown = {
  good: cartonsOfGhee.good,
  perCarton: cartonsOfGhee.perCarton,
  cartons: cartonsOfGhee.inGodown,
  aside: [
    {party: 'retailer', cartons: 5},
    {party: 'distributor', cartons: cartonsOfGhee.cartons},
  ],
} as const;

export const freeCartons = godown.cartons - sum(godown.aside.map(({cartons}) => cartons));

/** Rupees for a line of that order. */
export const amountOf = ({good, perCarton, cartons}: (typeof cartonOrder.lines)[number]) =>
  distributor.price[good] * perCarton * cartons;

export const orderTotal = sum(cartonOrder.lines.map(amountOf));

/** A shop that asks to buy, with the rates, days of credit and limit that the wholesaler sets when approving it. */
export const newParty = {rates: retailer, creditDays: 7, limit: 20_000, good: 'ghee'} as const;

/** How many pieces the shop can buy within its limit. */
export const piecesInLimit = Math.floor(newParty.limit / newParty.rates.price[newParty.good]);

/** Distributors that fit a brand, best first. `share` is how well each fits, as a fraction. */
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

/** What the first distributor asks about: the margin, as a fraction of the price, and samples. */
export const talk = {
  good: 'ghee',
  rate: distributor.price.ghee,
  margin: (shelf.ghee.price - distributor.price.ghee) / shelf.ghee.price,
  samples: ['ghee', 'tea', 'jaggery'],
  /** When the brand writes, the distributor asks, the brand answers, and the distributor agrees, on the second day. */
  times: ['10:05', '10:22', '10:31', '16:48'],
  days: ['2026-09-28', '2026-10-01'],
} as const;

/** The first town with a distributor, and how far it is from the brand's own by road. */
export const firstTown = {kilometres: 285} as const;

/* Forecast. */

/** Jars sold in past weeks, and expected in the next ones, with the range of each forecast. The peak is the week of Diwali. */
export const demand = {
  sold: [118, 126, 112, 134, 128, 140],
  expected: [
    {count: 170, low: 158, high: 183},
    {count: 206, low: 184, high: 231},
    {count: 147, low: 126, high: 170},
  ],
  reorder: 60,
} as const;

/** The week with the highest forecast. */
export const peakWeek = demand.expected.reduce((best, week) => (week.count > best.count ? week : best));

/** Jars that the shop has for that week. The forecast suggests to order the rest. */
export const covered = peakWeek.count - demand.reorder;

/** Jars sold in an ordinary week: the average of the past ones. */
export const usualWeek = Math.round(sum(demand.sold) / demand.sold.length);

/** How much more that week is expected to sell than an ordinary one: 0.63 is 63 %. */
export const uplift = Math.round((peakWeek.count / usualWeek - 1) * 100) / 100;

/** What the forecast suggests to order, and why. */
export const reorders = [
  {good: 'ghee', count: demand.reorder, reason: 'peak'},
  {good: 'tea', count: 48, reason: 'ranOut'},
  {good: 'soap', count: 36, reason: 'late'},
] as const;

/** For how many days the stock of a good lasts, and what follows. */
export const daysOfStock = [
  {good: 'dal', days: 4, note: 'soon'},
  {good: 'tea', days: 16, note: 'usual'},
  {good: storeDay.slow.good, days: 93, note: 'idle'},
] as const;

/** A good that sells faster than usual: how many times as fast, when it was noticed, and the cartons that are left. */
export const alert = {good: 'jaggery', times: 2, time: '11:40', left: 3} as const;

/** With fewer jars than this on the shelf, the refill is of two cartons. */
const fewJars = 18;

/** What an order of so many jars of ghee changes, from the webstore to the forecast. */
export function effectsOf(jars: number) {
  const left = stock.left - jars;
  const cartons = left < fewJars ? 2 : 1;
  const refillJars = cartons * refill.quantity;
  const refillAmount = refillJars * refill.price;
  return {
    ...totalsOf([{good: 'ghee', quantity: jars}]),
    left,
    refillJars,
    refillAmount,
    /** Rupees on the party's ledger after the refill. */
    balance: balanceBeforeRefill + refillAmount,
    /** What is sold today is not there in the week of the peak. The forecast counted with the order as it was. */
    reorder: demand.reorder + jars - orderCount,
  };
}

/* Delivery. */

/** A basket for a neighbour: the amount from which delivery is free, and the times on its way. */
export const localBasket = {
  lines: linesOf({tea: 1, dal: 1}),
  freeAbove: 299,
  otp: '5126',
  paid: '19:04',
  packed: '19:11',
  left: '19:15',
  door: '19:25',
} as const;

/** Minutes from the paid basket to the door. */
export const doorMinutes = minutesOf(localBasket.door) - minutesOf(localBasket.paid);

/** A rider's next stop, paid in cash: the customer's banknote, the OTP, and how many of its digits are typed. */
export const nextDrop = {lines: linesOf({dal: 2, jaggery: 1}), note: 500, otp: '8041', typed: 2};

export const toCollect = totalsOf(nextDrop.lines).total;

/** Riders: how many of their parcels they have delivered, and the cash that they carry. A return does not count as delivered. */
export const riders = [
  {rider: 'imran', done: 3, count: 7, cash: 2_140},
  {rider: 'sunita', done: 5, count: 6, cash: 3_480},
  {rider: 'deepak', done: 2, count: 5, cash: 690},
] as const;

/** How many parcels all riders have delivered, and how many they have in all. */
export const roundCount = {done: sum(riders.map(({done}) => done)), count: sum(riders.map(({count}) => count))};

/** How many stops of all riders are late. */
export const lateStops = 1;

/** The first rider's stops. `proof` is how the customer confirmed the delivery, or that it is still to come. */
export const roundStops = [
  {time: '11:08', place: 'shankarNagar', proof: 'signature', state: 'done'},
  {time: '11:26', place: 'devendraNagar', proof: 'otp', state: 'done'},
  {time: '11:41', place: 'civilLines', proof: 'photo', state: 'done'},
  {time: '11:52', place: 'pandri', proof: 'return', state: 'back'},
  {time: '12:10', place: 'telibandha', proof: 'next', state: 'now'},
  {time: '12:24', place: 'katoraTalab', proof: 'waiting', state: 'next'},
  {time: '12:40', place: 'samta', proof: 'waiting', state: 'next'},
] as const;

/** The day's courier parcels, by road and by air. */
export const couriers = [
  {way: 'road', parcels: 11},
  {way: 'air', parcels: 7},
] as const;

/** Some of these parcels: each with its city and PIN code. */
export const farParcels = [
  {city: 'guwahati', pin: '781001', way: 'air'},
  {city: 'indore', pin: '452001', way: 'road'},
  {city: 'kochi', pin: '682001', way: 'air'},
  {city: 'nagpur', pin: '440001', way: 'road'},
  {city: 'patna', pin: '800001', way: 'road'},
] as const;

export const courierParcels = sum(couriers.map(({parcels}) => parcels));

/** What a customer returns at one of those stops, and the number of its credit note. */
export const doorReturn = {
  ...roundStops[3],
  lines: linesOf({ghee: 1}),
  reasons: ['cracked', 'wrong', 'late'],
  note: '0063',
} as const;
