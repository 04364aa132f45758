import {StreetMap} from '../StreetMap';
import css from './cards.module.css';

/** Two streets and a rider. */
export function NearbyMap({away}: {away: string}) {
  return (
    <>
      <StreetMap
        view="340 25 400 260"
        way={[
          [3, 2],
          [4, 2],
          [4, 1],
          [5, 1],
        ]}
        passed={2}
        keep="right"
        className={css.nearby}
      />
      <span className={css.chip}>{away}</span>
    </>
  );
}
