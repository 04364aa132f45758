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
      <g transform="translate(20 400) rotate(-4)">
        <TabletStrip />
      </g>
      <g transform="translate(132 400)">
        <ChuranJar />
      </g>
      <g transform="translate(296 400) scale(1.1)">
        <SyrupBottle />
      </g>
      <g transform="translate(508 400) rotate(-13)">
        <Thermometer />
      </g>
      <g transform="translate(550 400) scale(1.06)">
        <ProteinTub />
      </g>
      <g transform="translate(672 400)">
        <DumbBell />
      </g>
    </>
  );
}
