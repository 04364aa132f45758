import type {ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import {OfferingPoints} from './OfferingPoints';
import type {Offering} from './OfferingText';

/** A core offering whose scene takes the window's whole width; the words stand below it in three columns. */
export function OfferingBand({offering, scene}: {offering: Offering; scene: ReactNode}) {
  const {product, name, title, text, points, action} = offering;
  return (
    <div id={product} data-product={product} className="pt-12 sm:pt-section">
      <div className="border-p-line border-y">{scene}</div>
      <div className="wrap grid gap-x-12 lg:max-xl:gap-x-8 gap-y-4 pt-7 sm:pt-8 sm:gap-y-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="sm:max-lg:col-span-2">
          <div className="mb-2.5 flex items-center gap-3 font-semibold text-lede sm:mb-4 sm:gap-3.5">
            <Icon name={`glyph-${product}`} className="size-8 text-p sm:size-11" />
            {name}
          </div>
          <h3 className="text-h2">{title}</h3>
        </div>
        <div className="lg:pt-2">
          <p className="text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:text-lede">{text}</p>
          <Action href={action.href} tone="outline" className="mt-5 max-xs:gap-1.5 max-xl:px-4 sm:mt-7">
            {action.label}
            <Icon name="icon-arrow" className="size-3.5 flex-none" />
          </Action>
        </div>
        <OfferingPoints points={points} className="self-start lg:mt-3" />
      </div>
    </div>
  );
}
