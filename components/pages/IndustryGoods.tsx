import type {IndustrySlug} from '@/content/industries';
import {illustrationHref, industryIllustration, readIllustration} from '@/lib/illustrations';

/** An industry's goods as they stand on the page's ledger line. */
export function IndustryGoods({industry, label}: {industry: IndustrySlug; label: string}) {
  const name = industryIllustration(industry);
  const [, , width, height] = readIllustration(name).viewBox.split(' ');
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
    <img
      src={illustrationHref(name)}
      alt={label}
      width={width}
      height={height}
      fetchPriority="high"
      className="block h-auto w-full print:hidden"
    />
  );
}

/** Some of the goods seen from near: the view #detail of the same file, cut by the edges of a panel. */
export function GoodsDetail({industry}: {industry: IndustrySlug}) {
  return (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      src={`${illustrationHref(industryIllustration(industry))}#detail`}
      alt=""
      loading="lazy"
      decoding="async"
      className="-mx-12 mt-10 -mb-12 min-h-0 max-w-none flex-1 basis-60 bg-p-tint max-lg:hidden print:hidden"
    />
  );
}
