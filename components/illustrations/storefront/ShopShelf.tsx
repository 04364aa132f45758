import {Icon} from '@/components/ui/Icon';
import type {StorefrontWords} from '../Storefront';

/** The goods on sale; what is in the cart shows how many. */
export function ShopShelf({words}: {words: Pick<StorefrontWords, 'shelf' | 'goods' | 'add'>}) {
  return (
    <div className="p-4 pb-14 sm:p-5 sm:pb-20 md:px-8 md:pt-6 md:pb-16">
      <b className="font-semibold text-lede">{words.shelf}</b>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4">
        {words.goods.map((ware) => (
          <div key={ware.good} className={ware.inCart ? 'shelf-ware border-p' : 'shelf-ware'}>
            <Icon name={`good-${ware.good}`} />
            <b>{ware.name}</b>
            <span>{ware.size}</span>
            <span>
              <b>{ware.price}</b>
              {ware.inCart > 0 ? (
                <span className="flex overflow-clip rounded-xs bg-p-solid font-semibold text-white *:w-7 *:text-center *:leading-8">
                  <span>−</span>
                  <span>{ware.inCart}</span>
                  <span>+</span>
                </span>
              ) : (
                <span className="rounded-xs border border-p-line px-3.5 font-semibold text-p leading-8">
                  {words.add}
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
