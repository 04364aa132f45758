import {courierParcels, riders, roundCount, roundStops} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {type Colours, palette} from '../palette';
import {Sheet} from '../Sheet';
import {Backdrop, Illustration} from '../Svg';
import {Text} from '../Text';

const icons = {
  done: {file: 'icons/tick', color: palette.leaf},
  back: {file: 'icons/knot', color: palette['marigold-line']},
  now: {file: 'icons/knot', color: palette.cloth},
  next: {file: 'icons/knot', color: palette['ink-2']},
};
const line = `1px solid ${palette.line}`;
const [{done, count}] = riders;
const stops = roundStops.slice(1, 5);

/** A rider's round over the town: every door with its proof, and the one that is next. */
export const round = ({text}: Translator, colours: Colours) => ({
  note: {label: text('scenes.roundDesk.delivered'), amount: text('scenes.roundDesk.of', roundCount)},
  drawing: (
    <div tw="flex">
      <Backdrop file="round" />
      <Sheet left={44} top={44} width={330} height={72 + 84 * stops.length} tw="px-[22px]">
        <div tw="flex items-center justify-between h-[72px]" style={{borderBottom: `2px solid ${palette.ink}`}}>
          <Text text={text('scenes.roundDesk.round')} size={24} room={190} bold />
          <Text text={text('scenes.roundDesk.of', {done, count})} size={20} room={90} color={palette['ink-2']} />
        </div>
        {stops.map(({time, place, proof, state}, index) => (
          <div key={time} tw="flex items-center h-[84px]" style={{gap: 14, ...(index > 0 && {borderTop: line})}}>
            <Illustration {...icons[state]} width={22} height={22} />
            <div tw="flex flex-col grow">
              <Text text={text(`scenes.roundDesk.places.${place}`)} size={21} room={180} bold />
              <Text text={text(`scenes.roundDesk.proofs.${proof}`)} size={18} room={180} color={palette['ink-2']} />
            </div>
            <Text text={time} size={20} room={60} color={palette['ink-2']} />
          </div>
        ))}
      </Sheet>
      <div
        tw="flex flex-col absolute rounded-lg px-[18px] py-[10px] w-[208px]"
        style={{left: 376, top: 472, border: `1px solid ${colours.line}`, background: palette.sheet}}
      >
        <Text text={text('scenes.roundDesk.couriers')} size={19} room={172} color={palette['ink-2']} />
        <Text text={text('scenes.roundDesk.parcels', {count: courierParcels})} size={23} room={172} bold />
      </div>
    </div>
  ),
});
