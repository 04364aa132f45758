import type {ReactNode} from 'react';
import {compositionOf} from '@/components/illustrations/compositions';
import type {IndustrySlug} from '@/content/industries';

/** Where the page's other drawings of the goods find them. */
export const goodsId = 'goods';

/** The drawn goods of an industry on the page's ledger line. */
export function Composition({industry, label}: {industry: IndustrySlug; label: string}): ReactNode {
  const {Goods, top} = compositionOf(industry);
  return (
    <svg viewBox={`0 ${top} 900 ${400 - top}`} role="img" aria-label={label} className="block w-full overflow-visible">
      <g id={goodsId}>
        <Goods />
      </g>
    </svg>
  );
}
