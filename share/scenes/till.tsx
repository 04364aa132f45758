import {bill, totalsOf} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {GoodRow, Rule, rowsOf} from '../GoodRow';
import {type Colours, palette} from '../palette';
import {Sheet} from '../Sheet';
import {Text} from '../Text';

const {amount, code} = bill.coupon;

/** The till's bill: the goods with their prices. It runs out of the card below. */
export const till = (words: Translator, {p}: Colours) => ({
  note: {
    label: words.text('scenes.till.toPay'),
    amount: words.rupees(totalsOf(bill.lines, amount).total),
  },
  drawing: (
    <Sheet left={96} top={56} width={448} height={620} radius={10} tw="px-8">
      <div tw="flex items-center justify-between h-[84px]">
        <Text text={words.text('scenes.till.counter')} size={24} room={240} bold />
        <Text text={words.text('scenes.ledger.bill', {number: bill.number})} size={20} room={120} bold color={p} />
      </div>
      <Rule />
      {rowsOf(bill.lines, words).map((row) => (
        <GoodRow key={row.good} {...row} p={p} height={88} room={190} />
      ))}
      <div tw="flex items-center justify-between h-[72px] pl-[84px]">
        <Text text={words.text('scenes.till.coupon', {code})} size={20} room={228} color={palette.leaf} />
        <Text text={words.rupees(-amount)} size={22} room={64} bold color={palette.leaf} />
      </div>
    </Sheet>
  ),
});
