import type {ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {Drawing} from '@/components/ui/Drawing';
import {OfferingPoints} from './OfferingPoints';
import type {Offering} from './OfferingText';

/** A core offering whose scene takes the window's whole width; the words stand below it in three columns. */
export function OfferingBand({offering, scene}: {offering: Offering; scene: ReactNode}) {
  const {product, name, title, text, points, action} = offering;
  return (
    <div id={product} data-product={product} className="pt-section">
      <div className="border-p-line border-y">{scene}</div>
      <div className="wrap grid gap-x-12 gap-y-5 pt-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="md:max-lg:col-span-2">
          <div className="mb-4 flex items-center gap-3.5 font-semibold text-lede">
            <Drawing name={`glyph-${product}`} className="size-11 text-p" />
            {name}
          </div>
          <h3 className="text-h2 lang-hi:leading-[1.3]">{title}</h3>
        </div>
        <div className="lg:pt-2">
          <p className="text-ink-2 text-lede">{text}</p>
          <Action href={action.href} tone="outline" className="mt-7">
            {action.label}
            <Drawing name="icon-arrow" className="size-3.5" />
          </Action>
        </div>
        <OfferingPoints points={points} className="self-start lg:mt-3" />
      </div>
    </div>
  );
}
