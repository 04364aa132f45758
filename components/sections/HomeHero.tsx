import {getTranslations} from 'next-intl/server';
import {OrderLedger} from '@/components/illustrations/OrderLedger';
import {Action} from '@/components/ui/Action';
import {H1} from '@/components/ui/Heading';
import {figures} from '@/content/figures';
import {counters} from '@/content/home';
import {demoHref} from '@/content/paths';
import {site} from '@/content/site';

/** The promise on the left, the ledger page that proves it on the right, the counters on the line where both end. */
export async function HomeHero() {
  const t = await getTranslations('home');
  return (
    <section id="hero" className="overflow-clip">
      <div className="wrap grid gap-x-[clamp(32px,4vw,60px)] pt-6 sm:pt-[clamp(40px,5vw,72px)] xl:grid-cols-[2fr_3fr]">
        <div className="gap-x-12 max-xl:md:grid max-xl:md:grid-cols-[1fr_max-content] xl:pb-12 xl:[@media(height>=50rem)]:content-center">
          <H1 className="max-xl:md:col-span-2 xl:text-[3.25rem] deva:xl:text-[2.875rem]">{t('hero.title')}</H1>
          <p className="mt-4 max-w-[32rem] text-ink-2 text-lede sm:mt-5 xl:mt-7">{t('hero.text')}</p>
          {/* Beside the text while the ledger has the width below both to itself. */}
          <div>
            <div className="mt-6 flex flex-wrap gap-3 max-xs:gap-2 max-xs:*:flex-auto max-xs:*:px-3 max-xs:*:text-note sm:mt-8 max-xl:md:mt-6">
              <Action href={demoHref}>{t('hero.bookDemo')}</Action>{' '}
              <Action href={site.admin} tone="outline">
                {t('hero.freeTrial')}
              </Action>
            </div>
            <p className="mt-3 text-ink-2 text-note max-xs:max-w-52 sm:mt-5">{t('hero.trial', figures)}</p>
          </div>
        </div>
        <OrderLedger />
      </div>
      <div className="wrap relative">
        <span
          aria-hidden="true"
          className="absolute top-0 -right-bleed left-0 [@media(width>90rem)]:-right-8 border-rule border-t"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-label={t('counters.label')}>
          <dl className="hero-counters">
            {counters.map((key) => (
              <div key={key}>
                <dt>{t(`counters.${key}.label`)}</dt>
                <dd>{t(`counters.${key}.figure`, figures)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
