import type {CompositionName} from '@/content/industries';
import {Ground} from './Ground';
import {palette} from './palette';
import {Svg} from './Svg';
import {shelves} from './shelves';

const height = 295;

/** An industry's goods on the ledger's double rule. */
export function IndustryPicture({composition}: {composition: CompositionName}) {
  return (
    <Ground color={palette.marigold}>
      {shelves[composition].map((shelf, row) => (
        <div
          key={shelf.join()}
          style={{
            display: 'flex',
            position: 'absolute',
            top: row * height,
            width: 612,
            height: height - 20,
            padding: '0 40px',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            borderBottom: `3px solid ${palette.ink}`,
          }}
        >
          {shelf.map((good) => (
            <Svg key={good} body={good} viewBox="0 0 60 68" width={167} height={190} p={palette.cloth} />
          ))}
          <div style={{position: 'absolute', left: 0, bottom: -9, width: 612, height: 2, background: palette.ink}} />
        </div>
      ))}
    </Ground>
  );
}
