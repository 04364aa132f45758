import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/suite';
import {OfferingPoints} from './OfferingPoints';

export type Offering = {
  product: Product;
  name: string;
  title: string;
  text: string;
  points: readonly {label: string; value: string}[];
  /** Where to read on. */
  action: {href: Href; label: string};
};

/** One of the core offerings in words: whose it is, the claim, three facts. */
export function OfferingText({offering, className = ''}: {offering: Offering; className?: string}) {
  const {product, name, title, text, points, action} = offering;
  return (
    <div className={className}>
      <div className="mb-2.5 flex items-center gap-3 font-semibold text-lede sm:mb-5 sm:gap-3.5">
        <Icon name={`glyph-${product}`} className="size-8 text-p sm:size-11" />
        {name}
      </div>
      <h3 className="text-h2">{title}</h3>
      <p className="mt-2.5 text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:mt-5 sm:text-lede">{text}</p>
      <OfferingPoints points={points} className="mt-5 sm:mt-7" />
      <Action href={action.href} tone="outline" className="mt-5 sm:mt-7">
        {action.label}
        <Icon name="icon-arrow" className="size-3.5 flex-none" />
      </Action>
    </div>
  );
}
