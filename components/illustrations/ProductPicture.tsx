import type {ReactNode} from 'react';
import type {Product} from '@/content/suite';
import {DemandPanel} from './DemandBars';
import {SmallSky} from './DistributorSky';
import {BillSlip, PartyRates, ShopWindow} from './OfferingPictures';
import {RideStatus, RoundMap} from './RoundMap';
import {StreetMap, wayToCustomer} from './StreetMap';

/** A rider's way to a customer, and how far the rider is. */
export const ride = (
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
  'brand-galaxy': <SmallSky />,
  'nimbus-ai': forecast,
  'delivery-management': <RoundMap />,
};

type FrameProps = {product: Product; className: string; children: ReactNode};

/** A frame of the product's colour. `className` gives it its height. */
export const PictureFrame = ({product, className, children}: FrameProps) => (
  <div
    data-product={product}
    data-picture
    className={`relative overflow-clip rounded-md bg-p-tint text-ink text-note [--icon-color:initial] [--icon-size:initial] print:hidden ${className}`}
  >
    {children}
  </div>
);

/** A detail of a product's interface, in such a frame. */
export const ProductPicture = ({product, className}: Omit<FrameProps, 'children'>) => (
  <PictureFrame product={product} className={className}>
    {details[product]}
  </PictureFrame>
);
