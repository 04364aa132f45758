import {spriteHref} from '@/components/ui/Icon';
import {peakWeek} from '@/content/sampleShop';
import {curveOf} from './forecastCurve';
import {wordsOfScene} from './parts';

const size = {width: 720, height: 240};
const {lines, sold, expected, range, now, peak: kite, halfWeek} = curveOf(size);

/** About as wide as the note below the peak. */
const noteWidth = '9.5rem';
/** The note is centred below the peak, but keeps this distance from the right edge, which may be the viewport's. */
const noteEdge = 'var(--note-edge, 0px)';
/** On a phone the note is above the chart, where it covers no line. */
const note =
  'absolute bottom-4 w-max rounded-sm border border-p-line bg-sheet px-3 py-2 @max-sm:-top-13 @max-sm:bottom-auto @max-sm:left-0';

const percentOf = (whole: number, part: number) => `${(part / whole) * 100}%`;

type Props = {
  /** `banded` marks the week of the peak with a band. */
  variant: 'banded' | 'plain';
  className?: string;
};

/** Past sales as a line, and the forecast with its range as a thread. A kite flies at the peak. */
export async function ForecastChart({variant, className = ''}: Props) {
  const {t, format} = await wordsOfScene('forecast');
  const peakFromLeft = percentOf(size.width, kite.x);
  const peakFromRight = percentOf(size.width, size.width - kite.x);
  // In a high chart it flies above the range, on a string, and leaves the peak free.
  const kiteEnd = variant === 'banded' ? kite.top - 10 : kite.y;
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
          {variant === 'banded' && (
            <path
              // In the dark the band is only outlined, because a dark marigold looks olive.
              className="fill-marigold/55 dark:fill-none dark:stroke-marigold"
              strokeDasharray="6 6"
              d={`M${kite.x - halfWeek} 0v240h${2 * halfWeek}V0`}
            />
          )}
          <path stroke="var(--p-line)" d={lines.map(({y}) => `M0 ${y}h${size.width}`).join('')} />
          <path stroke="var(--color-rule)" d="M0 239.5h720" />
          <path className="dark:stroke-p" fill="var(--p-line)" d={`M${range}z`} />
          <path stroke="var(--color-rule)" strokeDasharray="3 4" d={`M${now} 0v240`} />
          <path stroke="var(--color-cloth-text)" strokeDasharray="3 4" d={`M${kite.x} ${kiteEnd}V240`} />
          <path stroke="var(--color-ink)" strokeWidth="2.5" d={`M${sold}`} />
          <path stroke="var(--color-cloth-text)" strokeWidth="3" strokeDasharray="9 6" d={`M${expected}`} />
        </svg>
        <svg
          viewBox="0 0 48 54"
          aria-hidden="true"
          className="sway absolute h-12 w-11 -translate-x-1/2 -translate-y-full overflow-visible"
          style={{left: peakFromLeft, top: percentOf(size.height, kiteEnd)}}
        >
          <use href={spriteHref('mark')} transform="rotate(14 24 54)" />
        </svg>
        {variant === 'banded' && (
          <i
            className="-translate-1/2 absolute size-3.5 rounded-full border-3 border-cloth-text bg-sheet"
            style={{left: peakFromLeft, top: percentOf(size.height, kite.y)}}
          />
        )}
        {lines.map(({count, y}) => (
          <span key={count} className="absolute left-0 text-ink-2 text-scene" style={{top: percentOf(size.height, y)}}>
            {`${format.number(count)} `}
          </span>
        ))}
        <div className={note} style={{right: `max(${noteEdge}, ${peakFromRight} - ${noteWidth} / 2)`}}>
          <b className="block">{t('expected', {count: peakWeek.count})}</b>{' '}
          <span className="text-ink-2 text-scene">{t('range', {low: peakWeek.low, high: peakWeek.high})}</span>
        </div>
      </div>
      <span className="absolute bottom-0 left-0 text-ink-2">{t('from')}</span>{' '}
      <span className="-translate-x-1/2 absolute bottom-0 text-ink-2" style={{left: percentOf(size.width, now)}}>
        {t('now')}
      </span>{' '}
      <b
        className={`-translate-x-1/2 absolute bottom-0 font-semibold text-p ${variant === 'banded' ? 'dark:text-marigold' : ''}`}
        style={{left: peakFromLeft}}
      >
        {t('peak')}
      </b>
    </div>
  );
}
