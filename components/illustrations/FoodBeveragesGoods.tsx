import {BottleCrate} from './food-beverages/BottleCrate';
import {BreadLoaf} from './food-beverages/BreadLoaf';
import {ChaiGlass} from './food-beverages/ChaiGlass';
import {LadduBox} from './food-beverages/LadduBox';
import {NamkeenPacket} from './food-beverages/NamkeenPacket';
import {SamosaPlate} from './food-beverages/SamosaPlate';

/** Sweets, snacks, bread and cold drinks, standing on the lower edge of the drawing; the crate is the largest. */
export function FoodBeveragesGoods() {
  return (
    <>
      <g transform="translate(196 400) rotate(-3)">
        <NamkeenPacket />
      </g>
      <g transform="translate(4 400)">
        <BreadLoaf />
      </g>
      <g transform="translate(356 400) scale(1.1)">
        <BottleCrate />
      </g>
      <g transform="translate(286 400)">
        <ChaiGlass />
      </g>
      <g transform="translate(676 400)">
        <LadduBox />
      </g>
      <g transform="translate(520 400) scale(.94)">
        <SamosaPlate />
      </g>
    </>
  );
}
