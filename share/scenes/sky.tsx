import {distributors} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {palette} from '../palette';
import {Sheet} from '../Sheet';
import {Illustration} from '../Svg';
import {Text} from '../Text';

const {best, fits} = distributors;
/** Where the names stand in the sky: clear of the threads, in the stars' order. */
const places = [
  {left: 366, top: 40, alignItems: 'flex-end'},
  {left: 22, top: 82, alignItems: 'flex-start'},
  {left: 366, top: 428, alignItems: 'flex-end'},
] as const;

/** The night in which a brand finds its distributors: it stands in the middle, threads lead to those that fit. */
export const sky = ({text, percent}: Translator) => ({
  note: {label: text('scenes.cards.fits'), amount: String(fits)},
  drawing: (
    <Sheet left={56} top={44} width={556} height={546} radius={0}>
      <Illustration file="share/sky" width={556} height={546} style={{position: 'absolute'}} />
      <div tw="flex items-center px-[26px] py-5" style={{gap: 18}}>
        <Text text={text('scenes.sky.city')} size={26} room={220} bold color={palette.white} />
        <Text text={text('scenes.sky.fit', {count: fits})} size={22} room={180} color={palette.white} />
      </div>
      <div tw="flex absolute justify-center" style={{left: 168, top: 304, width: 240}}>
        <Text text={text('scenes.sky.brand')} size={23} room={220} bold color={palette.marigold} />
      </div>
      {best.map(({party, share}, index) => (
        <div key={party} tw="flex flex-col absolute w-[172px]" style={places[index]}>
          <Text text={text(`scenes.sky.parties.${party}`)} size={21} room={172} bold color={palette.white} />
          <Text text={percent(share)} size={21} room={172} color={palette['on-night']} />
        </div>
      ))}
    </Sheet>
  ),
});
