import {Icon} from '@/components/ui/Icon';
import {powerCut, shelf, totalsOf} from '@/content/sampleShop';
import {DrawnButtons, Total, wordsOfScene} from './parts';

/** A till after a power cut: the bill that was half made, and one that waits for its customer. */
export async function PowerCut() {
  const {t, scenes, format, nameAndSize, rupees, paise, time} = await wordsOfScene('powerCut');
  const {number, lines, back, held} = powerCut;
  return (
    <div role="img" aria-label={t('label')} className="rounded-[14px] bg-device p-2 text-ink text-small lifted">
      <div aria-hidden="true" className="overflow-clip rounded-[8px] bg-paper">
        <div className="flex items-center justify-between gap-3 bg-indigo px-4 py-2.5 text-on-indigo @sm:px-5">
          <b className="flex items-center gap-2.5">
            <Icon name="icon-knot" className="size-3.5 text-marigold" />
            {t('back', {time: time(back)})}
          </b>{' '}
          <span className="text-on-indigo-2">{scenes('till.counter')}</span>
        </div>
        <div className="px-4 pt-3.5 pb-4 @sm:px-5 @sm:pb-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-rule border-b-[1.5px] pb-2.5">
            <b className="text-h3">{scenes('ledger.bill', {number})}</b> <span className="text-p">{t('asLeft')}</span>
          </div>
          {lines.map(({good, quantity}) => (
            <div key={good} className="flex items-center gap-3 border-b py-2">
              <Icon name={`good-${good}`} className="h-10 w-8.5" />
              <span className="flex-1">{nameAndSize(good)}</span>{' '}
              <span className="whitespace-nowrap text-ink-2">{`× ${format.number(quantity)}`}</span>{' '}
              <span className="min-w-16 whitespace-nowrap text-right">{paise(shelf[good].price * quantity)}</span>
            </div>
          ))}
          <Total label={t('soFar')} value={rupees(totalsOf(lines).total)} className="py-2" />
          <DrawnButtons first={t('goOn')} second={t('hold')} className="mt-4 gap-3 *:py-2.5" />
          <div className="mt-4 flex items-center justify-between gap-3 rounded-sm border border-p border-dashed bg-p-tint px-3.5 py-2.5">
            <span>{t('held')}</span> <b className="whitespace-nowrap">{rupees(totalsOf(held).total)}</b>
          </div>
        </div>
      </div>
    </div>
  );
}
