import {Icon} from '@/components/ui/Icon';
import {shelf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

/** The lines of the sheet. The last one is still to be approved. */
const goods = ['ghee', 'tea', 'soap'] as const;

const sheetRow = 'grid grid-cols-[1.75rem_minmax(0,1fr)_3.5rem] *:border-b *:px-2 *:py-1.5 *:not-last:border-r';

/** A price list that was uploaded as a sheet, and the goods in the shop that are drafted from its lines. */
export async function SheetToShop() {
  const {t, scenes, format, name, nameAndSize, size, rupees} = await wordsOfScene('objects.ai-ecommerce-website');
  return (
    <div
      aria-hidden="true"
      className="grid content-center items-center gap-y-3 px-5 pt-6 pb-5 text-ink text-small @sm:grid-cols-[minmax(0,6fr)_2.5rem_minmax(0,7fr)] @sm:p-8 print:hidden"
    >
      <div className="overflow-clip rounded-sm border border-p-line bg-sheet lifted-note">
        <b className="block bg-p-solid px-3 py-2 text-on-p">{t('list')}</b>
        <div className={`${sheetRow} bg-mist text-center text-ink-2 leading-none`}>
          <span /> <span>{scenes('orderDesk.item')}</span> <span>{scenes('orderDesk.rate')}</span>{' '}
        </div>
        {goods.map((good, index) => (
          <div key={good} className={sheetRow}>
            <span className="bg-mist text-center text-ink-2">{format.number(index + 1)}</span>{' '}
            <span>{nameAndSize(good)}</span> <span className="text-right">{format.number(shelf[good].price)}</span>
          </div>
        ))}
        <div className={`${sheetRow} *:border-b-0`}>
          <span className="bg-mist text-center text-ink-2">{format.number(goods.length + 1)}</span> <span /> <span />
        </div>
      </div>
      <svg
        viewBox="0 0 40 200"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-full min-h-50 w-full self-stretch @max-sm:hidden"
        fill="none"
        stroke="var(--color-cloth-text)"
        strokeDasharray="6 5"
        strokeWidth="2"
      >
        <path
          d="M0 86C20 86 20 34 40 34M0 106C20 106 20 100 40 100M0 126C20 126 20 166 40 166"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <i className="mx-auto h-5 border-cloth-text border-l-2 border-dashed @sm:hidden" />
      <div className="grid gap-2.5 @sm:gap-3.5">
        {goods.map((good, index) => (
          <div
            key={good}
            className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 rounded-sm border border-p-line bg-raised py-2 pr-3 pl-2 lifted-note"
          >
            <span className="grid h-14 place-items-center rounded-xs bg-p-tint">
              <Icon name={`good-${good}`} className="h-12 w-10" />
            </span>
            <span className="leading-snug">
              <b className="block">{name(good)}</b> <span className="text-ink-2">{size(good)}</span>{' '}
              <b className="block">{rupees(shelf[good].price)}</b>
            </span>{' '}
            {index === goods.length - 1 ? (
              <b className="rounded-xs drawn-button px-3 py-1.5">{t('approve')}</b>
            ) : (
              <Icon name="icon-tick" className="size-4.5 text-leaf" />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
