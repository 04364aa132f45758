import {ChilliTray} from './organic-food/ChilliTray';
import {GheePot} from './organic-food/GheePot';
import {GreensCrate} from './organic-food/GreensCrate';
import {HoneyJar} from './organic-food/HoneyJar';
import {RiceSack} from './organic-food/RiceSack';
import {TurmericRoot} from './organic-food/TurmericRoot';

/** The field's produce, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function OrganicFoodGoods() {
  return (
    <>
      <g transform="translate(6 400)">
        <GreensCrate />
      </g>
      <g transform="translate(216 400)">
        <RiceSack />
      </g>
      <g transform="translate(130 400)">
        <TurmericRoot />
      </g>
      <g transform="translate(492 400)">
        <GheePot />
      </g>
      <g transform="translate(650 400)">
        <HoneyJar />
      </g>
      <g transform="translate(726 400)">
        <ChilliTray />
      </g>
    </>
  );
}
