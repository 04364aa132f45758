import {compositionOf} from '@/components/scenes/compositions';
import type {IndustrySlug} from '@/content/industries';
import {goodsId} from './Composition';

/** The first of an industry's goods seen from near: those that the page has drawn already, cut by the edges of a panel. */
export function GoodsDetail({industry}: {industry: IndustrySlug}) {
  const {top} = compositionOf(industry);
  const height = 400 - top;
  return (
    <svg
      viewBox={`${-0.15 * height} ${top - 0.08 * height} ${2 * height} ${0.73 * height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      className="-mx-12 mt-10 -mb-12 min-h-60 flex-1 bg-p-tint max-lg:hidden print:hidden"
    >
      <use href={`#${goodsId}`} />
    </svg>
  );
}
