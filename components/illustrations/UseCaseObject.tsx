import type {ReactNode} from 'react';
import type {UseCaseSlug} from '@/content/useCases';
import {DeliveryZones} from './objects/DeliveryZones';
import {DraftedPage} from './objects/DraftedPage';
import {PickingSlip} from './objects/PickingSlip';
import {PriceTags} from './objects/PriceTags';
import {RefillNote} from './objects/RefillNote';
import {Signboard} from './objects/Signboard';
import {PartyFile, RoyaltyStatement, TransferSlip} from './objects/slips';

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

/** A thing that only this use case has: a statement, a map, a tagged bottle. */
export function UseCaseObject({slug}: {slug: UseCaseSlug}) {
  const Drawn = objects[slug];
  return <Drawn />;
}
