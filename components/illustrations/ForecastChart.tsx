import {spriteHref} from '@/components/ui/Icon';
import {peakWeek} from '@/content/sample';
import {curveOf} from './forecastCurve';
import {wordsOfScene} from './parts';

const size = {width: 720, height: 240};
const {lines, sold, expected, fan, now, peak: kite, halfWeek} = curveOf(size);

/**
 * About what the note takes: it hangs below the peak, and stays within the chart, by `--note-edge` where that ends at the
 * window. On a phone it stands beside the kite, clear of the lines, or is left out where the chart is low.
 */
const noteWidth = '9.5rem';

const share = (value: number, of: number) => `${(value / of) * 100}%`;

type Props = {
  /** The week of the peak stands on marigold; in the dark, which would turn that to olive, between two lines of it. Without it the chart is a low one. */
  band?: boolean;
  className?: string;
};

/** What was sold, and what is to come with its range; the forecast is the thread, and the kite flies at its peak. */
export async function ForecastChart({band, className = ''}: Props) {
  const {t, format} = await wordsOfScene('forecast');
  return (
    <div role="img" aria-label={t('label')} className={`relative pb-8 text-small leading-snug ${className}`}>
      <div className="relative h-full">
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full [&>*]:[vector-effect:non-scaling-stroke]"
          fill="none"
        >
          {band && (
            <path
              className="fill-marigold/55 dark:fill-none dark:stroke-marigold"
              strokeDasharray="6 6"
              d={`M${kite.x - halfWeek} 0v240h${2 * halfWeek}V0`}
            />
          )}
          <path stroke="var(--p-line)" d={lines.map(({y}) => `M0 ${y}h${size.width}`).join('')} />
          <path stroke="var(--color-rule)" d="M0 239.5h720" />
          <path className="dark:stroke-p" fill="var(--p-line)" d={`M${fan}z`} />
          <path stroke="var(--color-rule)" strokeDasharray="3 4" d={`M${now} 0v240`} />
          <path stroke="var(--color-cloth-text)" strokeDasharray="3 4" d={`M${kite.x} ${kite.y}V240`} />
          <path stroke="var(--color-ink)" strokeWidth="2.5" d={`M${sold}`} />
          <path stroke="var(--color-cloth-text)" strokeWidth="3" strokeDasharray="9 6" d={`M${expected}`} />
        </svg>
        <svg
          viewBox="0 0 48 54"
          aria-hidden="true"
          className="sway absolute h-12 w-11 -translate-x-1/2 -translate-y-full overflow-visible"
          style={{left: share(kite.x, size.width), top: share(kite.y, size.height)}}
        >
          <use href={spriteHref('mark')} transform="rotate(14 24 54)" />
        </svg>
        {lines.map(({count, y}) => (
          <span key={count} className="absolute left-0 text-ink-2 text-scene" style={{top: share(y, size.height)}}>
            {`${format.number(count)} `}
          </span>
        ))}
        <div
          className={`absolute bottom-4 w-max rounded-sm border border-p-line bg-sheet px-3 py-2 ${band ? '@max-sm:-top-13 @max-sm:bottom-auto @max-sm:left-0' : '@max-sm:hidden'}`}
          style={{right: `max(var(--note-edge, 0px), ${share(size.width - kite.x, size.width)} - ${noteWidth} / 2)`}}
        >
          <b className="block">{t('expected', {count: peakWeek.count})}</b>{' '}
          <span className="text-ink-2 text-scene">{t('range', {low: peakWeek.low, high: peakWeek.high})}</span>
        </div>
      </div>
      <span className="absolute bottom-0 left-0 text-ink-2">{t('from')}</span>{' '}
      <span className="-translate-x-1/2 absolute bottom-0 text-ink-2" style={{left: share(now, size.width)}}>
        {t('now')}
      </span>{' '}
      <b
        className={`-translate-x-1/2 absolute bottom-0 font-semibold text-p ${band ? 'dark:text-marigold' : ''}`}
        style={{left: share(kite.x, size.width)}}
      >
        {t('peak')}
      </b>
    </div>
  );
}
