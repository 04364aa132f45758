import {DemandBars} from './DemandBars';

type DemandWords = {label: string; now: string; peak: string};

/** The demand chart as a picture of its own. */
export function DemandPanel({words}: {words: DemandWords}) {
  return (
    <div role="img" aria-label={words.label}>
      <DemandBars width={232} height={148} weeks={3} words={words} />
    </div>
  );
}
