import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {order, totalsOf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

/** What three companies do for one order, on a thread: it is paid, its customer is told, and its parcel leaves. */
export async function OrderHelpers() {
  const {t, scenes, rupees} = await wordsOfScene('storefront');
  return (
    <div
      data-picture
      aria-hidden="true"
      className="relative grid grid-cols-3 items-center gap-x-3 text-[0.75rem]/[1.4] text-ink [--icon-color:initial] [--icon-size:initial] @sm:gap-x-8 @sm:text-small"
    >
      <i className="absolute top-1/2 right-1/6 left-8 border-cloth-text border-t-2 border-dashed" />
      <Station product="skycart">
        <Icon name="qr" className="mx-auto size-11 border bg-[#fff] p-1 @sm:size-14" />
        <b className="mt-2 block text-note">{rupees(totalsOf(order.lines).total)}</b>
      </Station>
      <Station product="quicklocal">
        <Icon name="icon-tick" className="mx-auto mb-2 size-5 text-leaf" />
        {t('message.title', {number: order.number})}
      </Station>
      <Station product="airpos">
        <span className="-mx-1 block whitespace-nowrap">{scenes('chat.shop')}</span>{' '}
        <b className="block text-note">{scenes('sky.city')}</b>
        <i className="mt-2 barcode block h-7" />
      </Station>
    </div>
  );
}

/** A stop on the thread. */
const Station = ({product, children}: {product: string; children: ReactNode}) => (
  <div
    data-product={product}
    className="relative grid min-h-30 w-full content-center rounded-sm border border-p-line bg-p-tint px-1.5 py-3 text-center @sm:max-w-48"
  >
    {children}
  </div>
);
