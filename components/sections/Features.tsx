import {FeatureColumns} from './FeatureColumns';
import {FeatureLedger} from './FeatureLedger';
import {FeatureRows} from './FeatureRows';
import {FeatureSheet} from './FeatureSheet';
import type {SectionProps} from './productSection';

/** What a product does: a list beside its picture; without one, the number decides on a folded sheet, columns or a ledger. */
export function Features(props: SectionProps) {
  const {picture, items} = props;
  if (picture) return <FeatureRows {...props} />;
  if (items.length === 4) return <FeatureSheet {...props} />;
  return items.length % 3 === 0 ? <FeatureColumns {...props} /> : <FeatureLedger {...props} />;
}
