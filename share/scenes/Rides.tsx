import {GoodRow} from '../GoodRow';
import {palette, type SceneProps} from '../palette';
import {Sheet} from '../Sheet';
import {Backdrop, Illustration} from '../Svg';
import {Text} from '../Text';

/** The shop's app in the customer's hand, and the rider on the map. */
export const Rides = ({scene: {shop, deliver, goods, away, code, place}, colours}: SceneProps<'rides'>) => (
  <div tw="flex">
    <Backdrop file="rides" />
    <div
      tw="flex absolute rounded-lg px-[14px] py-[7px]"
      style={{left: 446, top: 150, background: palette.sheet, border: `1px solid ${colours.line}`}}
    >
      <Text text={away} size={21} room={120} weight={600} />
    </div>
    <Sheet left={40} top={52} width={348} height={600} radius={34} ground={palette.device} tw="p-[9px]">
      <div tw="flex flex-col justify-center px-[22px] h-[104px] rounded-t-[25px]" style={{background: colours.solid}}>
        <div tw="flex items-center" style={{gap: 10}}>
          <Illustration file="icons/knot" viewBox="2 0 12 16" width={15} height={20} color={palette.sheet} />
          <Text text={shop} size={25} room={220} weight={600} color={palette.sheet} />
        </div>
        <Text text={deliver} size={19} room={286} color={palette.sheet} />
      </div>
      <div tw="flex flex-col grow px-5 pt-1" style={{background: palette.paper}}>
        {goods.map((row) => (
          <GoodRow key={row.name} row={row} p={colours.p} height={96} room={146} />
        ))}
        <div tw="flex items-center justify-between h-[74px]">
          <Text text={code.label} size={19} room={180} color={palette['ink-2']} />
          <Text text={code.amount} size={27} room={90} weight={600} />
        </div>
        <div tw="flex items-center justify-center h-14 mt-2 rounded-lg" style={{background: colours.solid}}>
          <Text text={place} size={22} room={250} weight={600} color={palette.sheet} />
        </div>
      </div>
    </Sheet>
  </div>
);
