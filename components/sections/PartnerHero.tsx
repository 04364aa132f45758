import type {ReactNode} from 'react';

type Props = {trail: ReactNode; title: string; text: string; commission: string; children: ReactNode};

/** What a partner earns, on a kite that is let out on its thread. */
export function PartnerHero({trail, title, text, commission, children}: Props) {
  return (
    <section className="relative overflow-clip border-line border-b">
      <div className="wrap grid items-center gap-x-12 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="py-[clamp(40px,5vw,72px)]">
          {trail}
          <h1>{title}</h1>
          <p className="mt-6 text-ink-2 text-lede">{text}</p>
          <div className="mt-9 flex flex-wrap gap-3 max-xs:*:flex-auto">{children}</div>
        </div>
        <div className="relative min-h-64 self-stretch">
          <svg viewBox="0 0 480 460" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            <path
              d="M-80 900C-80 430 130 520 200 430S256 380 262 330"
              fill="none"
              stroke="var(--color-cloth)"
              strokeWidth="2.5"
              strokeDasharray="12 8"
            />
            <g className="sway">
              <path d="M262 36 404 148 262 300 120 148z" fill="var(--color-marigold)" />
              <path
                d="M130 146Q262 50 394 146"
                fill="none"
                stroke="var(--color-on-marigold)"
                strokeWidth="2.5"
                strokeDasharray="10 7"
              />
              <path d="M262 300l34 46h-68z" fill="var(--color-cloth)" />
              <text
                x="262"
                y="186"
                textAnchor="middle"
                fontSize="72"
                fontWeight="600"
                letterSpacing="-3"
                fill="var(--color-on-marigold)"
              >
                {commission}
              </text>
            </g>
          </svg>
        </div>
      </div>
    </section>
  );
}
