import {getFormatter} from 'next-intl/server';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {H1, Lede} from '@/components/ui/Heading';
import {figures} from '@/content/messageFigures';
import type {WordsAt} from '@/i18n/words';
import {ApplyButton} from './ApplyButton';

/** The hero of the partner page. On its kite is a partner's share of revenue, and what that is for a client on Prime. */
export async function PartnerHero({title, text, action, figure}: WordsAt<'partner.hero'> & {figure: string}) {
  const format = await getFormatter();
  return (
    <section className="relative overflow-clip border-b">
      <div className="wrap grid items-center gap-x-12 @sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="py-[clamp(40px,5vw,72px)]">
          <Breadcrumb path="/partner-program" className="mb-4 text-ink-2" />
          <H1>{title}</H1>
          <Lede className="mt-6 text-ink-2">{text}</Lede>
          <div className="mt-9 flex flex-wrap gap-3 @max-xs:*:flex-auto">
            <ApplyButton label={action} />
          </div>
        </div>
        <div className="relative min-h-64 self-stretch">
          <Kite figure={figure} amount={format.number(figures.primeCommission, 'rupees')} />
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}

const Kite = ({figure, amount}: {figure: string; amount: string}) => (
  <svg viewBox="0 0 480 460" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
    <path
      d="M40 410C90 450 150 470 200 420S256 380 262 330"
      fill="none"
      stroke="var(--color-cloth)"
      strokeWidth="2.5"
      strokeDasharray="12 8"
    />
    <path d="M40 398l9 12-9 12-9-12z" fill="var(--color-cloth)" />
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
      <text x="262" y="178" className="fill-on-marigold font-semibold text-[72px] tracking-[-3px] [text-anchor:middle]">
        {figure}
      </text>{' '}
      <text x="262" y="222" className="fill-on-marigold font-semibold text-[32px] [text-anchor:middle]">
        {amount}
      </text>
    </g>
  </svg>
);
