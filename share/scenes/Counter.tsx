import {palette, type SceneProps} from '../palette';
import {Backdrop} from '../Svg';
import {Text} from '../Text';

const dashed = `1.5px dashed ${palette['ink-2']}`;
const rule = `2px solid ${palette.ink}`;

/** A scanned pack, and the bill on paper beside it. */
export const Counter = ({scene: {shop, place, number, goods, total, paid}, colours}: SceneProps<'counter'>) => (
  <div tw="flex">
    <Backdrop file="counter" p={colours.p} />
    <div tw="flex flex-col absolute w-[222px]" style={{left: 338, top: 108}}>
      <div tw="flex flex-col items-center">
        <Text text={shop} size={21} room={222} weight={600} />
        <Text text={place} size={18} room={222} color={palette['ink-2']} />
      </div>
      <div tw="flex items-center h-[42px] mt-[10px] mb-[6px]" style={{borderTop: dashed, borderBottom: dashed}}>
        <Text text={number} size={18} room={222} />
      </div>
      {goods.map(({name, price}) => (
        <div key={name} tw="flex items-center justify-between h-[42px]">
          <Text text={name} size={19} room={146} />
          <Text text={price} size={19} room={70} weight={600} />
        </div>
      ))}
      <div tw="flex items-center justify-between h-[58px] mt-2" style={{borderTop: rule, borderBottom: rule}}>
        <Text text={total.label} size={21} room={110} weight={600} />
        <Text text={total.amount} size={26} room={100} weight={600} />
      </div>
      <div tw="flex justify-center pt-[10px]">
        <Text text={paid} size={18} room={222} color={palette['ink-2']} />
      </div>
    </div>
  </div>
);
