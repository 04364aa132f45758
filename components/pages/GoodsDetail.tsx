import {compositionOf} from '@/components/illustrations/compositions';
import type {IndustrySlug} from '@/content/industries';
import {goodsId} from './Composition';

/** How wide a panel's cut of a composition is in the units of its drawing, if that does not say: twice as large as above. */
const usualWidth = 340;
/** Of a panel that is lower than this, the middle. */
const ratio = 2;

/** Some of an industry's goods seen from near: those that the page has drawn already, cut by the edges of a panel. */
export function GoodsDetail({industry}: {industry: IndustrySlug}) {
  const [x, y, width = usualWidth] = compositionOf(industry).near ?? [450, 260];
  const height = width / ratio;
  return (
    <svg
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="-mx-12 mt-10 -mb-12 min-h-0 flex-1 basis-60 bg-p-tint max-lg:hidden print:hidden"
    >
      <use href={`#${goodsId}`} />
    </svg>
  );
}
