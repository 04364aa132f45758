import {curveOf} from '@/components/illustrations/forecastCurve';
import {peakWeek, reorders} from '@/content/sampleShop';
import type {Translator} from '@/i18n/translator';
import {type Colours, palette} from '@/lib/paletteFromCss';
import {GoodRow, markBody, Sheet, Svg, Text} from '../parts';

const curve = curveOf({width: 448, height: 262});
const {x, y} = curve.peak;
const [firstReorder] = reorders;

/** A chart of past sales and the forecast with its range. The week of the peak is shaded, and a kite is above it. */
export const forecast = ({text}: Translator, {p, tint, line}: Colours) => {
  const body = [
    `<path fill="${palette.wheat}" d="M${x - curve.halfWeek} 0h${2 * curve.halfWeek}v262h-${2 * curve.halfWeek}z"/>`,
    `<path stroke="${line}" d="M0 65h448M0 130h448M0 195h448"/>`,
    `<path stroke="${palette.ink}" stroke-width="2" d="M0 261h448"/>`,
    `<path fill="${line}" d="M${curve.range}z"/>`,
    `<path fill="none" stroke="${palette.ink}" stroke-dasharray="4 5" d="M${curve.now} 0v262"/>`,
    `<path fill="none" stroke="${palette.ink}" stroke-width="4" d="M${curve.sold}"/>`,
    `<path fill="none" stroke="${palette.cloth}" stroke-width="4" stroke-dasharray="12 8" d="M${curve.expected}"/>`,
    `<g transform="translate(${x} ${y}) rotate(14) scale(1.2) translate(-24 -54)">${markBody(palette.ink)}</g>`,
  ].join('');
  const labels = [
    {key: 'from', left: 32, justifyContent: 'flex-start', color: palette['ink-2']},
    {key: 'now', left: curve.now - 28, justifyContent: 'center', color: palette['ink-2']},
    {key: 'peak', left: x - 28, justifyContent: 'center', color: p, bold: true},
  ] as const;
  return {
    note: {label: text('scenes.forecastDesk.expected'), amount: String(peakWeek.count)},
    drawing: (
      <Sheet left={56} top={52} width={512} height={620}>
        <div tw="flex items-center h-20 px-8 rounded-t-[14px]" style={{background: tint}}>
          <Text text={text('scenes.forecastDesk.title')} size={25} maxWidth={400} bold />
        </div>
        {/* The view box is higher than the chart, because the kite is above it. */}
        <Svg
          body={body}
          viewBox="0 -34 448 296"
          width={448}
          height={296}
          style={{position: 'absolute', left: 32, top: 70}}
        />
        {labels.map(({key, left, justifyContent, ...rest}) => (
          <div key={key} tw="flex absolute w-[120px]" style={{left, top: 372, justifyContent}}>
            <Text text={text(`scenes.forecast.${key}`)} size={20} maxWidth={120} {...rest} />
          </div>
        ))}
        <div tw="flex flex-col absolute" style={{left: 128, top: 418, width: 352}}>
          <GoodRow
            good={firstReorder.good}
            name={text(`scenes.goods.${firstReorder.good}.name`)}
            detail={text('scenes.forecastDesk.list')}
            price={String(firstReorder.count)}
            p={p}
            height={104}
            nameMaxWidth={180}
          />
        </div>
      </Sheet>
    ),
  };
};
