import {getFormatter, getTranslations} from 'next-intl/server';
import {gstRate, type Line, shelf} from '@/content/sample';
import {totalsOf} from '@/content/sampleSums';
import {rupeesAndPaise, withPaise} from '@/lib/money';

/** A bill in words: its number, its lines, its taxes and what is to be paid; the discount is rupees. */
export async function billWords({number, lines}: {number: string; lines: readonly Line[]}, discount = 0) {
  const [t, format] = await Promise.all([getTranslations('scenes'), getFormatter()]);
  const money = (amount: number) => format.number(amount, withPaise);
  const {total, taxable, halfTax} = totalsOf(lines, discount);
  return {
    number: t('ledger.bill', {number}),
    lines: lines.map(({good, quantity}) => ({
      name: t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)}),
      hsn: t('till.hsn', {code: shelf[good].hsn}),
      quantity: `× ${format.number(quantity)}`,
      amount: money(shelf[good].price * quantity),
    })),
    discount: `−${money(discount)}`,
    sums: [
      {label: t('till.taxable'), amount: money(taxable)},
      {label: t('ledger.centralTax', {rate: gstRate / 2}), amount: money(halfTax)},
      {label: t('ledger.stateTax', {rate: gstRate / 2}), amount: money(halfTax)},
    ],
    total: {label: t('till.toPay'), amount: format.number(total, rupeesAndPaise)},
  };
}
