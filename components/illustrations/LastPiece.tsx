import {Icon} from '@/components/ui/Icon';
import {lastPiece, shelf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const appRow = 'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5';

/** The last piece of a good is billed at the counter, and is gone from the shop's app in the same minute. */
export async function LastPiece() {
  const {t, scenes, format, name, nameAndSize, size, rupees, paise, time} = await wordsOfScene('lastPiece');
  const {number, good, next} = lastPiece;
  const soldAt = time(lastPiece.time);
  return (
    <div
      aria-hidden="true"
      className="grid items-center gap-x-12 gap-y-4 p-5 text-ink text-small @sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @sm:p-8"
    >
      <div className="light-paper torn-edge relative -rotate-1 bg-raised px-4 pt-3 pb-6 text-ink @sm:px-5">
        <div className="flex justify-between gap-3 border-rule border-b border-dashed pb-2">
          <b>{scenes('till.counter')}</b> <span>{soldAt}</span>
        </div>
        <span className="block pt-2 text-ink-2">{scenes('ledger.bill', {number})}</span>{' '}
        <span className="flex justify-between gap-3">
          <span>{`${nameAndSize(good)} × ${format.number(1)}`}</span> <span>{paise(shelf[good].price)}</span>
        </span>{' '}
        <b className="mt-1.5 flex items-center gap-2">
          <Icon name="icon-knot" className="size-3.5 text-cloth" />
          {t('last')}
        </b>
      </div>
      <div className="overflow-clip rounded-md border border-p-line bg-sheet lifted-note">
        <b className="flex items-center gap-2.5 bg-p-solid px-4 py-2.5 text-on-p">
          <Icon name="icon-knot" className="size-4" />
          {scenes('localApp.shop')}
        </b>
        <div className={`${appRow} border-b bg-mist text-ink-2`}>
          <Icon name={`good-${good}`} className="h-11 w-9.5 opacity-45 grayscale" />
          <s className="leading-snug">{name(good)}</s> <b>{t('gone', {time: soldAt})}</b>
        </div>
        {next.map((one) => (
          <div key={one} className={`${appRow} not-last:border-b`}>
            <Icon name={`good-${one}`} className="h-11 w-9.5" />
            <span className="leading-snug">
              <b className="block">{name(one)}</b> <span className="text-ink-2">{size(one)}</span>
            </span>{' '}
            <span className="flex items-center gap-3">
              <b className="whitespace-nowrap">{rupees(shelf[one].price)}</b>{' '}
              <span className="rounded-xs border border-p-line px-2.5 py-1 font-semibold text-p">
                {scenes('storefront.add')}
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
