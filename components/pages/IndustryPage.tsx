import {getTranslations} from 'next-intl/server';
import {TradeDocument} from '@/components/illustrations/TradeDocument';
import {PointThread} from '@/components/sections/Benefits';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {IndustryHero} from '@/components/sections/IndustryHero';
import {PageTurn} from '@/components/sections/PageTurn';
import {withPlanNotes} from '@/components/sections/PlanNote';
import {ProductBento} from '@/components/sections/ProductPanels';
import {ReasonTable} from '@/components/sections/ReasonTable';
import {UseCaseSlips, UseCaseTags} from '@/components/sections/UseCases';
import {ActionRow} from '@/components/ui/Action';
import {type Industry, type IndustrySlug, industries} from '@/content/industries';
import {demoHrefAbout, pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {inOrder, wordsOf} from '@/i18n/words';
import {illustrationHref, industryIllustration, readIllustration} from '@/lib/illustrations';

/** By how the use cases are drawn: their section, and the ground of the reasons. */
const layouts = {
  tags: {UseCases: UseCaseTags, ground: 'joined'},
  slips: {UseCases: UseCaseSlips, ground: 'joined'},
  thread: {UseCases: PointThread, ground: 'indigo'},
} as const;

/** An industry's page: its goods on a ledger line, the work it knows, the products for it and why. */
export async function IndustryPage({slug}: {slug: IndustrySlug}) {
  const facts: Industry = industries[slug];
  const {useCases, textNeeds, reasons, figures, actions, work = 'tags', document} = facts;
  const words = await wordsOf('industries', slug);
  const t = await getTranslations('common.actions');
  const hrefs = {freeTrial: site.admin, bookDemo: demoHrefAbout(slug)};
  const buttons = actions.map((name) => ({href: hrefs[name], label: t(name)}));
  const {UseCases, ground} = layouts[work];
  return (
    <>
      <IndustryHero
        path={pathOf('industries', slug)}
        badge={words.hero.badge}
        title={words.hero.title}
        text={words.hero.text}
        actions={<ActionRow ground="paper" buttons={buttons} />}
      >
        <IndustryGoods industry={slug} label={words.picture} />
      </IndustryHero>
      <UseCases {...words.useCases} items={withPlanNotes(inOrder(useCases, words.useCases.items), textNeeds)} />
      <ProductBento {...words.products} {...facts} picture={<GoodsDetail industry={slug} />} />
      {document && words.document && <TradeDocument document={document} words={words.document} />}
      <ReasonTable
        {...words.reasons}
        items={withPlanNotes(inOrder(reasons, words.reasons.items), textNeeds)}
        claims={figures}
        ground={ground}
      />
      <PageTurn collection="industries" slug={slug} />
      <ClosingBand {...words.closing}>
        {/* The words above invite to a demo. */}
        <ActionRow ground="colour" buttons={buttons.slice(0, 1)} />
      </ClosingBand>
    </>
  );
}

/** An industry's goods as they stand on the page's ledger line. */
function IndustryGoods({industry, label}: {industry: IndustrySlug; label: string}) {
  const name = industryIllustration(industry);
  const [, , width, height] = readIllustration(name).viewBox.split(' ');
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
    <img
      src={illustrationHref(name)}
      alt={label}
      width={width}
      height={height}
      fetchPriority="high"
      className="block h-auto w-full print:hidden"
    />
  );
}

/** Some of the goods, whole, at the edge of a panel: the view #detail of the same file. */
function GoodsDetail({industry}: {industry: IndustrySlug}) {
  return (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      src={`${illustrationHref(industryIllustration(industry))}#detail`}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute bottom-0 h-full max-h-80 w-full"
    />
  );
}
