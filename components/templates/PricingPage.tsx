import {getTranslations} from 'next-intl/server';
import {AddOnList} from '@/components/sections/AddOnList';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {ComparisonTable} from '@/components/sections/ComparisonTable';
import {FestiveBadge} from '@/components/sections/FestiveBadge';
import {PlanTable} from '@/components/sections/PlanTable';
import {SectionHead} from '@/components/sections/SectionHead';
import {SpecialOffers} from '@/components/sections/SpecialOffers';
import {StarterBanner} from '@/components/sections/StarterBanner';
import {Action} from '@/components/ui/Action';
import {figures} from '@/content/figures';
import {demoHref} from '@/content/paths';
import {addOns, specialOffers} from '@/content/plans';
import {site} from '@/content/site';
import {comparisonWords, planCards, starterWords} from './pricingWords';

export async function PricingPage() {
  const t = await getTranslations('pricing');
  const {campaignPercent} = figures;
  return (
    <>
      <section className="wrap grid items-center gap-x-12 gap-y-8 pt-[clamp(40px,5vw,72px)] md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1>{t('hero.title')}</h1>
          <p className="mt-6 text-ink-2 text-lede">{t('hero.text')}</p>
        </div>
        <FestiveBadge
          name={t('festive.name')}
          badge={t('festive.badge', {campaignPercent})}
          title={t('festive.title', {campaignPercent})}
          text={t('festive.text')}
        />
      </section>
      <section className="wrap pt-16 pb-section" aria-label={t('name')}>
        <PlanTable
          plans={await planCards()}
          href={demoHref}
          labels={{popular: t('card.popular'), was: t('card.was'), perMonth: t('card.perMonth')}}
        />
        <StarterBanner {...(await starterWords())} href={demoHref} />
      </section>
      <section className="wrap pb-section" id="compare">
        <SectionHead title={t('comparison.title')} text={t('comparison.text')} />
        <ComparisonTable {...(await comparisonWords())} />
      </section>
      <AddOnList
        title={t('addOns.title')}
        text={t('addOns.text')}
        items={addOns.map((key) => ({key, title: t(`addOns.items.${key}.title`), text: t(`addOns.items.${key}.text`)}))}
      />
      <SpecialOffers
        title={t('offers.title')}
        text={t('offers.text')}
        items={specialOffers.map((key) => ({
          title: t(`offers.items.${key}.title`),
          text: t(`offers.items.${key}.text`),
        }))}
      >
        <Action href="/contact" tone="light">
          {t('offers.action')}
        </Action>
      </SpecialOffers>
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <Action href={site.admin} tone="light">
          {t('closing.primary')}
        </Action>
        <Action href={demoHref} tone="outlineLight">
          {t('closing.secondary')}
        </Action>
      </ClosingBand>
    </>
  );
}
