import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {Product} from '@/content/suite';
import {FestiveBadge, type FestiveWords} from './FestiveBadge';

type Props = {
  title: string;
  text: string;
  /** The campaign, while one runs. */
  festive?: FestiveWords | undefined;
  /** Where the page stands. */
  trail: ReactNode;
  /** On the pricing page of a product, which. */
  product?: Product;
};

/** The promise, and the campaign on its kite. */
export function PricingHero({title, text, festive, trail, product}: Props) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-8 pt-[clamp(40px,5vw,72px)] xl:grid-cols-[minmax(0,1fr)_30rem] print:grid-cols-[minmax(0,1fr)_21rem] print:pt-0">
      <div className="min-w-0">
        <div className="mb-6 flex items-center gap-3 print:hidden">
          {product && <Icon name={`glyph-${product}`} className="size-10 shrink-0 text-p" />}
          {trail}
        </div>
        <h1>{title}</h1>
        <p className="mt-6 text-ink-2 text-lede">{text}</p>
      </div>
      {festive && <FestiveBadge {...festive} />}
    </section>
  );
}
