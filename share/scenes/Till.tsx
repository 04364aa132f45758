import {GoodRow, Rule} from '../GoodRow';
import {palette, type SceneProps} from '../palette';
import {Sheet} from '../Sheet';
import {Text} from '../Text';

/** The till's bill: the goods with their prices. It runs out of the card below. */
export const Till = ({scene: {heading, chip, goods, discount}, colours}: SceneProps<'till'>) => (
  <Sheet left={96} top={56} width={448} height={620} radius={10} tw="px-8">
    <div tw="flex items-center justify-between h-[84px]">
      <Text text={heading} size={24} room={240} weight={600} />
      <Text text={chip} size={20} room={120} weight={600} color={colours.p} />
    </div>
    <Rule />
    {goods.map((row) => (
      <GoodRow key={row.name} row={row} p={colours.p} height={88} room={190} />
    ))}
    <div tw="flex items-center justify-between h-[72px] pl-[84px]">
      <Text text={discount.label} size={20} room={228} color={palette.leaf} />
      <Text text={discount.amount} size={22} room={64} weight={600} color={palette.leaf} />
    </div>
  </Sheet>
);
