import {Compact} from './beauty-cosmetics/Compact';
import {KajalPencil} from './beauty-cosmetics/KajalPencil';
import {Lipstick} from './beauty-cosmetics/Lipstick';
import {MehndiCone} from './beauty-cosmetics/MehndiCone';
import {NailPolish} from './beauty-cosmetics/NailPolish';
import {WaxTin} from './beauty-cosmetics/WaxTin';

/** The parlour's counter, with the mehndi cone above all, standing on the lower edge of the drawing. */
export function BeautyCosmeticsGoods() {
  return (
    <>
      <g transform="translate(14 400)">
        <WaxTin />
      </g>
      <g transform="translate(6 400) scale(.86)">
        <KajalPencil />
      </g>
      <g transform="translate(198 400)">
        <NailPolish shade="oklch(.66 .11 305)" />
      </g>
      <g transform="translate(246 400) scale(1.24)">
        <NailPolish shade="oklch(.6 .19 12)" />
      </g>
      <g transform="translate(308 400)">
        <NailPolish shade="oklch(.72 .13 45)" />
      </g>
      <g transform="translate(512 400) scale(1.06)">
        <Compact />
      </g>
      <g transform="translate(436 400)">
        <MehndiCone />
      </g>
      <g transform="translate(752 400)">
        <Lipstick />
      </g>
    </>
  );
}
