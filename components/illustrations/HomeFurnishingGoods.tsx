import {BedStack} from './home-furnishing/BedStack';
import {ClothRolls} from './home-furnishing/ClothRolls';
import {Curtain} from './home-furnishing/Curtain';
import {Sofa} from './home-furnishing/Sofa';
import {SwatchBook} from './home-furnishing/SwatchBook';

/** A furnished corner and what it was made of, standing on the lower edge of the drawing, around the sofa. */
export function HomeFurnishingGoods() {
  return (
    <>
      <g transform="translate(4 400)">
        <BedStack />
      </g>
      <g transform="translate(238 400) scale(1.1)">
        <ClothRolls />
      </g>
      <g transform="translate(650 400)">
        <Curtain />
      </g>
      <g transform="translate(308 400) scale(1.04)">
        <Sofa />
      </g>
      <g transform="translate(714 400) scale(.84)">
        <SwatchBook />
      </g>
    </>
  );
}
