import {Icon} from '@/components/ui/Icon';
import {transfer} from '@/content/useCaseObjects';
import {smallPrint, wordsOfScene} from '../parts';
import {PaperSlip, SlipTotal} from './PaperSlip';

/** A transfer of goods between two stores, with the pieces that each has counted. */
export async function TransferSlip() {
  const {t, nameAndSize, time} = await wordsOfScene('objects.multi-store-management');
  const {number, good, ends, short} = transfer;
  const pieces = (count: number) => t('pieces', {count});
  return (
    <PaperSlip label={t('label')} title={t('title', {number})} note={nameAndSize(good)} product="airpos">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-rule border-b border-dashed py-4">
        {ends.map(({end, time: at, count}, index) => (
          <span key={end} className={index > 0 ? 'order-last text-right' : ''}>
            <span className={`block text-ink-2 ${smallPrint}`}>{t(end)}</span>{' '}
            <b className="block font-semibold text-h3-lg">{pieces(count)}</b>{' '}
            <span className={smallPrint}>{time(at)}</span>{' '}
          </span>
        ))}
        <span className="flex items-center gap-1.5">
          <Icon name={`good-${good}`} className="h-14 w-12" />
          <Icon name="icon-arrow" className="size-4 text-p" />
        </span>
      </div>
      <SlipTotal label={t('short')}>{pieces(short)}</SlipTotal>
      <p className={`mt-2.5 flex items-center gap-2 ${smallPrint}`}>
        <Icon name="icon-warning" className="size-4 text-rose" /> {t('noted')}
      </p>
    </PaperSlip>
  );
}
