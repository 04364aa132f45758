import type {ReactNode} from 'react';

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

/** The kite on its thread, in cotton and marigold, for the cloth cover. The thread comes out of a seam 36 px above the lower edge. */
function FlyingKite() {
  return (
    <svg viewBox="0 0 520 480" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <path
        d="M-150 442.5C-30 432 60 404 136 360S250 290 280 258"
        fill="none"
        stroke="var(--color-thread)"
        strokeWidth="3"
        strokeDasharray="16 10"
      />
      <g className="sway">
        <g transform="translate(252 -28) rotate(30 24 27) scale(6.2)">
          <path fill="var(--color-marigold)" d="M24 2 41.6 19.6Q24 8.2 6.4 19.6ZM24 43.6 30 52H18Z" />
          <path fill="var(--color-on-cloth)" d="M4 22Q13.3 16.88 22.6 16.53V40.6ZM44 22Q34.7 16.88 25.4 16.53V40.6Z" />
        </g>
      </g>
    </svg>
  );
}
