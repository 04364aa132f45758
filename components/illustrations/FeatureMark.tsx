import type {products} from '@/content/products';
import {deliveryMarks} from './marks/delivery';
import {insightMarks} from './marks/insight';
import type {Mark} from './marks/mark';
import {shopMarks} from './marks/shop';
import {wholesaleMarks} from './marks/wholesale';

type Section = (typeof products)[keyof typeof products]['sections'][number];
type Feature = Extract<Section, {kind: 'features'}>['items'][number];

/** Cut like the product glyphs. A feature that a page names does not compile until it has a mark. */
const marks: Record<Feature, Mark> = {...shopMarks, ...wholesaleMarks, ...deliveryMarks, ...insightMarks};

/** The mark of a feature. */
export function FeatureMark({name, className}: {name: string; className?: string}) {
  const mark = marks[name as Feature]; // only sections of features draw marks
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path fill="currentColor" d={mark.solid} />
      <path fill="none" stroke="currentColor" strokeWidth="3" d={mark.line} />
    </svg>
  );
}
