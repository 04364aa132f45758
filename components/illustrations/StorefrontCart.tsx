import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {type Good, order, shelf, store, totalsOf} from '@/content/sample';

/** The open cart: what is in it, what goes with it, and what it comes to. */
export async function StorefrontCart() {
  const t = await getTranslations('scenes.storefront.basket');
  const goods = await getTranslations('scenes.goods');
  const format = await getFormatter();
  const [line] = order.lines;
  const {total, tax} = totalsOf(order.lines);
  const price = (good: Good) => format.number(shelf[good].price, 'rupees');
  const exact = (amount: number) => format.number(amount, 'rupeesAndPaise');
  const rows = [
    [t('delivery'), t('free')],
    [t('tax'), exact(tax)],
  ] as const;
  return (
    <div className="flex flex-col border-line border-l bg-sheet px-6 pt-6 pb-28 max-lg:hidden">
      <b className="border-rule border-b-[1.5px] pb-3 text-lede">{t('title')}</b>
      <div className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-4 border-line border-b py-4">
        <Icon name={`good-${line.good}`} className="h-13 w-11" />
        <span>
          <b className="block text-small">{`${goods(`${line.good}.name`)}, ${goods(`${line.good}.size`)}`}</b>{' '}
          <span className="text-ink-2">{`${line.quantity} × ${price(line.good)}`}</span>
        </span>{' '}
        <b className="text-small">{exact(total)}</b>
      </div>
      <div className="my-4 rounded-sm border border-p-line border-dashed bg-p-tint p-3.5">
        <span className="text-p">{t('suggestion')}</span>{' '}
        <span className="mt-2 grid grid-cols-[2.25rem_1fr_auto] items-center gap-3">
          <Icon name={`good-${store.suggestion}`} className="h-11 w-9" />
          <span>
            <b className="block">{goods(`${store.suggestion}.name`)}</b> {price(store.suggestion)}
          </span>{' '}
          <b className="grid size-8 place-items-center rounded-xs drawn-button text-base">+</b>
        </span>
      </div>
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3 py-1 text-ink-2 text-small">
          {label} <span className="figures">{value}</span>
        </div>
      ))}
      <span className="total-rule mt-2 flex items-baseline justify-between gap-3 border-t-[1.5px] border-t-rule py-2 font-semibold text-small">
        {t('total')} <span className="text-h3-lg">{exact(total)}</span>
      </span>{' '}
      <b className="mt-5 rounded-sm drawn-button py-3 text-center text-note">{t('pay')}</b>
    </div>
  );
}
