import {describe, expect, test} from 'vitest';
import {journeys} from '@/content/journeys';
import {minutesOf, sum} from '@/content/math';
import {
  bill,
  bills,
  cartonOrder,
  closing,
  counted,
  counterBill,
  covered,
  demand,
  effectsOf,
  freeCartons,
  godown,
  gstLines,
  gstRate,
  gstSums,
  handover,
  hoursInCart,
  largestOrder,
  lastInvoices,
  localBasket,
  newParty,
  nextDrop,
  order,
  orderTotal,
  partyBalance,
  partyLedger,
  peakWeek,
  rates,
  refill,
  reorders,
  riders,
  roundStops,
  shelf,
  stock,
  store,
  storeDay,
  talk,
  toCollect,
  totalsOf,
} from '@/content/sampleShop';
import {partyFile, picking, refillNote, royaltyStatement} from '@/content/useCaseObjects';

/** A merchant may check the sums in drawn interfaces. So figures that are typed by hand have to match each other. */

const [distributor, retailer] = rates.parties;
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const descending = (values: readonly number[]) => values.toSorted((one, other) => other - one);

describe('the ledger of a party', () => {
  test('never exceeds the credit limit', () => {
    let balance = 0;
    for (const {amount} of partyLedger.entries) {
      balance += amount;
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(balance).toBeLessThanOrEqual(partyLedger.limit);
    }
    expect(balance).toBe(partyBalance);
    expect(balance + orderTotal).toBeLessThanOrEqual(partyLedger.limit);
  });

  test('shows last invoices that add up to what the party owes', () => {
    expect(sum(lastInvoices.map(({amount}) => amount))).toBe(partyBalance);
  });

  test('shows the due date of the oldest unpaid order', () => {
    const payments = partyLedger.entries.filter(({amount}) => amount < 0);
    let unspent = -sum(payments.map(({amount}) => amount));
    const oldestUnpaid = partyLedger.entries.find(({amount}) => {
      if (amount > 0) unspent -= amount;
      return unspent < 0;
    });

    const dayInMs = 24 * 60 * 60 * 1000;
    // The ledger is of the month of the order.
    const yearAndMonth = order.date.slice(0, '2026-11-'.length);
    const orderedOn = Date.parse(yearAndMonth + String(oldestUnpaid?.day ?? 0).padStart(2, '0'));
    expect(orderedOn + distributor.creditDays * dayInMs).toBe(Date.parse(partyLedger.due));
    expect(Date.parse(partyLedger.due)).toBeGreaterThan(Date.parse(order.date));
  });

  test('ends with the refill', () => {
    const last = partyLedger.entries.at(-1);
    expect(last).toMatchObject({kind: 'order', amount: refill.quantity * refill.price});
  });

  test('grows by what the refill of any order costs', () => {
    const before = partyBalance - refill.quantity * refill.price;
    for (let jars = 1; jars <= largestOrder; jars += 1) {
      const {refillJars, refillAmount, balance} = effectsOf(jars);
      expect(refillAmount).toBe(refillJars * refill.price);
      expect(before + refillAmount).toBe(balance);
    }
  });

  test('credits a return at the party’s rate', () => {
    const returned = partyLedger.entries.find(({kind}) => kind === 'return');
    if (returned?.kind !== 'return') throw new Error('The ledger has no return.');
    expect(-returned.amount).toBe((returned.count ?? 0) * distributor.price.tea);
  });
});

test.each(rates.goods)(
  'the rate of %s is below the printed price, and the distributor’s below the retailer’s',
  (good) => {
    expect(distributor.price[good]).toBeLessThan(retailer.price[good]);
    expect(retailer.price[good]).toBeLessThan(shelf[good].price);
  },
);

describe('a bill', () => {
  test.each([
    {name: 'of the webstore', lines: bill.lines, discount: bill.coupon.amount},
    {name: 'of the counter', lines: counterBill.lines, discount: 0},
    {name: 'of the order', lines: order.lines, discount: 0},
  ])('$name: taxes and taxable value add up to the paid amount', ({lines, discount}) => {
    const {gross, total, taxable, halfTax, tax} = totalsOf(lines, discount);
    expect(total).toBe(gross - discount);
    expect(taxable + 2 * halfTax).toBeCloseTo(total, 2);
    expect(tax).toBeCloseTo(2 * halfTax, 2);
    // Prices include a tax of 5 %.
    expect(taxable * 1.05).toBeCloseTo(total, 1);
  });

  test('is large enough for its coupon', () => {
    expect(totalsOf(bill.lines).gross).toBeGreaterThanOrEqual(store.couponMinimum);
  });

  test('is large enough for its free delivery', () => {
    expect(totalsOf(localBasket.lines).total).toBeGreaterThanOrEqual(localBasket.freeAbove);
  });
});

