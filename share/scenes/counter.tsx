import {counterBill, shelf, totalsOf} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {rowsOf} from '../GoodRow';
import {type Colours, palette} from '../palette';
import {Backdrop} from '../Svg';
import {Text} from '../Text';

const [{good}] = counterBill.lines;
const dashed = `1.5px dashed ${palette['ink-2']}`;
const rule = `2px solid ${palette.ink}`;

/** A scanned pack, and the bill on paper beside it. */
export const counter = (words: Translator, {p}: Colours) => ({
  note: {label: words.text(`scenes.goods.${good}.name`), amount: words.rupees(shelf[good].price)},
  drawing: (
    <div tw="flex">
      <Backdrop file="counter" p={p} />
      <div tw="flex flex-col absolute w-[222px]" style={{left: 338, top: 108}}>
        <div tw="flex flex-col items-center">
          <Text text={words.text('scenes.counterDesk.shop')} size={21} room={222} bold />
          <Text text={words.text('scenes.counterDesk.place')} size={18} room={222} color={palette['ink-2']} />
        </div>
        <div tw="flex items-center h-[42px] mt-[10px] mb-[6px]" style={{borderTop: dashed, borderBottom: dashed}}>
          <Text text={words.text('scenes.ledger.bill', {number: counterBill.number})} size={18} room={222} />
        </div>
        {rowsOf(counterBill.lines, words).map(({good, name, price}) => (
          <div key={good} tw="flex items-center justify-between h-[42px]">
            <Text text={name} size={19} room={146} />
            <Text text={price} size={19} room={70} bold />
          </div>
        ))}
        <div tw="flex items-center justify-between h-[58px] mt-2" style={{borderTop: rule, borderBottom: rule}}>
          <Text text={words.text('scenes.till.toPay')} size={21} room={110} bold />
          <Text text={words.rupees(totalsOf(counterBill.lines).total)} size={26} room={100} bold />
        </div>
        <div tw="flex justify-center pt-[10px]">
          <Text text={words.text('scenes.counterDesk.paid')} size={18} room={222} color={palette['ink-2']} />
        </div>
      </div>
    </div>
  ),
});
