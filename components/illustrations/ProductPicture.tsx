import type {ReactNode} from 'react';
import type {Product} from '@/content/suite';
import {DemandPanel} from './DemandBars';
import {DistributorSky} from './DistributorSky';
import {BillSlip, PartyRates, ShopWindow} from './OfferingPictures';
import {RideStatus, RoundMap} from './RoundMap';
import {StreetMap, wayToCustomer} from './StreetMap';

/** A rider's way to a customer, and how far the rider is. */
const ride = (
  <>
    <StreetMap view="43 24 670 336" route={wayToCustomer} passed={1} className="absolute inset-0 size-full" />
    <div className="absolute inset-x-4 bottom-4 rounded-sm bg-sheet">
      <RideStatus />
    </div>
  </>
);

const forecast = (
  <div className="absolute inset-x-[8%] bottom-4 mx-auto max-w-80">
    <DemandPanel />
  </div>
);

const details: Record<Product, ReactNode> = {
  skycart: <ShopWindow />,
  airpos: <BillSlip />,
  orderkite: <PartyRates />,
  quicklocal: ride,
  'brand-galaxy': <DistributorSky className="size-full" />,
  'nimbus-ai': forecast,
  'delivery-management': <RoundMap />,
};

/** A detail of a product's interface, in a frame of the product's colour. `className` gives the frame its height. */
export const ProductPicture = ({product, className}: {product: Product; className: string}) => (
  <div
    data-product={product}
    data-picture
    className={`relative overflow-clip rounded-md bg-p-tint text-ink text-note [--icon-color:initial] [--icon-size:initial] print:hidden ${className}`}
  >
    {details[product]}
  </div>
);
