import {Icon} from '@/components/ui/Icon';
import {picking} from '@/content/useCaseObjects';
import {smallPrint, wordsOfScene} from '../parts';
import {PaperSlip, SlipTotal} from './PaperSlip';

const tones = {pick: 'var(--p)', hand: 'var(--color-marigold)', ride: 'var(--p-line)'};

/** A slip for picking an order from the racks, and the minutes of each step until it is delivered. */
export async function PickingSlip() {
  const {t, scenes, time, nameAndSize} = await wordsOfScene('objects.quick-commerce');
  const minutesInWords = (count: number) => scenes('orderJourney.minutes', {minutes: count});
  const {paid, racks, steps, total} = picking;
  let start = 0;
  const bars = steps.map(({step, minutes}) => {
    const x = start;
    start += minutes;
    return <path key={step} fill={tones[step]} d={`M${x} 0h${minutes}v1h-${minutes}z`} />;
  });
  return (
    <PaperSlip label={t('label')} title={t('title')} note={t('paid', {time: time(paid)})} product="quicklocal">
      {racks.map(({good, rack}) => (
        <div key={good} className="flex items-center justify-between gap-3 border-b py-2">
          <Icon name={`good-${good}`} className="h-11 w-9" />
          <span className="flex-1">{nameAndSize(good)}</span>{' '}
          <b className="rounded-xs bg-p-tint px-2 text-p">{t('rack', {rack})}</b>{' '}
          <Icon name="icon-tick" className="size-3.5 text-leaf" />
        </div>
      ))}
      <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true" className="mt-4 h-3.5 w-full">
        {bars}
      </svg>
      <div className={`flex flex-wrap gap-x-4 border-b pt-2 pb-3 ${smallPrint}`}>
        {steps.map(({step, minutes}) => (
          <span key={step}>
            {t(`steps.${step}`)} <b className="font-semibold">{minutesInWords(minutes)}</b>{' '}
          </span>
        ))}
      </div>
      <SlipTotal label={t('total')}>{minutesInWords(total)}</SlipTotal>
    </PaperSlip>
  );
}
