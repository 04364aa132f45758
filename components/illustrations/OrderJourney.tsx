import {Icon} from '@/components/ui/Icon';
import type {Picture} from '@/content/sampleJourney';
import type {Product} from '@/content/suite';
import styles from './OrderJourney.module.css';
import {StopPicture} from './StopPicture';

export type JourneyWords = {
  label: string;
  stops: readonly {
    product: Product;
    name: string;
    time: string;
    title: string;
    detail: string;
    figure: string;
    value: string;
    picture: Picture;
  }[];
};

/** An order's way through the products on one thread, which turns at every stop, or runs straight where it is narrow. */
export function OrderJourney({words: {label, stops}}: {words: JourneyWords}) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true" className={styles.journey} style={{'--stops': stops.length}}>
        <svg
          viewBox={`0 0 100 ${stops.length * 100}`}
          preserveAspectRatio="none"
          className={styles.thread}
          aria-hidden="true"
        >
          <path d={threadThrough(stops.length)} vectorEffect="non-scaling-stroke" />
        </svg>
        {stops.map((stop) => (
          <div key={stop.product} data-product={stop.product} className={styles.stop}>
            <Icon name="icon-knot" className={styles.knot} />
            <span className={styles.sign}>
              <Icon name={`glyph-${stop.product}`} className="size-9 sm:size-11" />
            </span>
            <span className="min-w-0 pt-3 pr-4 text-scene xs:py-3.5 xs:pr-0">
              <span className="flex flex-wrap gap-x-3 text-ink-2">
                <span>{stop.name}</span> {stop.time}
              </span>
              <b className="block font-semibold text-note text-balance leading-snug sm:text-base deva:leading-normal">
                {stop.title}
              </b>
              <span className="block text-balance text-ink-2">{stop.detail}</span>
            </span>
            <span className="max-sm:hidden xl:max-2xl:hidden">
              <StopPicture picture={stop.picture} />
            </span>
            <span className="-col-end-1 flex flex-wrap items-baseline gap-x-2 pr-4 pb-2.5 text-scene xs:block xs:py-3.5 xs:text-right sm:pr-5">
              <b className="block whitespace-nowrap font-semibold text-h3 sm:text-h3-lg deva:sm:text-h3">
                {stop.figure}
              </b>
              <span className="text-ink-2">{stop.value}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The thread in a field of 100 × 100 a stop: in from above, a turn from each stop to the next, and out below. */
function threadThrough(stops: number): string {
  const turns = Array.from({length: stops - 1}, (_, index) => {
    const [y, next] = [index * 100 + 50, index * 100 + 150];
    const [edge, bend] = index % 2 === 0 ? [92, 104] : [8, -4];
    return `H${edge}C${bend} ${y} ${bend} ${next} ${edge} ${next}`;
  });
  const [y, edge, bend] = stops % 2 === 0 ? [stops * 100 - 50, 8, -4] : [stops * 100 - 50, 92, 104];
  return `M6-200V50${turns.join('')}H${edge}C${bend} ${y} ${bend} ${y + 60} ${bend} ${y + 400}`;
}
