import {FeatureRows} from './FeatureRows';
import {FeatureSheet} from './FeatureSheet';
import type {SectionProps} from './productSection';

/** What a product does: four fill a sheet, any other number is a ruled list. */
export function Features(props: SectionProps) {
  return props.items.length === 4 ? <FeatureSheet {...props} /> : <FeatureRows {...props} />;
}
