import {GoodRow, Rule} from '../GoodRow';
import {palette, type SceneProps} from '../palette';
import {Sheet} from '../Sheet';
import {Illustration} from '../Svg';
import {Text} from '../Text';

/** A page of the order book, bound in cloth: what is used of the party's limit, and cartons at its own rates. */
export const OrderDesk = ({scene: {party, chip, limit, used, goods}, colours}: SceneProps<'orderDesk'>) => (
  <Sheet left={64} top={44} width={504} height={640} tw="pl-14 pr-6">
    <Illustration file="share/binding" width={32} height={640} style={{position: 'absolute', left: 0, top: 0}} />
    <div tw="flex items-center justify-between h-[76px]">
      <Text text={party} size={26} room={260} weight={600} />
      <div tw="flex rounded-md px-[14px] py-1" style={{background: colours.tint}}>
        <Text text={chip} size={20} room={120} weight={600} color={colours.p} />
      </div>
    </div>
    <Rule />
    <div tw="flex items-center justify-between h-11">
      <Text text={limit.label} size={19} room={220} color={palette['ink-2']} />
      <Text text={limit.amount} size={20} room={160} weight={600} />
    </div>
    <div tw="flex h-[14px] mb-2" style={{background: palette.line}}>
      <div style={{width: 424 * used.before, background: colours.p}} />
      <div style={{width: 424 * (used.after - used.before), background: palette.marigold}} />
    </div>
    {goods.map((row) => (
      <GoodRow key={row.name} row={row} p={colours.p} height={86} room={210} />
    ))}
  </Sheet>
);
