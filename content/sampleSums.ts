import {demand, gstRate, type Line, order, partyLedger, shelf} from './sample';
import {sum} from './sum';

/** Rupees that the party of the wholesale scenes owes. */
export const partyBalance = sum(partyLedger.entries.map(({amount}) => amount));

/** Pieces in the order that the pages follow. */
export const orderCount = sum(order.lines.map(({quantity}) => quantity));

/** Pieces in the week of which the forecast expects most. */
export const demandPeak = Math.max(...demand.expected.map(({count}) => count));

const paise = (rupees: number) => Math.round(rupees * 100) / 100;

/** The amounts of a bill in rupees. Prices include GST, which is halved between the centre and the state. */
export function totalsOf(lines: readonly Line[], discount = 0) {
  const gross = sum(lines.map(({good, quantity}) => shelf[good].price * quantity));
  const total = gross - discount;
  const halfTax = paise((total * gstRate) / (1 + gstRate) / 2);
  return {gross, total, halfTax, tax: paise(2 * halfTax), taxable: paise(total - 2 * halfTax)};
}
