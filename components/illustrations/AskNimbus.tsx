import {Icon} from '@/components/ui/Icon';
import {covered, demand, peakWeek, uplift, usualWeek} from '@/content/sample';
import {withMinus} from '@/lib/format';
import {barsOf, Entry, Total, wordsOfScene} from './parts';

const weeks = [...demand.sold, ...demand.expected.map(({count}) => count)];
const bar = {step: 40, width: 28, height: 90, most: peakWeek.count};
const peak = weeks.indexOf(peakWeek.count);

const asked =
  'ml-auto w-fit max-w-[88%] rounded-md rounded-tr-none bg-indigo px-4 py-2.5 text-note text-on-indigo text-balance';
const sum = 'border-b py-2';
const answered = 'rounded-md rounded-tl-none border border-p-line bg-sheet';

/** A question as one asks it, and the answer with its working: the weeks it rests on, and the sum. */
export async function AskNimbus() {
  const {t, scenes, format} = await wordsOfScene('askNimbus');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div aria-hidden="true" className="grid gap-3">
        <p className={asked}>{t('question')}</p>
        <div className={`${answered} px-5 pt-4 pb-5 lifted-note @sm:px-7 @sm:pt-6`}>
          <b className="block text-h3-lg leading-tight">{t('answer', {count: demand.reorder})}</b>
          <p className="mt-2 text-balance text-ink-2 text-note">{t('reason', {usual: usualWeek, share: uplift})}</p>
          <svg
            viewBox={`0 0 ${weeks.length * bar.step - (bar.step - bar.width)} ${bar.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-5 h-24 w-full overflow-visible border-rule border-b"
          >
            <path fill="var(--p)" d={barsOf(demand.sold, bar)} />
            <path
              className="fill-p-tint stroke-p [vector-effect:non-scaling-stroke]"
              d={barsOf(
                demand.expected.map(({count}) => count),
                bar,
                demand.sold.length,
              )}
            />
            <path fill="var(--color-marigold)" d={barsOf([peakWeek.count], bar, peak)} />
          </svg>
          <div className="grid grid-cols-9 pt-1 text-ink-2 text-scene">
            <span className="col-span-6">{scenes('forecast.from')}</span>{' '}
            <b className="col-start-8 w-max justify-self-center text-ink">{scenes('forecast.peak')}</b>
          </div>
          <Entry label={t('expected')} value={format.number(peakWeek.count)} className={sum} />
          <Entry label={t('covered')} value={withMinus(format.number(-covered))} className={sum} />
          <Total label={t('open')} value={format.number(demand.reorder)} size="text-h3" className="py-2" />
          <div className="mt-4 flex gap-3 text-center font-semibold text-note leading-snug">
            <span className="rounded-sm drawn-button px-5 py-2.5">{scenes('forecastDesk.accept')}</span>{' '}
            <span className="rounded-sm border-[1.5px] border-rule px-5 py-2.5">{t('change')}</span>
          </div>
        </div>
        <p className={asked}>{t('doubt')}</p>
        <p className={`${answered} flex w-fit max-w-[88%] gap-2.5 px-4 py-2.5 text-note`}>
          <Icon name="icon-knot" className="mt-1 size-3.5 text-p" />
          {t('low', {low: peakWeek.low, count: peakWeek.low - covered})}
        </p>
      </div>
    </div>
  );
}
