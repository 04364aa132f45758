import {TradeDocument} from '@/components/illustrations/TradeDocument';
import {PageShell} from '@/components/layout/PageShell';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {withPlanTags} from '@/components/sections/PlanTag';
import {Buttons} from '@/components/sections/SectionParts';
import {IndustryHero} from '@/components/sections/trade/IndustryHero';
import {PointThread} from '@/components/sections/trade/PointThread';
import {PreviousNextNav} from '@/components/sections/trade/PreviousNextNav';
import {ProductBento} from '@/components/sections/trade/ProductPanels';
import {ReasonTable} from '@/components/sections/trade/ReasonTable';
import {UseCaseSlips} from '@/components/sections/trade/UseCaseSlips';
import {UseCaseTags} from '@/components/sections/trade/UseCaseTags';
import {type Industry, industries} from '@/content/industries';
import {demoHrefAbout, pathOf, type Slug, slugsOf} from '@/content/paths';
import {entriesOf, wordsOf} from '@/i18n/words';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';
import {pageMetadata} from '@/lib/seo/metadata';

/** The component that draws an industry's use cases (`useCaseLook` in content/industries.ts). */
const useCaseComponents = {tags: UseCaseTags, slips: UseCaseSlips, thread: PointThread};

type Props = {params: Promise<{slug: Slug<'industries'>}>};

export const generateStaticParams = () => slugsOf('industries').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('industries', slug));
}

/** An industry's page: its goods, its use cases, the products for it, and reasons to use them. */
export default async function IndustryPage({params}: Props) {
  const {slug} = await params;
  const facts: Industry = industries[slug];
  const {products, needs, needsByItem, largeCatalog, figures, trial, useCaseLook = 'tags', document} = facts;
  const words = await wordsOf('industries', slug);
  const demo = demoHrefAbout(slug);
  const UseCases = useCaseComponents[useCaseLook];
  // Tags and slips are on indigo. Where the use cases are not, the reasons are.
  const reasonsLook = useCaseLook === 'thread' ? 'bg-indigo py-section' : 'pb-section';
  const goods = industryIllustration(slug);
  return (
    <PageShell path={pathOf('industries', slug)}>
      <IndustryHero
        slug={slug}
        {...words.hero}
        picture={words.picture}
        buttons={<Buttons names={trial ? ['bookDemo', 'freeTrial'] : ['bookDemo']} demo={demo} ground="paper" />}
      />
      <UseCases {...words.useCases} items={withPlanTags(entriesOf(words.useCases.items), needsByItem)} />
      {document && words.document && <TradeDocument document={document} words={words.document} />}
      <ProductBento {...words.products} page={slug} products={products} needs={needs} largeCatalog={largeCatalog} />
      <ReasonTable
        {...words.reasons}
        items={withPlanTags(entriesOf(words.reasons.items), needsByItem)}
        claims={figures}
        // The view #detail shows a few of them.
        goods={`${illustrationHref(goods)}#detail`}
        className={reasonsLook}
      />
      <PreviousNextNav collection="industries" slug={slug} />
      <ClosingBand {...words.closing}>
        <Buttons names={['bookDemo']} demo={demo} ground="colour" />
      </ClosingBand>
    </PageShell>
  );
}
