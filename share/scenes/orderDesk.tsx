import {amountOf, cartonOrder, orderTotal, partyBalance, partyLedger} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {GoodRow, Rule} from '../GoodRow';
import {type Colours, palette} from '../palette';
import {Sheet} from '../Sheet';
import {Illustration} from '../Svg';
import {Text} from '../Text';

const {limit} = partyLedger;

/** A page of the order book, bound in cloth: what is used of the party's limit, and cartons at its own rates. */
export const orderDesk = ({text, rupees}: Translator, {p, tint}: Colours) => ({
  note: {label: text('scenes.orderDesk.total'), amount: rupees(orderTotal)},
  drawing: (
    <Sheet left={64} top={44} width={504} height={640} tw="pl-14 pr-6">
      <Illustration file="share/binding" width={32} height={640} style={{position: 'absolute', left: 0, top: 0}} />
      <div tw="flex items-center justify-between h-[76px]">
        <Text text={text('scenes.rates.parties.distributor')} size={26} room={260} bold />
        <div tw="flex rounded-md px-[14px] py-1" style={{background: tint}}>
          <Text text={text('scenes.rates.approved')} size={20} room={120} bold color={p} />
        </div>
      </div>
      <Rule />
      <div tw="flex items-center justify-between h-11">
        <Text text={text('scenes.orderDesk.limit')} size={19} room={220} color={palette['ink-2']} />
        <Text text={rupees(limit)} size={20} room={160} bold />
      </div>
      <div tw="flex h-[14px] mb-2" style={{background: palette.line}}>
        <div style={{width: (424 * partyBalance) / limit, background: p}} />
        <div style={{width: (424 * orderTotal) / limit, background: palette.marigold}} />
      </div>
      {cartonOrder.lines.map((line) => (
        <GoodRow
          key={line.good}
          good={line.good}
          name={text(`scenes.goods.${line.good}.name`)}
          detail={text('scenes.orderDesk.pieces', {count: line.perCarton * line.cartons})}
          price={rupees(amountOf(line))}
          p={p}
          height={86}
          room={210}
        />
      ))}
    </Sheet>
  ),
});
