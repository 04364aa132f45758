import {FeatureColumns} from './FeatureColumns';
import {FeatureLedger} from './FeatureLedger';
import {FeatureRows} from './FeatureRows';
import {FeatureSheet} from './FeatureSheet';
import type {SectionProps} from './productSection';

/** What a product does. The number decides the layout: columns, a folded sheet, a list, or a dense page of a ledger. */
export function Features(props: SectionProps) {
  const {length} = props.items;
  if (length === 4) return <FeatureSheet {...props} />;
  if (length % 3 === 0) return <FeatureColumns {...props} />;
  return length > 6 ? <FeatureLedger {...props} /> : <FeatureRows {...props} />;
}
