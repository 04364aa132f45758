import {ClothesRail} from './fashion-lifestyle/ClothesRail';
import {Dupatta} from './fashion-lifestyle/Dupatta';
import {JeansStack} from './fashion-lifestyle/JeansStack';
import {Kurti} from './fashion-lifestyle/Kurti';
import {MeasuringTape} from './fashion-lifestyle/MeasuringTape';
import {Shirt} from './fashion-lifestyle/Shirt';
import {ShoeOnBox} from './fashion-lifestyle/ShoeOnBox';

/** Shoes, folded jeans and the garment shop's rail with the kurti in front, all on the lower edge. */
export function FashionLifestyleGoods() {
  return (
    <>
      <g transform="translate(406 400)">
        <ClothesRail />
      </g>
      <g transform="translate(440 290)">
        <Shirt />
      </g>
      <g transform="translate(788 352)">
        <Dupatta />
      </g>
      <g transform="translate(582 362)">
        <Kurti />
      </g>
      <g transform="translate(212 400)">
        <JeansStack />
      </g>
      <g transform="translate(6 400)">
        <ShoeOnBox />
      </g>
      <g transform="translate(366 400)">
        <MeasuringTape />
      </g>
    </>
  );
}
