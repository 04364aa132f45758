import {goods as drawings} from '@/components/ui/drawings';
import {oneLine} from './fit';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';
import {Svg} from './Svg';

/** The till's bill: the goods with their prices. It runs out of the card below. */
export function Till({sample: {heading, chip, goods, discount}, colours}: SceneProps) {
  return (
    <Sheet left={96} top={56} width={448} height={620} radius={10} inset={32}>
      <div style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 84}}>
        <Lines block={oneLine(heading, 600, 24, 240)} weight={600} />
        <Lines block={oneLine(chip, 600, 20, 120)} weight={600} color={colours.p} />
      </div>
      <div style={{height: 6, borderTop: `2px solid ${palette.ink}`, borderBottom: `2px solid ${palette.ink}`}} />
      {goods.map(({good, name, price}) => (
        <div
          key={name}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 20,
            height: 88,
            borderBottom: `1px solid ${palette.line}`,
          }}
        >
          <Svg body={drawings[good]} viewBox="0 0 60 72" width={60} height={72} p={colours.p} />
          <div style={{display: 'flex', flexGrow: 1}}>
            <Lines block={oneLine(name, 400, 22, 190)} weight={400} />
          </div>
          <Lines block={oneLine(price, 600, 24, 100)} weight={600} />
        </div>
      ))}
      {discount && (
        <div
          style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 72, paddingLeft: 84}}
        >
          <Lines block={oneLine(discount.label, 400, 20, 228)} weight={400} color={palette.leaf} />
          <Lines block={oneLine(discount.amount, 600, 22, 64)} weight={600} color={palette.leaf} />
        </div>
      )}
    </Sheet>
  );
}
