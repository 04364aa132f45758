import {Icon} from '@/components/ui/Icon';
import {covered, demand, peakWeek, uplift, usualWeek} from '@/content/sampleShop';
import {withMinus} from '@/lib/format';
import {barsOf, Entry, Total, wordsOfScene} from './parts';

const {sold} = demand;
const expected = demand.expected.map(({count}) => count);
/** One bar a week: the past weeks first, then the expected ones. */
const weeks = [...sold, ...expected];
const peakIndex = weeks.indexOf(peakWeek.count);

const bar = {step: 40, width: 28, height: 90, highest: peakWeek.count};
const gap = bar.step - bar.width;
const chartWidth = weeks.length * bar.step - gap;

const questionLook =
  'ml-auto w-fit max-w-[88%] rounded-md rounded-tr-none bg-indigo dark:bg-p-solid px-4 py-2.5 text-note text-on-indigo text-balance';
const answerLook = 'rounded-md rounded-tl-none border border-p-line bg-sheet';
const entryLook = 'border-b py-2';

/** A chat with Nimbus AI: a question, and an answer that shows how it was worked out, with the weeks and the sum. */
export async function AskNimbus() {
  const {t, scenes, format} = await wordsOfScene('askNimbus');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div aria-hidden="true" className="grid gap-3">
        <p className={questionLook}>{t('question')}</p>
        <div className={`${answerLook} px-5 pt-4 pb-5 lifted-note @sm:px-7 @sm:pt-6`}>
          <b className="block text-h3-lg leading-tight">{t('answer', {count: demand.reorder})}</b>
          <p className="mt-2 text-balance text-ink-2 text-note">{t('reason', {usual: usualWeek, share: uplift})}</p>
          <svg
            viewBox={`0 0 ${chartWidth} ${bar.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-5 h-24 w-full overflow-visible border-rule border-b"
          >
            <path fill="var(--p)" d={barsOf(sold, bar)} />
            <path
              className="fill-p-tint stroke-p [vector-effect:non-scaling-stroke]"
              d={barsOf(expected, bar, sold.length)}
            />
            <path fill="var(--color-marigold)" d={barsOf([peakWeek.count], bar, peakIndex)} />
          </svg>
          <div className="grid grid-cols-9 pt-1 text-ink-2 text-scene">
            <span className="col-span-6">{scenes('forecast.from')}</span>{' '}
            <b className="col-start-8 w-max justify-self-center text-ink">{scenes('forecast.peak')}</b>
          </div>
          <Entry label={t('expected')} value={format.number(peakWeek.count)} className={entryLook} />
          <Entry label={t('covered')} value={withMinus(format.number(-covered))} className={entryLook} />
          <Total label={t('open')} value={format.number(demand.reorder)} size="text-h3" className="py-2" />
          <div className="mt-4 flex gap-3 text-center font-semibold text-note leading-snug">
            <span className="rounded-sm drawn-button px-5 py-2.5">{scenes('forecastDesk.accept')}</span>{' '}
            <span className="rounded-sm border-[1.5px] border-rule px-5 py-2.5">{t('change')}</span>
          </div>
        </div>
        <p className={questionLook}>{t('doubt')}</p>
        <p className={`${answerLook} flex w-fit max-w-[88%] gap-2.5 px-4 py-2.5 text-note`}>
          <Icon name="icon-knot" className="mt-1 size-3.5 text-p" />
          {t('low', {low: peakWeek.low, count: peakWeek.low - covered})}
        </p>
      </div>
    </div>
  );
}
