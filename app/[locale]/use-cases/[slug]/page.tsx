import {UseCaseObject} from '@/components/illustrations/objects/UseCaseObject';
import {PageShell} from '@/components/layout/PageShell';
import {ClosingLedger} from '@/components/sections/ClosingBand';
import {withPlanTags} from '@/components/sections/PlanTag';
import {Buttons} from '@/components/sections/SectionParts';
import {BenefitRows} from '@/components/sections/trade/BenefitRows';
import {PointThread} from '@/components/sections/trade/PointThread';
import {PreviousNextNav} from '@/components/sections/trade/PreviousNextNav';
import {ProductStairs} from '@/components/sections/trade/ProductPanels';
import {UseCaseHero} from '@/components/sections/trade/UseCaseHero';
import {demoHrefAbout, pathOf, type Slug, slugsOf} from '@/content/paths';
import {type UseCase, useCases} from '@/content/useCases';
import {entriesOf, wordsOf} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'useCases'>}>};

export const generateStaticParams = () => slugsOf('useCases').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('useCases', slug));
}

/** A use case's page: an order's way through the products, then each product, and the benefits. */
export default async function UseCasePage({params}: Props) {
  const {slug} = await params;
  const facts: UseCase = useCases[slug];
  const {products, needs, needsByItem, largeCatalog, benefitsOnThread, action = 'bookDemo'} = facts;
  const words = await wordsOf('useCases', slug);
  const button = <Buttons names={[action]} demo={demoHrefAbout(slug)} ground="paper" />;
  const Benefits = benefitsOnThread ? PointThread : BenefitRows;
  return (
    <PageShell path={pathOf('useCases', slug)}>
      <UseCaseHero slug={slug} {...words.hero} button={button} />
      <ProductStairs {...words.products} page={slug} products={products} needs={needs} largeCatalog={largeCatalog} />
      <Benefits
        {...words.benefits}
        items={withPlanTags(entriesOf(words.benefits.items), needsByItem)}
        object={<UseCaseObject slug={slug} />}
      />
      <PreviousNextNav collection="useCases" slug={slug} />
      <ClosingLedger {...words.closing}>{button}</ClosingLedger>
    </PageShell>
  );
}
