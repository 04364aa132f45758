import {spriteHref} from '@/components/ui/Icon';
import {demand} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

type Props = {
  /** In the drawing's units; one unit is about one pixel. */
  width: number;
  height: number;
  /** How many of the past weeks are drawn. */
  weeks: number;
  /** The label of the first week. */
  from: string;
};

/** The width of a bar as a share of a week's width. The rest is the gap to the next bar. */
const barShare = 0.72;
const middleOfBar = barShare / 2;
/** The space above the highest bar. */
const spaceForKite = 40;
/** The distance of the thread from the bars. */
const threadGap = 10;

/** A bar for each week, past and expected. A thread runs above the bars to a kite at the peak. */
export async function DemandBars({width, height, weeks, from}: Props) {
  const {t} = await wordsOfScene('demand');
  const counts: number[] = [...demand.sold.slice(-weeks), ...demand.expected.map(({count}) => count)];
  const highest = Math.max(...counts);
  const step = width / counts.length;
  const bars = counts.map((count, index) => ({
    x: Math.round(index * step),
    barHeight: Math.round((count / highest) * (height - spaceForKite)),
  }));
  const peak = counts.indexOf(highest);
  const thread = bars
    .slice(0, peak + 1)
    .map(({x, barHeight}) => `${x + step * middleOfBar} ${height - barHeight - threadGap}`);
  const colourOf = (index: number) => {
    if (index === peak) return 'fill-marigold';
    return index < weeks ? 'fill-p' : 'fill-p-tint stroke-p';
  };
  const kite = {x: peak * step + step * middleOfBar, y: height - (bars[peak]?.barHeight ?? 0)};
  return (
    <span className="block text-ink-2 text-scene leading-snug">
      <svg viewBox={`0 0 ${width} ${height + 1}`} aria-hidden="true" className="block w-full overflow-visible">
        {bars.map((bar, index) => (
          <path
            key={bar.x}
            className={colourOf(index)}
            d={`M${bar.x} ${height}v-${bar.barHeight}h${Math.round(step * barShare)}v${bar.barHeight}z`}
          />
        ))}
        <path stroke="var(--color-rule)" d={`M0 ${height}h${width}`} />
        <path
          fill="none"
          stroke="var(--color-cloth-text)"
          strokeWidth="2"
          strokeDasharray="7 5"
          d={`M${thread.join(' ')}`}
        />
        <use
          href={spriteHref('mark')}
          className="dark:text-ink"
          width="26"
          height="30"
          transform={`translate(${kite.x - 8} ${kite.y - spaceForKite}) rotate(18)`}
        />
      </svg>
      {/* The labels are not in the SVG, because they would shrink with it. */}
      <span className="relative mt-1 block">
        {from}{' '}
        <span
          className="-translate-x-1/2 absolute whitespace-nowrap"
          style={{left: `${Math.round((kite.x / width) * 100)}%`}}
        >
          {t('peak')}
        </span>
      </span>
    </span>
  );
}

/** The bars as a picture with a label for screen readers. */
export async function DemandPanel() {
  const {t} = await wordsOfScene('demand');
  return (
    <div role="img" aria-label={t('label')}>
      <DemandBars width={232} height={148} weeks={3} from={t('now')} />
    </div>
  );
}
