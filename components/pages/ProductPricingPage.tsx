import {getTranslations} from 'next-intl/server';
import {PlanFit} from '@/components/sections/PlanFit';
import {PricingHero} from '@/components/sections/PricingHero';
import {pathOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {type PricedProduct, productPricing} from '@/content/productPricing';
import {wordsOf} from '@/i18n/words';
import {inOrder} from './inOrder';
import {PageTrail} from './PageTrail';
import {PricingBody} from './PricingBody';
import {festiveWords} from './words/pricingWords';

/** The price list as a product's buyer reads it: the same plans and table, and which plan opens which work. */
export async function ProductPricingPage({slug}: {slug: PricedProduct}) {
  const words = await wordsOf('productPricing', slug);
  const t = await getTranslations();
  return (
    <div data-product={slug}>
      <PricingHero
        title={words.hero.title}
        text={words.hero.text}
        festive={await festiveWords()}
        product={slug}
        trail={<PageTrail path={pathOf('productPricing', slug)} className="text-ink-2" />}
      />
      <PricingBody product={slug}>
        <PlanFit
          title={words.fit.title}
          text={words.fit.text}
          plans={inOrder(planIds, words.fit.items).map((item) => ({...item, name: t(`pricing.plans.${item.id}.name`)}))}
          questions={{
            title: words.questions.title,
            items: inOrder(productPricing[slug].questions, words.questions.items),
          }}
        />
      </PricingBody>
    </div>
  );
}
