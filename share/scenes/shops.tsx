import {bill, counterBill, order, orderCount, shelf, store, totalsOf} from '@/content/sampleShop';
import type {Translator} from '@/i18n/translator';
import {type Colours, palette} from '@/lib/paletteFromCss';
import {Backdrop, GoodRow, Illustration, Rule, rowsOf, Sheet, Text} from '../parts';

/** A webstore with an offer and goods. The edges of the card cut it off on the right and below. */
export const storefront = ({text, rupees}: Translator, {p, tint}: Colours) => ({
  note: {label: text('scenes.storefront.recovered.title'), amount: rupees(totalsOf(order.lines).total)},
  drawing: (
    <Sheet left={72} top={72} width={760} height={600}>
      <div tw="flex items-center px-8 h-[76px]" style={{gap: 24}}>
        <Text text={text('scenes.storefront.shop')} size={24} maxWidth={300} bold />
        <div tw="flex rounded-md px-[14px] py-[5px]" style={{background: tint}}>
          <Text text={text('scenes.storefront.cart', {count: orderCount})} size={20} maxWidth={150} bold color={p} />
        </div>
      </div>
      <div tw="flex px-8 py-4" style={{background: palette.marigold}}>
        <Text
          text={text('scenes.storefront.banner.title', {amount: bill.coupon.amount})}
          size={24}
          maxWidth={470}
          bold
          color={palette['on-marigold']}
        />
      </div>
      <div tw="flex flex-wrap pt-6 pl-8" style={{gap: 16}}>
        {store.goods.map((good) => (
          <div
            key={good}
            tw="flex flex-col rounded-lg w-[206px]"
            style={{padding: '18px 16px 14px', border: `1px solid ${palette.line}`}}
          >
            <div tw="flex justify-center mb-[10px]">
              <Illustration file={`goods/${good}`} width={84} height={100} p={p} />
            </div>
            <Text text={text(`scenes.goods.${good}.name`)} size={20} maxWidth={172} />
            <Text text={rupees(shelf[good].price)} size={24} maxWidth={172} bold />
          </div>
        ))}
      </div>
    </Sheet>
  ),
});

const {amount, code} = bill.coupon;

/** A bill in a till. The edge of the card cuts it off below. */
export const till = (words: Translator, {p}: Colours) => ({
  note: {
    label: words.text('scenes.till.toPay'),
    amount: words.rupees(totalsOf(bill.lines, amount).total),
  },
  drawing: (
    <Sheet left={96} top={56} width={448} height={620} radius={10} tw="px-8">
      <div tw="flex items-center justify-between h-[84px]">
        <Text text={words.text('scenes.till.counter')} size={24} maxWidth={240} bold />
        <Text text={words.text('scenes.ledger.bill', {number: bill.number})} size={20} maxWidth={120} bold color={p} />
      </div>
      <Rule />
      {rowsOf(bill.lines, words).map((row) => (
        <GoodRow key={row.good} {...row} p={p} height={88} nameMaxWidth={190} />
      ))}
      <div tw="flex items-center justify-between h-[72px] pl-[84px]">
        <Text text={words.text('scenes.till.coupon', {code})} size={20} maxWidth={228} color={palette.leaf} />
        <Text text={words.rupees(-amount)} size={22} maxWidth={64} bold color={palette.leaf} />
      </div>
    </Sheet>
  ),
});

const [scanned] = counterBill.lines;
const dashed = `1.5px dashed ${palette['ink-2']}`;
const rule = `2px solid ${palette.ink}`;

/** A scanned good, and a printed bill beside it. */
export const counter = (words: Translator, {p}: Colours) => ({
  note: {label: words.text(`scenes.goods.${scanned.good}.name`), amount: words.rupees(shelf[scanned.good].price)},
  drawing: (
    <div tw="flex">
      <Backdrop file="counter" p={p} />
      <div tw="flex flex-col absolute w-[222px]" style={{left: 338, top: 108}}>
        <div tw="flex flex-col items-center">
          <Text text={words.text('scenes.counterDesk.shop')} size={21} maxWidth={222} bold />
          <Text text={words.text('scenes.counterDesk.place')} size={18} maxWidth={222} color={palette['ink-2']} />
        </div>
        <div tw="flex items-center h-[42px] mt-[10px] mb-[6px]" style={{borderTop: dashed, borderBottom: dashed}}>
          <Text text={words.text('scenes.ledger.bill', {number: counterBill.number})} size={18} maxWidth={222} />
        </div>
        {rowsOf(counterBill.lines, words).map(({good, name, price}) => (
          <div key={good} tw="flex items-center justify-between h-[42px]">
            <Text text={name} size={19} maxWidth={146} />
            <Text text={price} size={19} maxWidth={70} bold />
          </div>
        ))}
        <div tw="flex items-center justify-between h-[58px] mt-2" style={{borderTop: rule, borderBottom: rule}}>
          <Text text={words.text('scenes.till.toPay')} size={21} maxWidth={110} bold />
          <Text text={words.rupees(totalsOf(counterBill.lines).total)} size={26} maxWidth={100} bold />
        </div>
        <div tw="flex justify-center pt-[10px]">
          <Text text={words.text('scenes.counterDesk.paid')} size={18} maxWidth={222} color={palette['ink-2']} />
        </div>
      </div>
    </div>
  ),
});
