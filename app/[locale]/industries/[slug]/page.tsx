import {TradeDocument} from '@/components/illustrations/TradeDocument';
import {PageShell} from '@/components/layout/PageShell';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {withPlanNotes} from '@/components/sections/PlanNote';
import {Buttons} from '@/components/sections/SectionParts';
import {IndustryHero} from '@/components/sections/trade/IndustryHero';
import {PreviousNextNav} from '@/components/sections/trade/PreviousNextNav';
import {ProductBento} from '@/components/sections/trade/ProductPanels';
import {PointThread, ReasonTable, UseCaseSlips, UseCaseTags} from '@/components/sections/trade/TradePoints';
import {type Industry, industries} from '@/content/industries';
import {demoHrefAbout, pathOf, type Slug, slugsOf} from '@/content/paths';
import {entriesOf, wordsOf} from '@/i18n/words';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';
import {pageMetadata} from '@/lib/seo/metadata';

/** The ways to draw an industry's use cases, each with the background of the reasons below. */
const layouts = {
  tags: {UseCases: UseCaseTags, ground: 'pb-section'},
  slips: {UseCases: UseCaseSlips, ground: 'pb-section'},
  thread: {UseCases: PointThread, ground: 'bg-indigo py-section'},
};

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
  const {textNeeds, figures, trial, work = 'tags', document} = facts;
  const words = await wordsOf('industries', slug);
  const demo = demoHrefAbout(slug);
  const {UseCases, ground} = layouts[work];
  const goods = industryIllustration(slug);
  return (
    <PageShell path={pathOf('industries', slug)}>
      <IndustryHero
        slug={slug}
        {...words.hero}
        picture={words.picture}
        buttons={<Buttons names={trial ? ['bookDemo', 'freeTrial'] : ['bookDemo']} demo={demo} ground="paper" />}
      />
      <UseCases {...words.useCases} items={withPlanNotes(entriesOf(words.useCases.items), textNeeds)} />
      <ProductBento
        {...words.products}
        {...facts}
        picture={
          // The view #detail of the same file shows a few of the goods.
          // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
          <img
            src={`${illustrationHref(goods)}#detail`}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute bottom-0 h-full max-h-80 w-full"
          />
        }
      />
      {document && words.document && <TradeDocument document={document} words={words.document} />}
      <ReasonTable
        {...words.reasons}
        items={withPlanNotes(entriesOf(words.reasons.items), textNeeds)}
        claims={figures}
        ground={ground}
      />
      <PreviousNextNav collection="industries" slug={slug} />
      <ClosingBand {...words.closing}>
        <Buttons names={['bookDemo']} demo={demo} ground="colour" />
      </ClosingBand>
    </PageShell>
  );
}
