import type {ReactNode} from 'react';
import {type Offering, OfferingText} from './OfferingText';

type Props = {offering: Offering; scene: ReactNode; layout: 'stage' | 'sheet' | 'wide'};

const layouts = {
  /** The scene stands on a tinted stage that runs to the window's left edge. */
  stage: {
    row: 'lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]',
    scene:
      '-mx-gutter flex items-end bg-p-tint px-gutter pt-7 sm:pt-12 lg:order-first lg:-ml-bleed lg:mr-0 lg:rounded-r-md lg:pl-bleed',
    text: 'lg:py-12',
  },
  /** Words first, the scene as a sheet of paper beside them. */
  sheet: {row: 'items-center lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]', scene: '', text: ''},
  /** The scene first and larger. */
  wide: {row: 'items-center lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]', scene: 'lg:order-first', text: ''},
} as const;

/** A core offering with its scene beside it. */
export function OfferingRow({offering, scene, layout}: Props) {
  const {row, scene: stage, text} = layouts[layout];
  return (
    <div
      data-product={offering.product}
      className={`wrap grid gap-x-[clamp(32px,5vw,80px)] gap-y-7 pt-12 sm:gap-y-10 sm:pt-section ${row}`}
    >
      <OfferingText offering={offering} className={text} />
      <div className={stage}>{scene}</div>
    </div>
  );
}
