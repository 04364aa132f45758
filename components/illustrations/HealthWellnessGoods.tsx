import {ChuranJar} from './health-wellness/ChuranJar';
import {DumbBell} from './health-wellness/DumbBell';
import {ProteinTub} from './health-wellness/ProteinTub';
import {SyrupBottle} from './health-wellness/SyrupBottle';
import {TabletStrip} from './health-wellness/TabletStrip';
import {Thermometer} from './health-wellness/Thermometer';

/** The chemist's counter and the gym's, standing on the lower edge of the drawing; the syrup is the tallest. */
export function HealthWellnessGoods() {
  return (
    <>
      <g transform="translate(10 400)">
        <TabletStrip />
      </g>
      <g transform="translate(144 400)">
        <ChuranJar />
      </g>
      <g transform="translate(284 400) scale(1.1)">
        <SyrupBottle />
      </g>
      <g transform="translate(504 400) scale(1.12)">
        <ProteinTub />
      </g>
      <g transform="translate(406 400)">
        <Thermometer />
      </g>
      <g transform="translate(680 400) scale(.96)">
        <DumbBell />
      </g>
    </>
  );
}
