import {amountOf, cartonOrder, distributors, orderTotal, partyBalance, partyLedger} from '@/content/sampleShop';
import type {Translator} from '@/i18n/translator';
import {readIllustration} from '@/lib/illustrations';
import {type Colours, palette} from '@/lib/paletteFromCss';
import {GoodRow, Illustration, Rule, Sheet, Svg, Text} from '../parts';

const {limit} = partyLedger;
/** The width of the bar that stands for the whole credit limit. */
const barWidth = 424;

/** An order on a page of a book: how much of the party's credit limit it uses, and cartons at the party's rates. */
export const orderDesk = ({text, rupees}: Translator, {p, tint}: Colours) => ({
  note: {label: text('scenes.orderDesk.total'), amount: rupees(orderTotal)},
  drawing: (
    <Sheet left={64} top={44} width={504} height={640} tw="pl-14 pr-6">
      <Illustration file="share/binding" width={32} height={640} style={{position: 'absolute', left: 0, top: 0}} />
      <div tw="flex items-center justify-between h-[76px]">
        <Text text={text('scenes.rates.parties.distributor')} size={26} maxWidth={260} bold />
        <div tw="flex rounded-md px-[14px] py-1" style={{background: tint}}>
          <Text text={text('scenes.rates.approved')} size={20} maxWidth={120} bold color={p} />
        </div>
      </div>
      <Rule />
      <div tw="flex items-center justify-between h-11">
        <Text text={text('scenes.orderDesk.limit')} size={19} maxWidth={220} color={palette['ink-2']} />
        <Text text={rupees(limit)} size={20} maxWidth={160} bold />
      </div>
      <div tw="flex h-[14px] mb-2" style={{background: palette.line}}>
        <div style={{width: (barWidth * partyBalance) / limit, background: p}} />
        <div style={{width: (barWidth * orderTotal) / limit, background: palette.marigold}} />
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
          nameMaxWidth={210}
        />
      ))}
    </Sheet>
  ),
});

const {best, fits} = distributors;
const {body: stars, viewBox} = readIllustration('sky');
const night = '<path fill="#0e1037" d="M118 10h546v536H118z"/>';
/** The positions of the distributors' names, beside the stars at the ends of the threads. */
const namePositions = [
  {left: 366, top: 40, alignItems: 'flex-end'},
  {left: 22, top: 82, alignItems: 'flex-start'},
  {left: 366, top: 428, alignItems: 'flex-end'},
] as const;

/** A night sky: a brand as a star in the middle, with threads to the stars of the distributors that fit. */
export const sky = ({text, percent}: Translator) => ({
  note: {label: text('scenes.cards.fits'), amount: String(fits)},
  drawing: (
    <Sheet left={56} top={44} width={556} height={546} radius={0}>
      <Svg body={night + stars} viewBox={viewBox} width={556} height={546} style={{position: 'absolute'}} />
      <div tw="flex items-center px-[26px] py-5" style={{gap: 18}}>
        <Text text={text('scenes.sky.city')} size={26} maxWidth={220} bold color={palette.white} />
        <Text text={text('scenes.sky.fit', {count: fits})} size={22} maxWidth={180} color={palette.white} />
      </div>
      <div tw="flex absolute justify-center" style={{left: 168, top: 304, width: 240}}>
        <Text text={text('scenes.sky.brand')} size={23} maxWidth={220} bold color={palette.marigold} />
      </div>
      {best.map(({party, share}, index) => (
        <div key={party} tw="flex flex-col absolute w-[172px]" style={namePositions[index]}>
          <Text text={text(`scenes.sky.parties.${party}`)} size={21} maxWidth={172} bold color={palette.white} />
          <Text text={percent(share)} size={21} maxWidth={172} color={palette['on-night']} />
        </div>
      ))}
    </Sheet>
  ),
});
