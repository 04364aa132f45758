import {Icon} from '@/components/ui/Icon';
import {order, shelf, store, totalsOf} from '@/content/sampleShop';
import {Total, wordsOfScene} from './parts';

const row = 'flex justify-between gap-3 py-1 text-ink-2 text-small';

/** The open cart: its goods, a suggestion, and the total. */
export async function StorefrontCart() {
  const {t, name, size, rupees, rupeesAndPaise} = await wordsOfScene('storefront.basket');
  const [line] = order.lines;
  const {total, tax} = totalsOf(order.lines);
  return (
    <div className="flex flex-col border-l bg-sheet px-6 pt-6 pb-28 @max-lg:hidden">
      <b className="border-rule border-b-[1.5px] pb-3 text-lede">{t('title')}</b>
      <div className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-4 border-b py-4">
        <Icon name={`good-${line.good}`} className="h-13 w-11" />
        <span>
          <b className="block text-small">{`${name(line.good)}, ${size(line.good)}`}</b>{' '}
          <span className="text-ink-2">{`${line.quantity} × ${rupees(shelf[line.good].price)}`}</span>
        </span>{' '}
        <b className="text-small">{rupeesAndPaise(total)}</b>
      </div>
      <div className="my-4 rounded-sm border border-p-line border-dashed bg-p-tint p-3.5">
        <span className="text-p">{t('suggestion')}</span>{' '}
        <span className="mt-2 grid grid-cols-[2.25rem_1fr_auto] items-center gap-3">
          <Icon name={`good-${store.suggestion}`} className="h-11 w-9" />
          <span>
            <b className="block">{name(store.suggestion)}</b> {rupees(shelf[store.suggestion].price)}
          </span>{' '}
          <b className="grid size-8 place-items-center rounded-xs drawn-button text-base">+</b>
        </span>
      </div>
      <div className={row}>
        {t('delivery')} <span>{t('free')}</span>
      </div>
      <div className={row}>
        {t('tax')} <span className="whitespace-nowrap">{rupeesAndPaise(tax)}</span>
      </div>
      <Total
        label={t('total')}
        value={rupeesAndPaise(total)}
        className="mt-2 border-t-[1.5px] border-t-rule py-2 text-small"
      />
      <b className="mt-5 rounded-sm drawn-button py-3 text-center text-note">{t('pay')}</b>
    </div>
  );
}
