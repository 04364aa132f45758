import {oneLine} from './fit';
import {Good} from './Good';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';

/** The webstore's window: name, offer, shelf. It runs out of the card to the right and below. */
export function Storefront({scene: {heading, chip, banner, goods}, colours}: SceneProps<'storefront'>) {
  return (
    <Sheet left={72} top={72} width={760} height={600} radius={14}>
      <div style={{display: 'flex', alignItems: 'center', gap: 24, height: 76, padding: '0 32px'}}>
        <Lines block={oneLine(heading, 600, 24, 300)} weight={600} />
        <div style={{display: 'flex', padding: '5px 14px', borderRadius: 6, background: colours.tint}}>
          <Lines block={oneLine(chip, 600, 20, 150)} weight={600} color={colours.p} />
        </div>
      </div>
      <div style={{display: 'flex', padding: '16px 32px', background: palette.marigold}}>
        <Lines block={oneLine(banner, 600, 24, 470)} weight={600} color={palette['on-marigold']} />
      </div>
      <div style={{display: 'flex', flexWrap: 'wrap', gap: 16, padding: '24px 0 0 32px'}}>
        {goods.map((good) => (
          <Good key={good.name} {...good} p={colours.p} />
        ))}
      </div>
    </Sheet>
  );
}
