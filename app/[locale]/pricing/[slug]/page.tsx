import {PageShell} from '@/components/layout/PageShell';
import {PlanFit} from '@/components/sections/pricing/PlanFit';
import {PriceList} from '@/components/sections/pricing/PriceList';
import {PricingHero} from '@/components/sections/pricing/PricingHero';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {entriesOf, wordsOf} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'productPricing'>}>};

export const generateStaticParams = () => slugsOf('productPricing').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('productPricing', slug));
}

/** The pricing page of one product. It has the same plans as /pricing, and says which plan suits whom. */
export default async function ProductPricingPage({params}: Props) {
  const {slug} = await params;
  const path = pathOf('productPricing', slug);
  const {hero, fit, questions} = await wordsOf('productPricing', slug);
  return (
    <PageShell path={path}>
      <div data-product={slug}>
        <PricingHero path={path} product={slug} {...hero} />
        <PriceList product={slug}>
          <PlanFit product={slug} {...fit} questions={{title: questions.title, items: entriesOf(questions.items)}} />
        </PriceList>
      </div>
    </PageShell>
  );
}
