import {DiyaLamp} from './gifting/DiyaLamp';
import {DryFruitJar} from './gifting/DryFruitJar';
import {GreetingCard} from './gifting/GreetingCard';
import {HamperBasket} from './gifting/HamperBasket';
import {MithaiBox} from './gifting/MithaiBox';
import {RibbonedBox} from './gifting/RibbonedBox';

type Props = {words: {label: string; name: string}};

/** Gifts ready to go, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function GiftingGoods({words}: Props) {
  return (
    <svg viewBox="0 0 900 400" role="img" aria-label={words.label} className="block w-full overflow-visible">
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
        <GreetingCard name={words.name} />
      </g>
      <g transform="translate(588 400)">
        <MithaiBox />
      </g>
      <g transform="translate(782 400)">
        <DryFruitJar />
      </g>
    </svg>
  );
}
