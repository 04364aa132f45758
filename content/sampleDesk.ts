import {minutesOf} from './minutes';
import type {Good, Line} from './sample';
import {demand} from './sample';

/** What the product pages' interfaces show beside sample.ts. Amounts are rupees; what can be added up is. */

/** An order that waits for the wholesaler's yes, by the carton and at the first party's own rates (sample.ts). */
export const cartonOrder = {
  number: '4836',
  lines: [
    {good: 'ghee', perCarton: 12, cartons: 2, inGodown: 38},
    {good: 'tea', perCarton: 24, cartons: 1, inGodown: 21},
    {good: 'oil', perCarton: 24, cartons: 1, inGodown: 9},
  ],
} as const;

/** A small shop's bill, of a pack that is scanned and what was scanned before. */
export const counterBill = {
  number: '0146',
  time: '18:05',
  lines: [
    {good: 'ghee', quantity: 1},
    {good: 'dal', quantity: 2},
    {good: 'soap', quantity: 1},
    {good: 'jaggery', quantity: 1},
  ],
} as const satisfies {number: string; time: string; lines: readonly Line[]};

/** A small shop's closing: cash at opening, cash sales, and the notes that were counted. */
export const closing = {
  opened: 2_000,
  sales: 11_340,
  notes: [
    {note: 500, count: 18},
    {note: 200, count: 14},
    {note: 100, count: 12},
    {note: 50, count: 5},
    {note: 10, count: 9},
  ],
} as const;

/** The day of three stores: what each sold, by two hours from ten in the morning, and how the first one was paid. */
export const storeDay = {
  stores: [
    {store: 'raipur', hours: [9_400, 16_200, 12_800, 14_600, 27_900, 31_500]},
    {store: 'durg', hours: [7_150, 11_300, 9_800, 12_400, 21_600, 22_100]},
    {store: 'bhilai', hours: [4_600, 7_900, 6_200, 8_300, 13_400, 21_500]},
  ],
  drawer: {float: 5_000, cash: 43_260, counted: 48_260},
  slow: {good: 'oil', from: 'durg', to: 'bhilai', idle: 31, left: 4, move: 12},
} as const;

/** The small basket that goes round the corner: free to the door above a minimum, and its hours. */
export const localBasket = {
  lines: [
    {good: 'tea', quantity: 1},
    {good: 'dal', quantity: 1},
  ],
  freeAbove: 299,
  otp: '5126',
  paid: '19:04',
  packed: '19:11',
  left: '19:15',
  door: '19:25',
} as const;

/** Minutes from the paid basket to the door. */
export const doorMinutes = minutesOf(localBasket.door) - minutesOf(localBasket.paid);

/** What to order, and which reason to give. */
export const reorders = [
  {good: 'ghee', count: demand.reorder, reason: 'peak'},
  {good: 'tea', count: 48, reason: 'ranOut'},
  {good: 'soap', count: 36, reason: 'late'},
] as const satisfies readonly {good: Good; count: number; reason: string}[];

/** An item that sells faster than it should; when it was noticed, and the cartons that are left. */
export const alert = {good: 'jaggery', times: 2, time: '11:40', left: 3} as const;

/** Riders on the road, what each has delivered of how many (a return is not delivered), and the cash that each carries. */
export const riders = [
  {rider: 'imran', done: 3, count: 7, cash: 2_140},
  {rider: 'sunita', done: 5, count: 6, cash: 3_480},
  {rider: 'deepak', done: 2, count: 5, cash: 690},
] as const;

/** Stops of all riders that are behind their time. */
export const late = 1;

/** The first rider's stops: when, where, how the parcel changed hands (or `next`, or a time that is promised), and how it stands. */
export const roundStops = [
  {time: '11:08', place: 'shankarNagar', proof: 'signature', state: 'done'},
  {time: '11:26', place: 'devendraNagar', proof: 'otp', state: 'done'},
  {time: '11:41', place: 'civilLines', proof: 'photo', state: 'done'},
  {time: '11:52', place: 'pandri', proof: 'return', state: 'back'},
  {time: '12:10', place: 'telibandha', proof: 'next', state: 'now'},
  {time: '12:24', place: 'katoraTalab', proof: 'waiting', state: 'next'},
  {time: '12:40', place: 'samta', proof: 'waiting', state: 'next'},
] as const;

/** The day's courier parcels, by the way they go. */
export const couriers = [
  {way: 'road', parcels: 11},
  {way: 'air', parcels: 7},
] as const;
