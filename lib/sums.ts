import {gstRate, type Line, shelf} from '@/content/sample';

const paise = (rupees: number) => Math.round(rupees * 100) / 100;

/** The amounts of a bill in rupees. Prices include GST, which is halved between the centre and the state. */
export function totalsOf(lines: readonly Line[], discount = 0) {
  const gross = lines.reduce((sum, {good, quantity}) => sum + shelf[good].price * quantity, 0);
  const total = gross - discount;
  const halfTax = paise((total * gstRate) / (1 + gstRate) / 2);
  return {gross, total, halfTax, tax: paise(2 * halfTax), taxable: paise(total - 2 * halfTax)};
}
