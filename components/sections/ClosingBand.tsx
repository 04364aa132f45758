import type {ReactNode} from 'react';
import {FlyingKite} from '@/components/illustrations/FlyingKite';

type Props = {title: string; text: string; children: ReactNode};

/**
 * The cloth cover of the book, stitched along both edges, with the kite at the end of the thread. At the end of a page
 * the footer's stitched edge is the lower of the two seams.
 */
export function ClosingBand({title, text, children}: Props) {
  return (
    <section className="closing-band relative overflow-clip bg-cloth text-on-cloth print:hidden">
      <span aria-hidden="true" className="stitch-x" />
      <span aria-hidden="true" className="stitch-x" />
      <FlyingKite />
      <div className="wrap relative py-[clamp(88px,11vw,152px)] sm:pr-44 lg:pr-[440px]">
        <h2>{title}</h2>
        <p className="mt-5 max-w-[34rem] text-inherit text-lede max-lg:max-w-[30rem]">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3 max-sm:*:flex-auto">{children}</div>
      </div>
      <span aria-hidden="true" className="stitch-x" />
      <span aria-hidden="true" className="stitch-x" />
    </section>
  );
}
