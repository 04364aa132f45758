import {DiyaLamp} from './gifting/DiyaLamp';
import {DryFruitJar} from './gifting/DryFruitJar';
import {GreetingCard} from './gifting/GreetingCard';
import {HamperBasket} from './gifting/HamperBasket';
import {MithaiBox} from './gifting/MithaiBox';
import {RibbonedBox} from './gifting/RibbonedBox';

/** Gifts ready to go, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function GiftingGoods() {
  return (
    <>
      <g transform="translate(8 400)">
        <RibbonedBox />
      </g>
      <g transform="translate(176 400) scale(1.16)">
        <HamperBasket />
      </g>
      <g transform="translate(136 400)">
        <DiyaLamp />
      </g>
      <g transform="translate(458 400)">
        <GreetingCard />
      </g>
      <g transform="translate(588 400)">
        <MithaiBox />
      </g>
      <g transform="translate(782 400)">
        <DryFruitJar />
      </g>
    </>
  );
}
