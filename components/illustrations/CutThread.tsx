import {spriteHref} from '@/components/ui/Icon';

/** A kite with a cut thread, for pages that are missing or failed. */
export function CutThread({className}: {className?: string}) {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true" className={className}>
      <path
        d="M20 420C20 330 120 350 120 270S60 200 96 168"
        fill="none"
        stroke="var(--color-cloth)"
        strokeWidth="3"
        strokeDasharray="12 8"
      />
      <g className="sway">
        <g transform="translate(196 -16) rotate(38 24 27) scale(2.9)">
          <use href={spriteHref('mark')} width="48" height="54" />
        </g>
      </g>
    </svg>
  );
}
