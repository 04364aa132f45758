import {readIllustration} from '@/lib/illustrations';
import type {ShareStop} from '@/lib/share/pictures';
import {oneLine} from './fit';
import {Ground} from './Ground';
import {kite} from './kite';
import {Lines} from './Lines';
import {coloursOf, palette} from './palette';
import {Svg} from './Svg';

const first = 290;
const step = 62;

/** The suite: one thread through an order's five stops, and the kite that flies on it. */
export function HomePicture({stops}: {stops: readonly ShareStop[]}) {
  const rows = stops.map((stop, index) => ({...stop, y: first + index * step}));
  const body = [
    ...rows.slice(0, -1).map(({y}) => `<path stroke="var(--color-indigo-line)" d="M76 ${y + step / 2}h536"/>`),
    kite({
      x: 468,
      y: 118,
      scale: 3.9,
      turn: 28,
      wing: palette['on-indigo'],
      tip: palette['cloth-on-dark'],
      thread: palette.thread,
      from: `M76 590V${first}C76 150 190 286 290 246S`,
    }),
    ...rows.map(
      ({y}) => `<g transform="translate(56 ${y - 20}) scale(2.5)">${readIllustration('icons/knot').body}</g>`,
    ),
  ].join('');
  return (
    <Ground color={palette.indigo}>
      <Svg
        body={body}
        viewBox="0 0 612 590"
        width={612}
        height={590}
        color={palette.thread}
        style={{position: 'absolute'}}
      />
      {rows.map(({product, label, time, y}) => (
        <div
          key={product}
          style={{
            display: 'flex',
            position: 'absolute',
            left: 124,
            top: y - 24,
            width: 440,
            height: 48,
            alignItems: 'center',
          }}
        >
          <Svg file={`glyphs/${product}`} width={40} height={40} color={coloursOf(product).onDark} />
          <div style={{display: 'flex', flexGrow: 1, marginLeft: 20}}>
            <Lines block={oneLine(label, 600, 28, 270)} weight={600} color={palette['on-indigo']} />
          </div>
          {time && <Lines block={oneLine(time, 400, 24, 90)} weight={400} color={palette['on-indigo-2']} />}
        </div>
      ))}
    </Ground>
  );
}
