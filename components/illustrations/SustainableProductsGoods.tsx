import {BambooBasket} from './sustainable-products/BambooBasket';
import {ClayCups} from './sustainable-products/ClayCups';
import {JuteBag} from './sustainable-products/JuteBag';
import {KhadiRoll} from './sustainable-products/KhadiRoll';
import {NeemComb} from './sustainable-products/NeemComb';
import {RefillJar} from './sustainable-products/RefillJar';

/** Goods of bamboo, jute, cotton, neem and clay, standing on the lower edge of the drawing; the bag is the largest. */
export function SustainableProductsGoods() {
  return (
    <>
      <g transform="translate(4 400)">
        <BambooBasket />
      </g>
      <g transform="translate(228 400)">
        <RefillJar />
      </g>
      <g transform="translate(366 400)">
        <JuteBag />
      </g>
      <g transform="translate(596 316)">
        <KhadiRoll cloth="oklch(.93 .03 86)" border="oklch(.58 .16 30)" />
      </g>
      <g transform="translate(582 400)">
        <KhadiRoll cloth="oklch(.5 .11 262)" border="oklch(.9 .04 86)" />
      </g>
      <g transform="translate(744 400)">
        <ClayCups />
      </g>
      <g transform="translate(270 400)">
        <NeemComb />
      </g>
    </>
  );
}
