import {
  courierParcels,
  doorMinutes,
  handover,
  localBasket,
  riders,
  roundCount,
  roundStops,
  totalsOf,
} from '@/content/sampleShop';
import type {Translator} from '@/i18n/translator';
import {type Colours, palette} from '@/lib/paletteFromCss';
import {Backdrop, GoodRow, Illustration, rowsOf, Sheet, Text} from '../parts';

/** A shop's app on a customer's phone, and a map with the rider. */
export const rides = (words: Translator, {p, solid, line}: Colours) => ({
  note: {label: words.text('scenes.localApp.total'), amount: words.rupees(totalsOf(localBasket.lines).total)},
  drawing: (
    <div tw="flex">
      <Backdrop file="rides" />
      <div
        tw="flex absolute rounded-lg px-[14px] py-[7px]"
        style={{left: 446, top: 150, background: palette.sheet, border: `1px solid ${line}`}}
      >
        <Text text={words.text('scenes.cards.away', {minutes: handover.minutesAway})} size={21} maxWidth={120} bold />
      </div>
      <Sheet left={40} top={52} width={348} height={600} radius={34} ground={palette.device} tw="p-[9px]">
        <div tw="flex flex-col justify-center px-[22px] h-[104px] rounded-t-[25px]" style={{background: solid}}>
          <div tw="flex items-center" style={{gap: 10}}>
            <Illustration file="icons/knot" viewBox="2 0 12 16" width={15} height={20} color={palette.sheet} />
            <Text text={words.text('scenes.localApp.shop')} size={25} maxWidth={220} bold color={palette.sheet} />
          </div>
          <Text
            text={words.text('scenes.localApp.deliver', {minutes: doorMinutes})}
            size={19}
            maxWidth={286}
            color={palette.sheet}
          />
        </div>
        <div tw="flex flex-col grow px-5 pt-1" style={{background: palette.paper}}>
          {rowsOf(localBasket.lines, words).map((row) => (
            <GoodRow key={row.good} {...row} p={p} height={96} nameMaxWidth={146} />
          ))}
          <div tw="flex items-center justify-between h-[74px]">
            <Text text={words.text('scenes.localApp.otp')} size={19} maxWidth={180} color={palette['ink-2']} />
            <Text text={localBasket.otp} size={27} maxWidth={90} bold />
          </div>
          <div tw="flex items-center justify-center h-14 mt-2 rounded-lg" style={{background: solid}}>
            <Text text={words.text('scenes.localApp.place')} size={22} maxWidth={250} bold color={palette.sheet} />
          </div>
        </div>
      </Sheet>
    </div>
  ),
});

const stateIcons = {
  done: {file: 'icons/tick', color: palette.leaf},
  back: {file: 'icons/knot', color: palette['marigold-line']},
  now: {file: 'icons/knot', color: palette.cloth},
  next: {file: 'icons/knot', color: palette['ink-2']},
};
const hairline = `1px solid ${palette.line}`;
const [firstRider] = riders;
const delivered = {done: firstRider.done, count: firstRider.count};
const stops = roundStops.slice(1, 5);

/** A map with a rider's route, and a list of the stops with their proofs of delivery. */
export const round = ({text}: Translator, colours: Colours) => ({
  note: {label: text('scenes.roundDesk.delivered'), amount: text('scenes.roundDesk.of', roundCount)},
  drawing: (
    <div tw="flex">
      <Backdrop file="round" />
      <Sheet left={44} top={44} width={330} height={72 + 84 * stops.length} tw="px-[22px]">
        <div tw="flex items-center justify-between h-[72px]" style={{borderBottom: `2px solid ${palette.ink}`}}>
          <Text text={text('scenes.roundDesk.round')} size={24} maxWidth={190} bold />
          <Text text={text('scenes.roundDesk.of', delivered)} size={20} maxWidth={90} color={palette['ink-2']} />
        </div>
        {stops.map(({time, place, proof, state}, index) => (
          <div key={time} tw="flex items-center h-[84px]" style={{gap: 14, ...(index > 0 && {borderTop: hairline})}}>
            <Illustration {...stateIcons[state]} width={22} height={22} />
            <div tw="flex flex-col grow">
              <Text text={text(`scenes.roundDesk.places.${place}`)} size={21} maxWidth={180} bold />
              <Text text={text(`scenes.roundDesk.proofs.${proof}`)} size={18} maxWidth={180} color={palette['ink-2']} />
            </div>
            <Text text={time} size={20} maxWidth={60} color={palette['ink-2']} />
          </div>
        ))}
      </Sheet>
      <div
        tw="flex flex-col absolute rounded-lg px-[18px] py-[10px] w-[208px]"
        style={{left: 376, top: 472, border: `1px solid ${colours.line}`, background: palette.sheet}}
      >
        <Text text={text('scenes.roundDesk.couriers')} size={19} maxWidth={172} color={palette['ink-2']} />
        <Text text={text('scenes.roundDesk.parcels', {count: courierParcels})} size={23} maxWidth={172} bold />
      </div>
    </div>
  ),
});
