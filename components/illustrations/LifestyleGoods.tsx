import {Perfume} from './lifestyle/Perfume';
import {ScentedCandle} from './lifestyle/ScentedCandle';
import {Sunglasses} from './lifestyle/Sunglasses';
import {TableLamp} from './lifestyle/TableLamp';
import {Vase} from './lifestyle/Vase';
import {Wristwatch} from './lifestyle/Wristwatch';

/** A lifestyle shop's shelf, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function LifestyleGoods() {
  return (
    <>
      <g transform="translate(464 400)">
        <TableLamp />
      </g>
      <g transform="translate(4 400)">
        <Wristwatch />
      </g>
      <g transform="translate(788 400)">
        <Perfume />
      </g>
      <g transform="translate(322 400)">
        <Vase />
      </g>
      <g transform="translate(682 400)">
        <ScentedCandle />
      </g>
      <g transform="translate(174 400)">
        <Sunglasses />
      </g>
    </>
  );
}
