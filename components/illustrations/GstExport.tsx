import {Icon} from '@/components/ui/Icon';
import {gstLines, gstRate, gstSums} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const cells =
  'col-span-full grid grid-cols-subgrid px-4 py-1.5 *:not-first:text-right *:not-first:whitespace-nowrap @sm:px-5 @sm:py-2';

/** A month's sales by HSN code in one file, as it goes to the accountant. */
export async function GstExport() {
  const {t, scenes, name, paise} = await wordsOfScene('gstExport');
  const rate = gstRate / 2;
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-scene @sm:text-small">
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 overflow-clip rounded-md border border-p-line bg-sheet pb-2 lifted-note @sm:gap-x-5"
      >
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 bg-p-solid px-4 py-2.5 text-on-p @sm:px-5">
          <b className="text-base leading-tight">{t('title')}</b>{' '}
          <span>{scenes('objects.franchise-management.month')}</span>
        </div>
        <div className={`${cells} items-end border-rule border-b-[1.5px] text-ink-2 leading-tight`}>
          <span>{t('code')}</span> <div className="whitespace-normal">{scenes('till.taxable')}</div>{' '}
          <span>{scenes('ledger.centralTax', {rate})}</span> <span>{scenes('ledger.stateTax', {rate})}</span>
        </div>
        {gstLines.map(({good, hsn, taxable, halfTax}) => (
          <div key={hsn} className={`${cells} border-b`}>
            <span>
              {hsn} <span className="ml-2 hidden text-ink-2 @sm:inline @lg:@max-xl:hidden">{name(good)}</span>
            </span>{' '}
            <span>{paise(taxable)}</span> <span>{paise(halfTax)}</span> <span>{paise(halfTax)}</span>
          </div>
        ))}
        <div className={`${cells} total-rule font-semibold`}>
          <span>{scenes('stock.total')}</span> <span>{paise(gstSums.taxable)}</span>{' '}
          <span>{paise(gstSums.halfTax)}</span> <span>{paise(gstSums.halfTax)}</span>
        </div>
        <b className="col-span-full flex items-center gap-2 px-4 pt-2.5 pb-1 text-leaf @sm:px-5">
          <Icon name="icon-tick" className="size-3.5" />
          {t('file')}
        </b>
      </div>
    </div>
  );
}
