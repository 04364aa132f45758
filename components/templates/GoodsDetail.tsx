import {compositionOf} from '@/components/scenes/compositions';
import type {IndustrySlug} from '@/content/industries';
import {goodsId} from './Composition';

/** What a panel shows of the 900 × 400 units of a composition, twice as large as above: of a low panel the middle. */
const size = {width: 340, height: 166};

/** Some of an industry's goods seen from near: those that the page has drawn already, cut by the edges of a panel. */
export function GoodsDetail({industry}: {industry: IndustrySlug}) {
  const [x, y] = compositionOf(industry).near ?? [450, 260];
  return (
    <svg
      viewBox={`${x - size.width / 2} ${y - size.height / 2} ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="-mx-12 mt-10 -mb-12 min-h-0 flex-1 basis-60 bg-p-tint max-lg:hidden print:hidden"
    >
      <use href={`#${goodsId}`} />
    </svg>
  );
}
