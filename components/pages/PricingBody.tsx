import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {AddOns} from '@/components/sections/AddOns';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {ComparisonTable} from '@/components/sections/ComparisonTable';
import {CostTable} from '@/components/sections/CostTable';
import {LatePlanFinder} from '@/components/sections/LatePlanFinder';
import {PlanFinderView} from '@/components/sections/PlanFinderView';
import {PlanTable} from '@/components/sections/PlanTable';
import {SectionHead} from '@/components/sections/SectionHead';
import {SpecialOffers} from '@/components/sections/SpecialOffers';
import {StarterBanner} from '@/components/sections/StarterBanner';
import {Action} from '@/components/ui/Action';
import {LocalLink} from '@/components/ui/LocalLink';
import {demoHref, demoHrefAbout, pathOf} from '@/content/paths';
import {addOns, finder, specialOffers} from '@/content/plans';
import {site} from '@/content/site';
import type {Product} from '@/content/suite';
import {byPlan} from '@/lib/pricing/planCosts';
import {costTableWords, planFinderWords} from './words/planFinderWords';
import {comparisonWords, planCards, starterWords} from './words/pricingWords';

type Props = {
  /** The product that the page is about. */
  product?: Product;
  /** What a product's own pricing page says between the plans and the table. */
  children?: ReactNode;
};

/** What every pricing page has: the plans, the comparison, add-ons, offers and the closing band. */
export async function PricingBody({product, children}: Props) {
  const demo = product ? demoHrefAbout(product) : demoHref;
  const t = await getTranslations('pricing');
  const actions = byPlan((id) => (
    <Action key={id} href={demoHrefAbout(id)}>
      {t('card.choose', {plan: t(`plans.${id}.name`)})}
    </Action>
  ));
  const finding = {...(await planFinderWords()), actions};
  return (
    <>
      <section className="wrap pt-16 pb-section" aria-label={t('name')}>
        <PlanTable
          plans={await planCards()}
          labels={{popular: t('card.popular'), was: t('card.was'), perMonth: t('card.perMonth')}}
        />
        <StarterBanner {...(await starterWords())} href={demoHrefAbout('starter')} />
        <p className="mt-6 text-ink-2 text-note">
          {t('taxes.text')}{' '}
          <LocalLink href={`${pathOf('legal', 'terms-of-service')}#fees`} className="underline">
            {t('taxes.action')}
          </LocalLink>
        </p>
      </section>
      <section className="wrap pb-section" id="plan-finder">
        <SectionHead title={t('finder.title')} text={t('finder.text')} still={t('finder.compared.lede')} />
        <LatePlanFinder {...finding}>
          <PlanFinderView {...finding} sold={finder.sales.start} listed={finder.products.start} />
        </LatePlanFinder>
        <CostTable {...(await costTableWords())} />
      </section>
      {children}
      <section className="wrap pb-section" id="compare">
        <SectionHead title={t('comparison.title')} text={t('comparison.text')} />
        <ComparisonTable {...(await comparisonWords())} />
      </section>
      <AddOns
        title={t('addOns.title')}
        text={t('addOns.text')}
        extra={t('addOns.extra')}
        words={{
          label: t('addOns.carousel.label'),
          previous: t('addOns.carousel.previous'),
          next: t('addOns.carousel.next'),
          pause: t('addOns.carousel.pause'),
          play: t('addOns.carousel.play'),
        }}
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
        <Action href={demo} tone="light">
          {t('offers.action')}
        </Action>
      </SpecialOffers>
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <Action href={site.admin} tone="light">
          {t('closing.primary')}
        </Action>
        <Action href={demo} tone="outlineLight">
          {t('closing.secondary')}
        </Action>
      </ClosingBand>
    </>
  );
}
