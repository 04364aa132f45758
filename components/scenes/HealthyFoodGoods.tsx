import {AlmondBowl} from './healthy-food/AlmondBowl';
import {EnergyBars} from './healthy-food/EnergyBars';
import {LunchBox} from './healthy-food/LunchBox';
import {MilletPacket} from './healthy-food/MilletPacket';
import {PeanutButter} from './healthy-food/PeanutButter';
import {ProteinJar} from './healthy-food/ProteinJar';

/** Food for the health-minded, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function HealthyFoodGoods() {
  return (
    <>
      <g transform="translate(6 400)">
        <ProteinJar />
      </g>
      <g transform="translate(170 400)">
        <MilletPacket />
      </g>
      <g transform="translate(312 400)">
        <LunchBox />
      </g>
      <g transform="translate(682 400)">
        <PeanutButter />
      </g>
      <g transform="translate(576 400) scale(.94)">
        <AlmondBowl />
      </g>
      <g transform="translate(786 400)">
        <EnergyBars />
      </g>
    </>
  );
}
