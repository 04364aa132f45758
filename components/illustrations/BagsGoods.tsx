import {CabinTrolley} from './bags/CabinTrolley';
import {Duffel} from './bags/Duffel';
import {Handbag} from './bags/Handbag';
import {LaptopBag} from './bags/LaptopBag';
import {Pouch} from './bags/Pouch';
import {SchoolBag} from './bags/SchoolBag';

/** Bags for every way to go, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function BagsGoods() {
  return (
    <>
      <g transform="translate(4 400) scale(.96)">
        <SchoolBag />
      </g>
      <g transform="translate(358 400)">
        <CabinTrolley />
      </g>
      <g transform="translate(178 400)">
        <Handbag />
      </g>
      <g transform="translate(674 400) scale(.9)">
        <Duffel />
      </g>
      <g transform="translate(514 400)">
        <LaptopBag />
      </g>
      <g transform="translate(312 400) scale(.84)">
        <Pouch />
      </g>
    </>
  );
}
