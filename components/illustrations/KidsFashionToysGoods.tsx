import {Blocks} from './kids-fashion-toys/Blocks';
import {Frock} from './kids-fashion-toys/Frock';
import {Schoolbag} from './kids-fashion-toys/Schoolbag';
import {SchoolShirt} from './kids-fashion-toys/SchoolShirt';
import {TeddyBear} from './kids-fashion-toys/TeddyBear';
import {ToyCar} from './kids-fashion-toys/ToyCar';

/** School clothes and toys, standing on the lower edge of the drawing, around the teddy bear. */
export function KidsFashionToysGoods() {
  return (
    <>
      <g transform="translate(4 400)">
        <Frock />
      </g>
      <g transform="translate(176 400)">
        <SchoolShirt />
      </g>
      <g transform="translate(530 400) scale(1.1)">
        <Schoolbag />
      </g>
      <g transform="translate(310 400) scale(1.1)">
        <TeddyBear />
      </g>
      <g transform="translate(806 400)">
        <Blocks />
      </g>
      <g transform="translate(650 400) scale(.9)">
        <ToyCar />
      </g>
    </>
  );
}
