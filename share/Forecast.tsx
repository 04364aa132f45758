import {curveOf} from '@/components/illustrations/forecastCurve';
import {readIllustration} from '@/lib/illustrations';
import {oneLine} from './fit';
import {GoodRow} from './GoodRow';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';
import {Svg} from './Svg';

const chart = {left: 32, top: 104, width: 448, height: 262};

/** Above the chart, where the kite flies. */
const kiteRoom = 34;

/** What was sold, and what is to come with its range: the week of the peak on marigold, under the kite. */
export function Forecast({scene: {title, from, now, peak, demand, reorder}, colours}: SceneProps<'forecast'>) {
  const curve = curveOf(demand, chart);
  const {x, y} = curve.peak;
  const body = [
    `<path fill="${palette.wheat}" d="M${x - curve.halfWeek} 0h${2 * curve.halfWeek}v${chart.height}h-${2 * curve.halfWeek}z"/>`,
    `<path stroke="${colours.line}" d="M0 65h448M0 130h448M0 195h448"/>`,
    `<path stroke="var(--color-ink)" stroke-width="2" d="M0 261h448"/>`,
    `<path fill="${colours.line}" d="M${curve.fan}z"/>`,
    `<path fill="none" stroke="var(--color-ink)" stroke-dasharray="4 5" d="M${curve.now} 0v262"/>`,
    `<path fill="none" stroke="var(--color-ink)" stroke-width="4" d="M${curve.sold}"/>`,
    `<path fill="none" stroke="var(--color-cloth)" stroke-width="4" stroke-dasharray="12 8" d="M${curve.expected}"/>`,
    `<g transform="translate(${x} ${y}) rotate(14) scale(1.2) translate(-24 -54)">${readIllustration('mark').body}</g>`,
  ].join('');
  const labels = [
    {words: from, left: chart.left, weight: 400, width: 120, align: 'flex-start'},
    {words: now, left: chart.left + curve.now - 60, weight: 400, width: 120, align: 'center'},
    {words: peak, left: chart.left + x - 60, weight: 600, width: 120, align: 'center'},
  ] as const;
  return (
    <Sheet left={56} top={52} width={512} height={620} radius={14}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 80,
          padding: '0 32px',
          background: colours.tint,
          borderRadius: '14px 14px 0 0',
        }}
      >
        <Lines block={oneLine(title, 600, 25, 400)} weight={600} />
      </div>
      <Svg
        body={body}
        viewBox={`0 ${-kiteRoom} ${chart.width} ${chart.height + kiteRoom}`}
        width={chart.width}
        height={chart.height + kiteRoom}
        style={{position: 'absolute', left: chart.left, top: chart.top - kiteRoom}}
      />
      {labels.map(({words, left, weight, width, align}) => (
        <div
          key={words}
          style={{
            display: 'flex',
            justifyContent: align,
            position: 'absolute',
            left,
            top: chart.top + chart.height + 6,
            width,
          }}
        >
          <Lines
            block={oneLine(words, weight, 20, width)}
            weight={weight}
            color={weight === 600 ? colours.p : palette['ink-2']}
          />
        </div>
      ))}
      <div style={{display: 'flex', flexDirection: 'column', position: 'absolute', left: 128, top: 418, width: 352}}>
        <GoodRow row={reorder} p={colours.p} height={104} room={180} />
      </div>
    </Sheet>
  );
}
