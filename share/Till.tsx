import {oneLine} from './fit';
import {GoodRow} from './GoodRow';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';

/** The till's bill: the goods with their prices. It runs out of the card below. */
export function Till({scene: {heading, chip, goods, discount}, colours}: SceneProps<'till'>) {
  return (
    <Sheet left={96} top={56} width={448} height={620} radius={10} inset={32}>
      <div style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 84}}>
        <Lines block={oneLine(heading, 600, 24, 240)} weight={600} />
        <Lines block={oneLine(chip, 600, 20, 120)} weight={600} color={colours.p} />
      </div>
      <div style={{height: 6, borderTop: `2px solid ${palette.ink}`, borderBottom: `2px solid ${palette.ink}`}} />
      {goods.map((row) => (
        <GoodRow key={row.name} row={row} p={colours.p} height={88} room={190} />
      ))}
      <div
        style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 72, paddingLeft: 84}}
      >
        <Lines block={oneLine(discount.label, 400, 20, 228)} weight={400} color={palette.leaf} />
        <Lines block={oneLine(discount.amount, 600, 22, 64)} weight={600} color={palette.leaf} />
      </div>
    </Sheet>
  );
}
