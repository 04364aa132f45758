import type {ReactNode} from 'react';
import {FlyingKite} from '@/components/scenes/FlyingKite';

type Props = {id?: string; title: string; text: string; children: ReactNode};

/**
 * The cloth cover of the book, stitched along both edges, with the kite at the end of the thread. At the end of a page
 * the footer's stitched edge is the lower of the two seams.
 */
export function ClosingBand({id, title, text, children}: Props) {
  return (
    <section
      id={id}
      suppressHydrationWarning // scrollToDemo.ts takes the id away for a moment
      className="group relative overflow-clip bg-cloth text-on-cloth print:hidden"
    >
      <span aria-hidden="true" className="stitch-x absolute inset-x-0 top-5" />
      <span aria-hidden="true" className="stitch-x absolute inset-x-0 top-9" />
      <FlyingKite className="pointer-events-none absolute bottom-0 right-[max(24px,calc((100vw-1200px)/2-40px))] h-full w-130 overflow-visible max-lg:right-2 max-lg:bottom-3.5 max-lg:w-80 max-sm:hidden group-last:translate-y-8" />
      <div className="wrap relative py-[clamp(88px,11vw,152px)] sm:pr-44 lg:pr-[440px]">
        <h2 className="text-h1 text-on-cloth tracking-[-0.034em] deva:text-[clamp(2rem,1.3rem+3.2vw,3.375rem)] deva:tracking-normal">
          {title}
        </h2>
        <p className="mt-5 max-w-[34rem] text-lede max-lg:max-w-[30rem]">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3 max-sm:*:flex-auto">{children}</div>
      </div>
      <span aria-hidden="true" className="stitch-x absolute inset-x-0 bottom-9 group-last:bottom-1" />
      <span aria-hidden="true" className="stitch-x absolute inset-x-0 bottom-5 group-last:hidden" />
    </section>
  );
}
