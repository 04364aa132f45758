import {Compact} from './cosmetics/Compact';
import {CreamJar} from './cosmetics/CreamJar';
import {KajalPencil} from './cosmetics/KajalPencil';
import {LipstickRow} from './cosmetics/LipstickRow';
import {NailPolish} from './cosmetics/NailPolish';
import {ShadeCard} from './cosmetics/ShadeCard';

/** Make-up by its shades, standing on the lower edge of the drawing. Every good is drawn upwards from its own 0,0. */
export function CosmeticsGoods() {
  return (
    <>
      <g transform="translate(448 400) scale(.93)">
        <ShadeCard />
      </g>
      <g transform="translate(6 400)">
        <LipstickRow />
      </g>
      <g transform="translate(264 400)">
        <CreamJar />
      </g>
      <g transform="translate(530 400)">
        <NailPolish />
      </g>
      <g transform="translate(664 400)">
        <KajalPencil />
      </g>
      <g transform="translate(744 400) scale(1.12)">
        <Compact />
      </g>
    </>
  );
}
