import type {ReactNode} from 'react';
import type {UseCaseSlug} from '@/content/useCases';
import {DeliveryZones} from './DeliveryZones';
import {DraftedPage} from './DraftedPage';
import {PartyFile} from './PartyFile';
import {PickingSlip} from './PickingSlip';
import {PriceTags} from './PriceTags';
import {RefillNote} from './RefillNote';
import {RoyaltyStatement} from './RoyaltyStatement';
import {Signboard} from './Signboard';
import {TransferSlip} from './TransferSlip';

const objects: Record<UseCaseSlug, () => Promise<ReactNode>> = {
  'ai-ecommerce-website': DraftedPage,
  'hyperlocal-delivery': DeliveryZones,
  'quick-commerce': PickingSlip,
  'franchise-management': RoyaltyStatement,
  'distributor-management': PartyFile,
  'unified-commerce-solution': PriceTags,
  'multi-store-management': TransferSlip,
  'marketing-automation': RefillNote,
  'white-label-solution': Signboard,
};

/** The drawn object that stands for a use case, such as a statement, a map or a bottle with price tags. */
export function UseCaseObject({slug}: {slug: UseCaseSlug}) {
  const DrawnObject = objects[slug];
  return <DrawnObject />;
}
