import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {ClosingBill} from '@/components/sections/ClosingBand';
import {ComparisonTable} from '@/components/sections/ComparisonTable';
import {PlanFinderSection} from '@/components/sections/PlanFinderSection';
import {PlanTable, StarterBanner} from '@/components/sections/PlanTable';
import {PricingHero} from '@/components/sections/PricingHero';
import {AddOns, PaymentTerms, PlanFit, SpecialOffers} from '@/components/sections/PricingSections';
import {ActionRow} from '@/components/ui/Action';
import {H2} from '@/components/ui/Heading';
import {demoHref, demoHrefAbout, pathOf} from '@/content/paths';
import {type PricedProduct, productPricing} from '@/content/productPricing';
import {site} from '@/content/site';
import {isInEveryPlan} from '@/content/suite';
import {inOrder, wordsAt, wordsOf} from '@/i18n/words';

/** The general price list. */
export async function PricingPage() {
  return (
    <>
      <PricingHero path="/pricing" {...(await wordsAt('pricing.hero'))} />
      <PriceList />
    </>
  );
}

/** The price list as a product's buyer reads it: the same plans and table, and which plan opens which work. */
export async function ProductPricingPage({slug}: {slug: PricedProduct}) {
  const {hero, fit, questions} = await wordsOf('productPricing', slug);
  const asked = inOrder(productPricing[slug].questions, questions.items);
  return (
    <div data-product={slug}>
      <PricingHero path={pathOf('productPricing', slug)} product={slug} {...hero} />
      <PriceList product={slug}>
        <PlanFit {...fit} questions={{title: questions.title, items: asked}} />
      </PriceList>
    </div>
  );
}

/**
 * What every pricing page has. `children`: what a product's own says, before the plans where not all of them have the product;
 * there, nobody is told which plan costs least.
 */
async function PriceList({product, children}: {product?: PricedProduct; children?: ReactNode}) {
  const demo = product ? demoHrefAbout(product) : demoHref;
  const t = await getTranslations('pricing');
  const closing = await wordsAt('pricing.closing');
  const inEveryPlan = isInEveryPlan(product);
  return (
    <>
      {!inEveryPlan && children}
      <section className="wrap pb-section" aria-label={t('name')}>
        {!inEveryPlan && <H2 className="pb-12">{t('planPrices')}</H2>}
        <PlanTable />
        <StarterBanner />
        <PaymentTerms />
      </section>
      {inEveryPlan && (
        <>
          {children}
          <PlanFinderSection />
        </>
      )}
      <ComparisonTable />
      <AddOns />
      <SpecialOffers href={demo} />
      <ClosingBill {...(inEveryPlan ? closing : closing.apart)}>
        <ActionRow
          ground="paper"
          buttons={[
            {href: demo, label: closing.demo},
            {href: site.admin, label: closing.trial},
          ]}
        />
      </ClosingBill>
    </>
  );
}
