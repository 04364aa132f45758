import {Drawing} from '@/components/ui/Drawing';
import type {Product} from '@/content/products';
import {Breadcrumb} from './Breadcrumb';
import {FestiveBadge, type FestiveWords} from './FestiveBadge';

type Props = {
  title: string;
  text: string;
  festive: FestiveWords;
  breadcrumb?: {family: string; name: string; product: Product};
};

/** The promise, and the campaign on its kite. */
export function PricingHero({title, text, festive, breadcrumb}: Props) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-8 pt-[clamp(40px,5vw,72px)] md:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_21rem] print:pt-0">
      <div>
        {breadcrumb && (
          <div className="mb-6 flex items-center gap-3.5">
            <Drawing name={`glyph-${breadcrumb.product}`} className="size-10 shrink-0 text-p" />
            <Breadcrumb family={breadcrumb.family} name={breadcrumb.name} className="text-ink-2" />
          </div>
        )}
        <h1>{title}</h1>
        <p className="mt-6 text-ink-2 text-lede">{text}</p>
      </div>
      <FestiveBadge {...festive} />
    </section>
  );
}
