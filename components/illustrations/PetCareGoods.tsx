import {BirdCage} from './pet-care/BirdCage';
import {CollarLeash} from './pet-care/CollarLeash';
import {FishTank} from './pet-care/FishTank';
import {FoodBag} from './pet-care/FoodBag';
import {FoodBowl} from './pet-care/FoodBowl';
import {GroomingBrush} from './pet-care/GroomingBrush';

/** For dog, fish and parrot, standing on the lower edge of the drawing, around the tank. */
export function PetCareGoods() {
  return (
    <>
      <g transform="translate(12 400)">
        <FoodBag />
      </g>
      <g transform="translate(226 396) rotate(5)">
        <GroomingBrush />
      </g>
      <g transform="translate(342 400) scale(1.08)">
        <FishTank />
      </g>
      <g transform="translate(150 400)">
        <FoodBowl />
      </g>
      <g transform="translate(708 400)">
        <BirdCage />
      </g>
      <g transform="translate(538 400) scale(.86)">
        <CollarLeash />
      </g>
    </>
  );
}
