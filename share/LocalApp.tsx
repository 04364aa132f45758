import {riderOn} from '@/components/illustrations/StreetMap';
import {oneLine} from './fit';
import {GoodRow} from './GoodRow';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Svg} from './Svg';
import {TownMap} from './TownMap';

const route = {
  way: [
    [3, 4],
    [3, 2],
    [4, 2],
    [4, 1],
    [5, 1],
  ],
  passed: 2,
} as const;

/** The part of the town that fills the picture at this scale. */
const view = {left: 237, top: 23, scale: 1.25};

/** The shop's app in the customer's hand, and the rider on the map. */
export function LocalApp({scene: {shop, deliver, goods, away, code, place}, colours}: SceneProps<'rides'>) {
  const rider = riderOn(route);
  return (
    <div style={{display: 'flex'}}>
      <TownMap
        route={route}
        view={view}
        block={{x: 240, y: 72, width: 286, height: 440, radius: 28}}
        colours={colours}
      />
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: (rider.x - view.left) * view.scale + 22,
          top: (rider.y - view.top) * view.scale - 24,
          padding: '7px 14px',
          borderRadius: 8,
          background: palette.sheet,
          border: `1px solid ${colours.line}`,
        }}
      >
        <Lines block={oneLine(away, 600, 21, 170)} weight={600} />
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 24,
          top: 52,
          width: 348,
          height: 600,
          borderRadius: 34,
          border: `9px solid ${palette.device}`,
          background: palette.paper,
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            height: 104,
            padding: '0 22px',
            borderRadius: '25px 25px 0 0',
            background: colours.solid,
          }}
        >
          <div style={{display: 'flex', alignItems: 'center', gap: 10}}>
            <Svg file="icons/knot" viewBox="2 0 12 16" width={15} height={20} color={palette.sheet} />
            <Lines block={oneLine(shop, 600, 25, 220)} weight={600} color={palette.sheet} />
          </div>
          <Lines block={oneLine(deliver, 400, 19, 286)} weight={400} color={palette.sheet} />
        </div>
        <div style={{display: 'flex', flexDirection: 'column', padding: '4px 20px 0'}}>
          {goods.map((row) => (
            <GoodRow key={row.name} row={row} p={colours.p} height={96} room={146} />
          ))}
          <div style={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 74}}>
            <Lines block={oneLine(code.label, 400, 19, 180)} weight={400} color={palette['ink-2']} />
            <Lines block={oneLine(code.amount, 600, 27, 90)} weight={600} />
          </div>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              height: 56,
              marginTop: 8,
              borderRadius: 8,
              background: colours.solid,
            }}
          >
            <Lines block={oneLine(place, 600, 22, 250)} weight={600} color={palette.sheet} />
          </div>
        </div>
      </div>
    </div>
  );
}
