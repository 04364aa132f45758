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
      <g transform="translate(4 400) scale(1.26)">
        <ProteinJar />
      </g>
      <g transform="translate(200 400) scale(1.12)">
        <MilletPacket />
      </g>
      <g transform="translate(352 400) scale(.98)">
        <LunchBox />
      </g>
      <g transform="translate(694 400)">
        <PeanutButter />
      </g>
      <g transform="translate(590 400) scale(.94)">
        <AlmondBowl />
      </g>
      <g transform="translate(786 400)">
        <EnergyBars />
      </g>
    </>
  );
}
