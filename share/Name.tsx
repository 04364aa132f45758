import type {ShareCard} from '@/lib/share/card';
import {oneLine} from './fit';
import {Lines} from './Lines';
import {coloursOf, palette} from './palette';
import {Svg} from './Svg';

/** The line above the title: a product's glyph and name in its hue, elsewhere the thread's knot and the page's name. */
export function Name({card: {name, picture}}: {card: ShareCard}) {
  const product = picture.kind === 'product' ? picture.product : undefined;
  const color = product ? coloursOf(product).p : palette['cloth-text'];
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: product ? 14 : 12, height: 52, marginBottom: 20}}>
      {product ? (
        <Svg file={`glyphs/${product}`} width={52} height={52} color={color} />
      ) : (
        <Svg file="icons/knot" viewBox="2 0 12 16" width={21} height={28} color={palette.cloth} />
      )}
      <Lines block={oneLine(name, 600, 30, 400)} weight={600} color={color} />
    </div>
  );
}
