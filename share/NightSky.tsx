import {Sky} from '@/components/illustrations/Constellation';
import {oneLine} from './fit';
import {Lines} from './Lines';
import {markupOf} from './markup';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';
import {Svg} from './Svg';

/** The part of the sky (Constellation) that the sheet shows, and how large. */
const view = {left: 118, top: 10, scale: 1.02};
const size = {width: 556, height: 546};

/** Where the names stand in that part: clear of the threads, in the stars' order. */
const places = [
  {left: 366, top: 40, align: 'flex-end'},
  {left: 22, top: 82, align: 'flex-start'},
  {left: 366, top: 428, align: 'flex-end'},
] as const;

/** The night in which a brand finds its distributors: it stands in the middle, threads lead to those that fit. */
export function NightSky({scene: {city, fit, brand, parties}}: Omit<SceneProps<'sky'>, 'colours'>) {
  return (
    <Sheet left={56} top={44} {...size} radius={0} ground={palette.night}>
      <Svg
        body={`<g fill="none">${markupOf(<Sky />)}</g>`}
        viewBox={`${view.left} ${view.top} ${size.width / view.scale} ${size.height / view.scale}`}
        {...size}
        style={{position: 'absolute'}}
      />
      <div style={{display: 'flex', alignItems: 'center', gap: 18, padding: '20px 26px'}}>
        <Lines block={oneLine(city, 600, 26, 220)} weight={600} color={palette.white} />
        <Lines block={oneLine(fit, 400, 22, 180)} weight={400} color={palette.white} />
      </div>
      <div style={{display: 'flex', justifyContent: 'center', position: 'absolute', left: 168, top: 304, width: 240}}>
        <Lines block={oneLine(brand, 600, 23, 220)} weight={600} color={palette.marigold} />
      </div>
      {parties.map(({name, share}, index) => {
        const {align, ...place} = places[index] ?? places[0];
        return (
          <div
            key={name}
            style={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: align,
              position: 'absolute',
              ...place,
              width: 172,
            }}
          >
            <Lines block={oneLine(name, 600, 21, 172)} weight={600} color={palette.white} />
            <Lines block={oneLine(share, 400, 21, 172)} weight={400} color={palette['on-night']} />
          </div>
        );
      })}
    </Sheet>
  );
}
