import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {ClosingBill} from '@/components/sections/ClosingBand';
import {AddOns} from '@/components/sections/pricing/AddOns';
import {ComparisonTable} from '@/components/sections/pricing/ComparisonTable';
import {PaymentTerms} from '@/components/sections/pricing/PaymentTerms';
import {PlanFinderSection} from '@/components/sections/pricing/PlanFinderSection';
import {PlanIndex} from '@/components/sections/pricing/PlanIndex';
import {PlanTable} from '@/components/sections/pricing/PlanTable';
import {SpecialOffers} from '@/components/sections/pricing/SpecialOffers';
import {StarterBanner} from '@/components/sections/pricing/StarterBanner';
import {Action} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import {demoHref, demoHrefAbout} from '@/content/paths';
import {isInEveryPlan, type PricedProduct} from '@/content/suite';
import {wordsAt} from '@/i18n/words';
import {site} from '@/settings/site';

/**
 * The sections of every pricing page. If some plans lack the product, `children` comes before the plans, and there is no plan
 * finder, because the cheapest plan may not have the product.
 */
export async function PriceList({product, children}: {product?: PricedProduct; children?: ReactNode}) {
  const demo = product ? demoHrefAbout(product) : demoHref;
  const t = await getTranslations('pricing');
  const closing = await wordsAt('pricing.closing');
  const inEveryPlan = isInEveryPlan(product);
  return (
    <>
      {!inEveryPlan && children}
      <section className="wrap pb-section" aria-label={t('name')}>
        {!inEveryPlan && <H2 className="pb-12">{t('planPrices')}</H2>}
        <PlanIndex />
        <StarterBanner />
        <PlanTable />
      </section>
      {inEveryPlan && (
        <>
          {children}
          <PlanFinderSection />
        </>
      )}
      <ComparisonTable />
      <PaymentTerms />
      <AddOns />
      <SpecialOffers href={demo} />
      <ClosingBill {...(inEveryPlan ? closing : closing.apart)}>
        <Action href={demo}>{closing.demo}</Action>{' '}
        <Action href={site.admin} tone="outline">
          {closing.trial}
        </Action>
      </ClosingBill>
    </>
  );
}
