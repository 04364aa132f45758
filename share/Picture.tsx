import type {SharePicture} from '@/lib/share/pictures';
import {HomePicture} from './HomePicture';
import {IndustryPicture} from './IndustryPicture';
import {PlainPicture} from './PlainPicture';
import {PricingPicture} from './PricingPicture';
import {ProductPicture} from './ProductPicture';
import {UseCasePicture} from './UseCasePicture';

/** The right half of the card, 612 × 590. */
export function Picture({picture}: {picture: SharePicture}) {
  switch (picture.kind) {
    case 'home':
      return <HomePicture stops={picture.stops} />;
    case 'product':
      return <ProductPicture {...picture} />;
    case 'industry':
      return <IndustryPicture industry={picture.industry} />;
    case 'useCase':
      return <UseCasePicture stops={picture.stops} />;
    case 'pricing':
      return <PricingPicture {...picture} />;
    case 'plain':
      return <PlainPicture />;
  }
}
