import {DemandBars} from '../DemandBars';
import css from './stops.module.css';

/** What next week will ask for: the thread climbs over the weeks and the kite flies at the peak. */
export function InsightStop({words}: {words: {now: string; peak: string}}) {
  return <DemandBars width={336} height={100} weeks={6} words={words} className={css.bars} />;
}
