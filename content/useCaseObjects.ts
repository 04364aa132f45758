import {journeys} from './journeys';
import {minutesOf} from './math';
import {doorMinutes, gstRate, localBasket, rates, shelf} from './sample';

/** The one paper, map or sign of each use case's page. Sums are computed, and what its order's way says is read from there. */

const {
  'franchise-management': franchise,
  'distributor-management': distributor,
  'unified-commerce-solution': unified,
  'marketing-automation': marketing,
} = journeys;

/** An outlet's month. Its bills include GST; royalty is a share of what is left without it. */
const month = {bills: 3_264, sold: 2_318_400, returned: 27_300} as const;
const gross = month.sold - month.returned;
const net = Math.round(gross / (1 + gstRate));
export const royaltyStatement = {
  ...month,
  tax: gross - net,
  net,
  share: franchise.airpos.facts.percent,
  royalty: Math.round(net * franchise.airpos.facts.percent),
} as const;

/** How far from the shop, in kilometres, and what an order needs there and costs, in rupees. */
export const zones = [
  {km: 1, minimum: 149, charge: 0, evenings: false},
  {km: 2, minimum: localBasket.freeAbove, charge: 0, evenings: false},
  {km: 4, minimum: 499, charge: 30, evenings: true},
] as const;

/** The small basket's goods with their racks, and its minutes from the payment to the door. */
const minutesBetween = (from: string, to: string) => minutesOf(to) - minutesOf(from);
export const picking = {
  paid: localBasket.paid,
  racks: [
    {good: 'tea', rack: 12},
    {good: 'dal', rack: 4},
  ],
  steps: [
    {step: 'pick', minutes: minutesBetween(localBasket.paid, localBasket.packed)},
    {step: 'hand', minutes: minutesBetween(localBasket.packed, localBasket.left)},
    {step: 'ride', minutes: minutesBetween(localBasket.left, localBasket.door)},
  ],
  total: doorMinutes,
} as const;

/** A new distributor's file: what it may owe, for how many days, and what it owes after its first load and a broken jar. */
export const partyFile = {
  appointed: distributor['brand-galaxy'].date,
  limit: 100_000,
  days: rates.parties[0].creditDays,
  owed: distributor.orderkite.figure.amount - distributor['delivery-management'].figure.amount,
} as const;

/** One bottle at three prices. */
export const tags = {
  good: 'oil',
  prices: [
    {tag: 'web', price: shelf.oil.price},
    {tag: 'showroom', price: unified.airpos.facts.price},
    {tag: 'dealer', price: unified.orderkite.facts.price},
  ],
  dealerFrom: unified.orderkite.lines[0].quantity,
  left: unified['nimbus-ai'].figure.amount,
} as const;

/** Goods between two stores, counted at both ends. */
const ends = [
  {end: 'sent', time: '10:20', count: 24},
  {end: 'received', time: '14:05', count: 23},
] as const;
export const transfer = {number: '118', good: 'soap', ends, short: ends[0].count - ends[1].count} as const;

/** Customers that a message concerned, that agreed to it, that answered, and that ordered. */
const ordered = 9;
export const refillNote = {
  good: 'ghee',
  steps: [
    {step: 'due', count: 61},
    {step: 'sent', count: marketing['nimbus-ai'].figure.amount},
    {step: 'answered', count: 14},
    {step: 'ordered', count: ordered},
  ],
  amount: ordered * shelf.ghee.price,
} as const;

/** What a customer's phone showed before it showed the shop's own name. */
export const signboard = {seller: '2291'} as const;

/** The good that three words of a price list name, and the one that the page suggests with it. */
export const draft = {good: 'soap', pair: 'oil'} as const;
