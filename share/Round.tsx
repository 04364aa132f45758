import {oneLine} from './fit';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Svg} from './Svg';
import {TownMap} from './TownMap';

const route = {
  way: [
    [0, 3],
    [0, 2],
    [2, 2],
    [2, 3],
    [4, 3],
    [4, 1],
    [5, 1],
  ],
  passed: 4,
} as const;

const sheet = {left: 28, top: 44, width: 330, head: 72, row: 84};
/** The part of the town that fills the picture at this scale. */
const view = {left: 180, top: 20, scale: 1.1};
const marks = {
  done: {file: 'icons/tick', tone: palette.leaf},
  back: {file: 'icons/knot', tone: palette['marigold-line']},
  now: {file: 'icons/knot', tone: palette.cloth},
  next: {file: 'icons/knot', tone: palette['ink-2']},
};

/** A rider's round over the town: every door with its proof, and the one that is next. */
export function Round({scene: {title, done, stages, couriers}, colours}: SceneProps<'round'>) {
  const height = sheet.head + stages.length * sheet.row;
  return (
    <div style={{display: 'flex'}}>
      <TownMap
        route={route}
        view={view}
        block={{
          x: view.left + sheet.left / view.scale,
          y: view.top + sheet.top / view.scale,
          width: sheet.width / view.scale,
          height: height / view.scale,
          radius: 14,
        }}
        colours={colours}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: sheet.left,
          top: sheet.top,
          width: sheet.width,
          height,
          padding: '0 22px',
          borderRadius: 14,
          background: palette.sheet,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            height: sheet.head,
            borderBottom: `2px solid ${palette.ink}`,
          }}
        >
          <Lines block={oneLine(title, 600, 24, 190)} weight={600} />
          <Lines block={oneLine(done, 400, 20, 90)} weight={400} color={palette['ink-2']} />
        </div>
        {stages.map(({time, place, proof, state}, index) => (
          <div
            key={time}
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 14,
              height: sheet.row,
              ...(index < stages.length - 1 && {borderBottom: `1px solid ${palette.line}`}),
            }}
          >
            <Svg file={marks[state].file} width={22} height={22} color={marks[state].tone} />
            <div style={{display: 'flex', flexDirection: 'column', flexGrow: 1}}>
              <Lines block={oneLine(place, 600, 21, 180)} weight={600} />
              <Lines block={oneLine(proof, 400, 18, 180)} weight={400} color={palette['ink-2']} />
            </div>
            <Lines block={oneLine(time, 400, 20, 60)} weight={400} color={palette['ink-2']} />
          </div>
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 376,
          top: 472,
          width: 208,
          padding: '10px 18px',
          borderRadius: 8,
          border: `1px solid ${colours.line}`,
          background: palette.sheet,
        }}
      >
        <Lines block={oneLine(couriers.label, 400, 19, 172)} weight={400} color={palette['ink-2']} />
        <Lines block={oneLine(couriers.amount, 600, 23, 172)} weight={600} />
      </div>
    </div>
  );
}
