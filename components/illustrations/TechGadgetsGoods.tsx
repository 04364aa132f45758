import {Charger} from './tech-gadgets/Charger';
import {EarbudsCase} from './tech-gadgets/EarbudsCase';
import {PowerBank} from './tech-gadgets/PowerBank';
import {SmartPhone} from './tech-gadgets/SmartPhone';
import {SmartWatch} from './tech-gadgets/SmartWatch';
import {Speaker} from './tech-gadgets/Speaker';

/** Gadgets on the counter, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function TechGadgetsGoods() {
  return (
    <>
      <g transform="translate(4 400)">
        <Speaker />
      </g>
      <g transform="translate(208 400)">
        <SmartWatch />
      </g>
      <g transform="translate(336 400)">
        <SmartPhone />
      </g>
      <g transform="translate(552 400)">
        <EarbudsCase />
      </g>
      <g transform="translate(714 400)">
        <PowerBank />
      </g>
      <g transform="translate(800 400)">
        <Charger />
      </g>
    </>
  );
}
