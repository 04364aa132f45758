import {TradeDocument} from '@/components/illustrations/TradeDocument';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {withPlanNotes} from '@/components/sections/PlanNote';
import {Buttons} from '@/components/sections/SectionParts';
import {PreviousNextNav} from '@/components/sections/trade/PreviousNextNav';
import {ProductBento} from '@/components/sections/trade/ProductPanels';
import {PointThread, ReasonTable, UseCaseSlips, UseCaseTags} from '@/components/sections/trade/TradePoints';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {type Industry, type IndustrySlug, industries} from '@/content/industries';
import {demoHrefAbout, pathOf} from '@/content/paths';
import {entriesOf, wordsOf} from '@/i18n/words';
import {illustrationHref, industryIllustration, readIllustration} from '@/lib/illustrations';
import styles from './IndustryPage.module.css';

/** The ways to draw an industry's use cases, each with the background of the reasons below. */
const layouts = {
  tags: {UseCases: UseCaseTags, ground: 'pb-section'},
  slips: {UseCases: UseCaseSlips, ground: 'pb-section'},
  thread: {UseCases: PointThread, ground: 'bg-indigo py-section'},
};

/** An industry's page: its goods, its use cases, the products for it, and reasons to use them. */
export async function IndustryPage({slug}: {slug: IndustrySlug}) {
  const facts: Industry = industries[slug];
  const {textNeeds, figures, trial, work = 'tags', document} = facts;
  const words = await wordsOf('industries', slug);
  const demo = demoHrefAbout(slug);
  const {UseCases, ground} = layouts[work];
  const goods = industryIllustration(slug);
  const [, , width, height] = readIllustration(goods).viewBox.split(' ');
  return (
    <>
      {/* The hero is a page of a ledger. The drawing of the goods stands on the double rule at its end. */}
      <section
        className={`${styles.ruledPaper} relative isolate overflow-x-clip border-ink border-b-5 border-double bg-sheet`}
      >
        <div className="wrap grid gap-x-10 @xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div className="min-w-0 pt-8 short:pt-4 @md:pt-14 @md:short:pt-5 @xl:col-span-2">
            <Breadcrumb path={pathOf('industries', slug)} className="text-ink-2" />
            <p className="mt-6 short:mt-3 w-fit rounded-xs bg-marigold px-3 py-1.5 font-semibold text-on-marigold text-small">
              {words.hero.badge}
            </p>
            <H1 className="mt-4 short:mt-3 max-w-[20ch] @xl:short:text-[3rem] deva:max-w-[24ch]">{words.hero.title}</H1>
          </div>
          <div className="pt-6 short:pt-4 @xl:pt-8 @xl:short:pt-4 @xl:pb-16">
            <Lede className="text-ink-2 @xl:text-pretty">{words.hero.text}</Lede>
            <ButtonRow className="mt-8 short:mt-5 @xl:-mr-10">
              <Buttons names={trial ? ['bookDemo', 'freeTrial'] : ['bookDemo']} demo={demo} ground="paper" />
            </ButtonRow>
          </div>
          <div className="mt-10 self-end @max-sm:-mx-gutter @max-sm:px-1.5 @sm:ml-auto @sm:w-full @sm:max-w-[48rem] @xl:mt-2 @xl:max-w-none @xl:w-auto @xl:ml-0">
            {/* biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size */}
            <img
              src={illustrationHref(goods)}
              alt={words.picture}
              width={width}
              height={height}
              fetchPriority="high"
              // Without this, Chromium may use the aspect ratio of the view #detail, which is in the same file.
              style={{aspectRatio: `${width} / ${height}`}}
              className="block h-auto w-full print:hidden"
            />
          </div>
        </div>
        <HeroEnd />
      </section>
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
    </>
  );
}