describe('the round of a rider', () => {
  test('has as many stops as the rider’s figures say, and a return does not count as delivered', () => {
    const [rider] = riders;
    const proofsOfDelivery = ['signature', 'otp', 'photo'];
    const delivered = roundStops.filter(({proof}) => proofsOfDelivery.includes(proof));
    expect(rider.done).toBe(delivered.length);
    expect(rider.count).toBe(roundStops.length);
    expect(roundStops.filter(({proof}) => proof === 'next')).toHaveLength(1);
  });

  test('has its stops in the order of their times', () => {
    const times = roundStops.map(({time}) => minutesOf(time));
    expect(times).toEqual(ascending(times));
  });

  test('has the stop with the OTP at the time of the handover', () => {
    const stopWithOtp = roundStops.find(({proof}) => proof === 'otp');
    expect(stopWithOtp?.time).toBe(handover.time);
  });

  test('needs change for the customer’s banknote', () => {
    expect(nextDrop.note).toBeGreaterThan(toCollect);
  });

  test('has an OTP of different digits, not all typed yet', () => {
    expect(nextDrop.typed).toBeLessThan(nextDrop.otp.length);
    expect(new Set(nextDrop.otp).size).toBe(nextDrop.otp.length);
  });
});

describe('the forecast', () => {
  test('has similar figures to the stock of today', () => {
    const soldInWeek = 7 * sum(stock.sold.map(({count}) => count));
    expect(soldInWeek).toBeGreaterThanOrEqual(Math.min(...demand.sold));
    expect(soldInWeek).toBeLessThanOrEqual(Math.max(...demand.expected.map(({high}) => high)));
  });

  test('matches the order list', () => {
    expect(reorders[0].good).toBe(stock.good);
    expect(reorders[0].count).toBe(demand.reorder);
  });

  test('lies between its bounds', () => {
    for (const {low, count, high} of demand.expected) {
      expect(low).toBeLessThan(count);
      expect(count).toBeLessThan(high);
    }
  });

  test('orders as much as the peak week needs beyond the stock, and a quiet week needs less', () => {
    expect(covered + demand.reorder).toBe(peakWeek.count);
    expect(peakWeek.low - covered).toBeGreaterThan(0);
    expect(peakWeek.low - covered).toBeLessThan(demand.reorder);
  });
});

describe('the papers of the use cases add up', () => {
  test('a statement of royalties', () => {
    const {sold, returned, tax, net, share, royalty} = royaltyStatement;
    expect(sold - returned - tax).toBe(net);
    expect(royalty).toBeCloseTo(net * share, 0);
  });

  test('the minutes of picking', () => {
    expect(sum(picking.steps.map(({minutes}) => minutes))).toBe(picking.total);
  });

  test('a party that owes less than its limit', () => {
    expect(partyFile.owed).toBeLessThan(partyFile.limit);
  });

  test('a reminder, whose counts fall from step to step', () => {
    const counts = refillNote.steps.map(({count}) => count);
    expect(counts).toEqual(descending(counts));
  });
});

describe('a new party', () => {
  test('gets less credit than an old one', () => {
    expect(newParty.limit).toBeLessThan(partyLedger.limit);
    expect(newParty.creditDays).toBeLessThan(distributor.creditDays);
  });

  test('may order more than one piece', () => {
    expect(newParty.limit).toBeGreaterThan(newParty.rates.price[newParty.good]);
  });
});

test('a distributor’s margin is the rest of the price', () => {
  const {price} = shelf[talk.good];
  expect(talk.rate + talk.margin * price).toBeCloseTo(price);
});

describe('no number is used', () => {
  test('for two orders', () => {
    const ledgerOrders = partyLedger.entries.filter((entry) => entry.kind === 'order');
    const ledgerNumbers = ledgerOrders.map(({number}) => number);
    const numbers = [order.number, cartonOrder.number, ...ledgerNumbers];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('for two bills', () => {
    const showroomNumber = journeys['unified-commerce-solution'].airpos.facts.number;
    const numbers = [order.bill, counterBill.number, showroomNumber, ...bills.map(({number}) => number)];
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test('the cash in a drawer is the opening cash and the cash sales', () => {
  expect(counted).toBe(closing.opened + closing.sales);
  expect(storeDay.drawer.cash).toBeLessThanOrEqual(sum(storeDay.stores[0].hours));
});

test('the times of the delivered basket are in order', () => {
  const {paid, packed, left, door} = localBasket;
  const times = [paid, packed, left, door].map(minutesOf);
  expect(times).toEqual(ascending(times));
});

test('the abandoned cart is paid after three hours, at the time of the order', () => {
  expect(hoursInCart).toBe(3);
  expect(order.date).toContain(`T${store.cartPaid}`);
});

describe('the counter’s GST of a month', () => {
  const paise = (rupees: number) => Math.round(rupees * 100);

  test.each(gstLines)('is the rate on the taxable value of HSN $hsn', ({taxable, halfTax, total}) => {
    expect(paise(taxable) + 2 * paise(halfTax)).toBe(paise(total));
    expect(halfTax).toBeCloseTo((taxable * gstRate) / 2, 1);
  });

  test('adds up', () => {
    expect(paise(gstSums.taxable)).toBe(sum(gstLines.map(({taxable}) => paise(taxable))));
    expect(paise(gstSums.halfTax)).toBe(sum(gstLines.map(({halfTax}) => paise(halfTax))));
  });
});

test('the godown promises no carton that is set aside', () => {
  const aside = sum(godown.aside.map(({cartons}) => cartons));
  expect(freeCartons).toBeGreaterThan(0);
  expect(freeCartons + aside).toBe(cartonOrder.lines[0].inGodown);
});
