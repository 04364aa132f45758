import {Icon} from '@/components/ui/Icon';
import {shelf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const goods = ['tea', 'soap', 'dal'] as const;

/** Goods on the counter, each above its label with the price and a barcode. */
export async function PriceLabels() {
  const {name, size, rupees} = await wordsOfScene('counterDesk');
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-3 items-end gap-3 px-4 pt-8 text-ink text-scene @sm:gap-5 @sm:px-8 @lg:pt-12 print:hidden"
    >
      {goods.map((good) => (
        <div key={good} className="grid justify-items-center">
          <Icon name={`good-${good}`} className="h-26 w-22 @sm:h-36 @sm:w-30" />
          <div className="light-paper w-full border-p border-t-[6px] bg-raised px-3 pt-2 pb-4 text-ink">
            <b className="block leading-snug">{name(good)}</b> <span className="text-ink-2">{size(good)}</span>{' '}
            <b className="block text-h3">{rupees(shelf[good].price)}</b>
            <i className="mt-2 barcode block h-8" />
          </div>
        </div>
      ))}
    </div>
  );
}
