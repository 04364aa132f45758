import type {Product} from '@/content/suite';
import {PartyLedger} from './PartyLedger';
import {ProductPicture} from './ProductPicture';
import {ScannerBeam} from './ScannerBeam';

/** A product at work in a trade, as a drawing that fills its frame. `good` is the address of the drawing of one of the trade's goods. */
export function TradeScene({product, good}: {product: Product; good: string}) {
  if (product === 'airpos') {
    return (
      <ScannerBeam className="absolute inset-x-0 bottom-0 h-[92%] max-h-140 w-full">
        <image href={good} x="188" y="88" width="180" height="180" />
      </ScannerBeam>
    );
  }
  if (product === 'orderkite') {
    return (
      <div aria-hidden="true" className="m-auto flex w-[min(24rem,86%)] py-7 @lg:py-12">
        <PartyLedger excerpt />
      </div>
    );
  }
  return <ProductPicture product={product} className="w-full" />;
}
