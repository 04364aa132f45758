import {DemandBars} from '../DemandBars';

/** What next week will ask for: the thread climbs over the weeks and the kite flies at the peak. */
export function InsightStop({words}: {words: {now: string; peak: string}}) {
  return <DemandBars width={336} height={78} weeks={6} words={words} />;
}
