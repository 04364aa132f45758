import {journeys} from './journeys';
import {minutesOf} from './math';
import {doorMinutes, gstRate, localBasket, rates, shelf} from './sampleShop';

/** The document, map or sign that each use case's page draws. Sums are computed. Figures that journeys.ts has are read from it. */

const {
  'franchise-management': franchise,
  'distributor-management': distributor,
  'unified-commerce-solution': unified,
  'marketing-automation': marketing,
} = journeys;

/** A franchise outlet's month. Its bills include GST. The royalty is a share of its sales without GST. */
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

/** Delivery zones: the distance from the shop in kilometres, the smallest order and the fee in rupees. */
export const zones = [
  {km: 1, minimum: 149, charge: 0, evenings: false},
  {km: 2, minimum: localBasket.freeAbove, charge: 0, evenings: false},
  {km: 4, minimum: 499, charge: 30, evenings: true},
] as const;

const minutesBetween = (from: string, to: string) => minutesOf(to) - minutesOf(from);

/** The goods of the local basket with their racks, and the minutes from the payment to the door. */
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

/** A new distributor's file: its credit limit, its days of credit, and what it owes after the first order and a broken jar. */
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

/** A transfer of goods between two stores. Both count them. */
const ends = [
  {end: 'sent', time: '10:20', count: 24},
  {end: 'received', time: '14:05', count: 23},
] as const;
export const transfer = {number: '118', good: 'soap', ends, short: ends[0].count - ends[1].count} as const;

const ordered = 9;

/** How many customers a message was meant for, how many of them had agreed to messages, answered it, and ordered. */
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

/** The sender that a customer's phone showed before the shop's messages had the shop's name. */
export const signboard = {seller: '2291'} as const;

/** A good that a price list describes in three words, and the good that the page suggests with it. */
export const draft = {good: 'soap', pair: 'oil'} as const;
