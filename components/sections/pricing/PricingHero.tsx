import {getTranslations} from 'next-intl/server';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {Buttons} from '@/components/sections/SectionParts';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {campaignLastDay} from '@/content/campaign';
import {figures} from '@/content/messageFigures';
import {demoHrefAbout, type Path} from '@/content/paths';
import {campaign} from '@/content/plans';
import {isInEveryPlan, type Product} from '@/content/suite';
import type {Text} from '@/i18n/shape';

/** @param product the product whose pricing page this is, if any */
export function PricingHero({title, text, path, product}: Text & {path: Path; product?: Product}) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-8 pt-[clamp(40px,5vw,72px)] pb-16 @xl:grid-cols-[minmax(0,1fr)_30rem] print:grid-cols-[minmax(0,1fr)_21rem] print:pt-0">
      <div className="min-w-0">
        <div className="mb-6 flex items-center gap-3 print:hidden">
          {product && <Icon name={`glyph-${product}`} className="size-10 text-p" />}
          <Breadcrumb path={path} className="text-ink-2" />
        </div>
        <H1>{title}</H1>
        <Lede className="mt-6 text-ink-2">{text}</Lede>
        <ButtonRow className="mt-6 *:text-balance print:hidden">
          <Buttons
            // A trial is always of the plan Starter, so that has to have the product.
            names={isInEveryPlan(product) ? ['bookDemo', 'freeTrial'] : ['bookDemo']}
            demo={product && demoHrefAbout(product)}
            ground="paper"
          />
        </ButtonRow>
      </div>
      {campaign.percent > 0 && <FestiveBadge />}
      <HeroEnd />
    </section>
  );
}

/** The discount of the current campaign, on a drawn kite. */
async function FestiveBadge() {
  const t = await getTranslations('pricing.festive');
  const {campaignPercent} = figures;
  return (
    <div className="flex max-w-120 items-center gap-5 large-text:block">
      <div className="relative grid h-41 w-32 flex-none place-items-center forced-color-adjust-none">
        <svg viewBox="0 0 112 144" aria-hidden="true" className="absolute inset-0 overflow-visible">
          <path d="M56 0 112 58 56 120 0 58z" fill="var(--color-marigold)" />
          <path
            d="M6 56Q56 18 106 56"
            fill="none"
            stroke="var(--color-on-marigold)"
            strokeWidth="2"
            strokeDasharray="7 5"
          />
          <path d="M56 120l14 20H42z" fill="var(--color-cloth)" />
        </svg>
        <p className="relative -mt-3 text-center font-semibold text-on-marigold leading-tight">
          <span className="block text-small">{t(`names.${campaign.id}`)}</span> {t('badge', {campaignPercent})}
        </p>
      </div>
      <p className="text-balance font-semibold text-lede leading-snug">
        {t('title')}{' '}
        <small className="mt-1 block font-normal text-ink-2 text-note">
          {campaignLastDay && t('until', {until: new Date(`${campaignLastDay}T12:00:00Z`)})} {t('text')}
        </small>
      </p>
    </div>
  );
}
