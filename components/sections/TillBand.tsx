import type {ReactNode} from 'react';
import {type Offering, OfferingText} from './OfferingText';

/** The point of sale on a band of indigo; the till stands on its lower edge and reaches over it. */
export function TillBand({offering, scene}: {offering: Offering; scene: ReactNode}) {
  return (
    <div className="bg-indigo py-section text-on-indigo max-xl:overflow-clip xl:mb-18">
      <div className="wrap grid items-start gap-x-[clamp(32px,4vw,48px)] gap-y-7 sm:gap-y-12 xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
        {/* The band is dark in both schemes: the product's hue takes its light form, the outlined button its light ink. */}
        <OfferingText
          offering={offering}
          className="[--color-ink-2:var(--color-on-indigo-2)] [--color-ink:var(--color-on-indigo)] [--color-line:var(--color-indigo-line)] [--p:var(--color-marigold)] print:[--p:var(--color-ink)] [--color-paper:var(--color-indigo)] [--color-rule:var(--color-on-indigo-2)]"
        />
        <div className="relative text-ink max-sm:-mx-2 xl:-mr-[min(64px,max(0px,calc((100vw-1200px)/2-24px)))] xl:-mb-[calc(var(--spacing-section)+72px)] xl:self-end">
          {scene}
        </div>
      </div>
    </div>
  );
}
