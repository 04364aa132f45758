import type {ReactNode} from 'react';
import {compositionOf} from '@/components/scenes/compositions';
import type {IndustrySlug} from '@/content/industries';

/** The drawn goods of an industry on the page's ledger line. */
export function Composition({industry, label}: {industry: IndustrySlug; label: string}): ReactNode {
  const {Goods, top} = compositionOf(industry);
  return (
    <svg viewBox={`0 ${top} 900 ${400 - top}`} role="img" aria-label={label} className="block w-full overflow-visible">
      <Goods />
    </svg>
  );
}
