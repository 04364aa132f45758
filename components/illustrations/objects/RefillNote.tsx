import {Icon} from '@/components/ui/Icon';
import {refillNote} from '@/content/useCaseObjects';
import {wordsOfScene} from '../parts';
import {PaperSlip, SlipTotal} from './PaperSlip';

/** A message to customers, and how many received it, answered and bought, as knots on a thread. */
export async function RefillNote() {
  const {t, format, rupees} = await wordsOfScene('objects.marketing-automation');
  const {good, steps, amount} = refillNote;
  return (
    <PaperSlip label={t('label')} title={t('title')} product="nimbus-ai">
      <p className="mt-4 flex items-center gap-3 rounded-md rounded-tl-none bg-p-tint px-3.5 py-2.5">
        <Icon name={`good-${good}`} className="h-11 w-9 flex-none" />
        {t('message')}
      </p>{' '}
      <div className="relative mt-3.5 mb-1">
        <i className="thread-y inset-y-2 left-2 text-cloth [--stitch:10px]" />
        {steps.map(({step, count}) => (
          <div
            key={step}
            className="relative grid grid-cols-[1.125rem_2.25rem_minmax(0,1fr)] items-baseline gap-2.5 py-[0.3125rem]"
          >
            <Icon name="icon-knot" className="size-4.5 self-center stroke-2 stroke-raised text-cloth" />{' '}
            <b className="text-right text-h3">{format.number(count)}</b> <span>{t(`steps.${step}`)}</span>{' '}
          </div>
        ))}
      </div>
      <SlipTotal label={t('total')}>{rupees(amount)}</SlipTotal>
    </PaperSlip>
  );
}
