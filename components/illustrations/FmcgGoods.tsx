import {BiscuitPackets} from './fmcg/BiscuitPackets';
import {CartonTrolley} from './fmcg/CartonTrolley';
import {OilTin} from './fmcg/OilTin';
import {SachetStrip} from './fmcg/SachetStrip';
import {SoapBars} from './fmcg/SoapBars';
import {TeaPouch} from './fmcg/TeaPouch';

/** Goods on their way to the kirana, standing on the lower edge. Every good is drawn upwards from its own 0,0. */
export function FmcgGoods() {
  return (
    <>
      <g transform="translate(8 400)">
        <OilTin />
      </g>
      <g transform="translate(356 400)">
        <CartonTrolley />
      </g>
      <g transform="translate(332 74)">
        <SachetStrip />
      </g>
      <g transform="translate(146 400)">
        <BiscuitPackets />
      </g>
      <g transform="translate(600 400) scale(1.1)">
        <TeaPouch />
      </g>
      <g transform="translate(722 400) scale(.96)">
        <SoapBars />
      </g>
    </>
  );
}
