import {StreetMap} from '../StreetMap';
import css from './cards.module.css';

/** Two streets and a rider. */
export function NearbyMap({away}: {away: string}) {
  return (
    <>
      <StreetMap
        view="380 60 400 190"
        way={[
          [4, 2],
          [4, 1],
          [6, 1],
          [6, 2],
        ]}
        passed={1}
        className={css.nearby}
      />
      <span className={css.chip}>{away}</span>
    </>
  );
}
