import type {ShareStop} from '@/lib/share/pictures';
import {oneLine} from './fit';
import {Ground} from './Ground';
import {Lines} from './Lines';
import {coloursOf, palette} from './palette';
import {Svg} from './Svg';
import {shadow} from './shadow';

const size = 108;

/** The order's way through its products: a thread that is knotted at every glyph. */
export function UseCasePicture({stops}: {stops: readonly ShareStop[]}) {
  const step = 574 / stops.length;
  const knots = stops.map((stop, index) => ({...stop, x: index % 2 === 0 ? 100 : 212, y: step * (index + 0.5)}));
  const path = knots.map(({x, y}, index) => {
    const before = knots[index - 1];
    return before ? `C${before.x} ${before.y + step / 2} ${x} ${y - step / 2} ${x} ${y}` : `M${x} -20V${y}`;
  });
  const shadows = knots.map(({x, y}) =>
    shadow({x: x - 38, y: y - 20, width: 76, height: 76}, 40, 'fill="#1d0a28" fill-opacity=".6"'),
  );
  return (
    <Ground color={palette.cloth}>
      <Svg
        body={`<path fill="none" stroke="var(--color-thread)" stroke-width="3" stroke-dasharray="14 8" d="${path.join('')}V610" />${shadows.join('')}`}
        viewBox="0 0 612 590"
        width={612}
        height={590}
        style={{position: 'absolute'}}
      />
      {knots.map(({product, label, x, y}) => (
        <div
          key={product}
          style={{
            display: 'flex',
            position: 'absolute',
            left: x - size / 2,
            top: y - size / 2,
            alignItems: 'center',
            gap: 28,
          }}
        >
          <div
            style={{
              display: 'flex',
              width: size,
              height: size,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: 10,
              background: palette.sheet,
            }}
          >
            <Svg file={`glyphs/${product}`} width={68} height={68} color={coloursOf(product).p} />
          </div>
          <Lines block={oneLine(label, 600, 28, 612 - x - size / 2 - 56)} weight={600} color={palette['on-cloth']} />
        </div>
      ))}
    </Ground>
  );
}
