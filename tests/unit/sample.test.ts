import {expect, test} from 'vitest';
import {journeys} from '@/content/journeys';
import {minutesOf, sum} from '@/content/math';
import * as sample from '@/content/sample';
import {partyFile, picking, refillNote, royaltyStatement} from '@/content/useCaseObjects';

const {bill, counterBill, covered, demand, handover, localBasket, order, orderTotal, partyBalance, partyLedger} =
  sample;
const {newParty, nextDrop, peakWeek, talk, toCollect} = sample;
const {rates, refill, reorders, riders, roundStops, shelf, stock, store, totalsOf} = sample;

/**
 * A merchant adds up what an interface shows before believing it. The facts that are typed in more than one place agree, and
 * what the interfaces do not compute themselves is computed here.
 */

const [distributor] = rates.parties;
const day = 24 * 60 * 60 * 1000;
/** A day of the ledger's month, which is the order's. */
const dateOf = (date: number) => Date.parse(`${order.date.slice(0, 8)}${String(date).padStart(2, '0')}`);

test('a party never owes more than its limit, and what is due next is its oldest unpaid order', () => {
  let balance = 0;
  for (const {amount} of partyLedger.entries) {
    balance += amount;
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance).toBeLessThanOrEqual(partyLedger.limit);
  }
  expect(balance).toBe(partyBalance);
  expect(balance + orderTotal).toBeLessThanOrEqual(partyLedger.limit);

  let paid = -sum(partyLedger.entries.filter(({amount}) => amount < 0).map(({amount}) => amount));
  const unpaid = partyLedger.entries.find(({amount}) => {
    if (amount > 0) paid -= amount;
    return paid < 0;
  });
  expect(dateOf(unpaid?.day ?? 0) + distributor.creditDays * day).toBe(Date.parse(partyLedger.due));
  expect(Date.parse(partyLedger.due)).toBeGreaterThan(Date.parse(order.date));
});

test('the party’s last entry is the refill, and its return is credited at its own rate', () => {
  const last = partyLedger.entries.at(-1);
  expect(last).toMatchObject({kind: 'order', amount: refill.quantity * refill.price});
  const back = partyLedger.entries.find((entry) => entry.kind === 'return');
  expect(back && -back.amount).toBe((back?.count ?? 0) * distributor.price.tea);
});

test('every rate is below the printed price, and the distributor’s below the retailer’s', () => {
  const [, retailer] = rates.parties;
  for (const good of rates.goods) {
    expect(distributor.price[good]).toBeLessThan(retailer.price[good]);
    expect(retailer.price[good]).toBeLessThan(shelf[good].price);
  }
});

test('a bill’s taxes and taxable value add up to what is paid, and its coupon applies', () => {
  for (const [lines, discount] of [
    [bill.lines, bill.coupon.amount],
    [counterBill.lines, 0],
    [order.lines, 0],
  ] as const) {
    const {gross, total, taxable, halfTax, tax} = totalsOf(lines, discount);
    expect(total).toBe(gross - discount);
    expect(taxable + 2 * halfTax).toBeCloseTo(total, 2);
    expect(tax).toBeCloseTo(2 * halfTax, 2);
    // The prices have the tax within them.
    expect(taxable * 1.05).toBeCloseTo(total, 1);
  }
  expect(totalsOf(bill.lines).gross).toBeGreaterThanOrEqual(store.couponMinimum);
  expect(totalsOf(localBasket.lines).total).toBeGreaterThanOrEqual(localBasket.freeAbove);
});

test('the round’s list has what the round counts, a return is not delivered, and the OTP was met at its time', () => {
  const [rider] = riders;
  const delivered = roundStops.filter(({proof}) => ['signature', 'otp', 'photo'].includes(proof));
  expect(rider).toMatchObject({done: delivered.length, count: roundStops.length});
  expect(roundStops.filter(({proof}) => proof === 'next')).toHaveLength(1);
  const times = roundStops.map(({time}) => minutesOf(time));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(roundStops.find(({proof}) => proof === 'otp')?.time).toBe(handover.time);
});

test('what is sold today makes a week like those of the forecast, and the list orders what the forecast says', () => {
  const week = 7 * sum(stock.sold.map(({count}) => count));
  expect(week).toBeGreaterThanOrEqual(Math.min(...demand.sold));
  expect(week).toBeLessThanOrEqual(Math.max(...demand.expected.map(({high}) => high)));
  expect(reorders[0]).toMatchObject({good: stock.good, count: demand.reorder});
  for (const {low, count, high} of demand.expected) {
    expect(low).toBeLessThan(count);
    expect(count).toBeLessThan(high);
  }
});

test('the papers of the use cases add up', () => {
  const {sold, returned, tax, net, share, royalty} = royaltyStatement;
  expect(sold - returned - tax).toBe(net);
  expect(royalty).toBeCloseTo(net * share, 0);
  expect(sum(picking.steps.map(({minutes}) => minutes))).toBe(picking.total);
  expect(partyFile.owed).toBeLessThan(partyFile.limit);
  // Nobody answers who was not asked, and nobody orders who did not answer.
  const counts = refillNote.steps.map(({count}) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('a new party gets less credit than an old one, and the limit is for more than one piece', () => {
  expect(newParty.limit).toBeLessThan(partyLedger.limit);
  expect(newParty.creditDays).toBeLessThan(distributor.creditDays);
  expect(newParty.limit).toBeGreaterThan(newParty.rates.price[newParty.good]);
});

test('the rider can give change for the note, and the OTP is half typed', () => {
  expect(nextDrop.note).toBeGreaterThan(toCollect);
  expect(nextDrop.typed).toBeLessThan(nextDrop.otp.length);
  // Digits are told apart by their value.
  expect(new Set(nextDrop.otp).size).toBe(nextDrop.otp.length);
});

test('a distributor’s margin is what is left of the price', () => {
  expect(talk.rate + talk.margin * shelf[talk.good].price).toBeCloseTo(shelf[talk.good].price);
});

test('what the shop has and what it is to order make the peak week, and a quiet one asks for less', () => {
  expect(covered + demand.reorder).toBe(peakWeek.count);
  expect(peakWeek.low - covered).toBeGreaterThan(0);
  expect(peakWeek.low - covered).toBeLessThan(demand.reorder);
});

test('no number stands for two orders or for two bills', () => {
  const {bills, cartonOrder} = sample;
  const ledger = partyLedger.entries.flatMap((entry) => (entry.kind === 'order' ? [entry.number] : []));
  const orders = [order.number, cartonOrder.number, ...ledger];
  expect(new Set(orders).size).toBe(orders.length);
  const showroom = journeys['unified-commerce-solution'].airpos.facts.number;
  const billed = [order.bill, counterBill.number, showroom, ...bills.map(({number}) => number)];
  expect(new Set(billed).size).toBe(billed.length);
});

test('drawers hold what they opened with and took in', () => {
  const {closing, counted, storeDay} = sample;
  expect(counted).toBe(closing.opened + closing.sales);
  expect(storeDay.drawer.cash).toBeLessThanOrEqual(sum(storeDay.stores[0].hours));
});

test('the basket at the door went through its hours in order, and the cart came back after three', () => {
  const {paid, packed, left, door} = localBasket;
  const way = [paid, packed, left, door].map(minutesOf);
  expect(way).toEqual(way.toSorted((a, b) => a - b));
  expect(sample.hoursInCart).toBe(3);
  expect(order.date).toContain(`T${store.cartPaid}`);
});
