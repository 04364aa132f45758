import {PointThread} from '@/components/sections/Benefits';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {IndustryHero} from '@/components/sections/IndustryHero';
import {PageTurn} from '@/components/sections/PageTurn';
import {ProductBento} from '@/components/sections/ProductPanels';
import {ReasonTable} from '@/components/sections/ReasonTable';
import {UseCaseSlips, UseCaseTags} from '@/components/sections/UseCases';
import {ActionRow} from '@/components/ui/ActionRow';
import {type Industry, type IndustrySlug, industries} from '@/content/industries';
import {demoHref, pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {inOrder, wordsOf} from '@/i18n/words';
import {GoodsDetail, IndustryGoods} from './IndustryGoods';

const hrefs = {trial: site.admin, demo: demoHref} as const;

/** What the work is told on, and what the book of reasons lies on: one of the two is a dark band. */
const variants = {
  tags: {Work: UseCaseTags, ground: 'joined'},
  slips: {Work: UseCaseSlips, ground: 'joined'},
  thread: {Work: PointThread, ground: 'indigo'},
} as const;

/** An industry's page: its goods on a ledger line, the work it knows, the products for it and why. */
export async function IndustryPage({slug}: {slug: IndustrySlug}) {
  const {
    useCases,
    products,
    needs,
    largeCatalog,
    reasons,
    figures,
    actions,
    work = 'tags',
  }: Industry = industries[slug];
  const words = await wordsOf('industries', slug);
  const buttonsIn = (labels: typeof words.closing.actions) =>
    actions.map((name) => ({href: hrefs[name], label: labels[name]}));
  const {Work, ground} = variants[work];
  return (
    <>
      <IndustryHero
        path={pathOf('industries', slug)}
        badge={words.hero.badge}
        title={words.hero.title}
        text={words.hero.text}
        actions={<ActionRow ground="paper" buttons={buttonsIn(words.hero.actions)} />}
      >
        <IndustryGoods industry={slug} label={words.picture} />
      </IndustryHero>
      <Work title={words.useCases.title} text={words.useCases.text} items={inOrder(useCases, words.useCases.items)} />
      <ProductBento
        {...words.products}
        products={products}
        needs={needs}
        largeCatalog={largeCatalog}
        picture={<GoodsDetail industry={slug} />}
      />
      <ReasonTable
        title={words.reasons.title}
        text={words.reasons.text}
        items={inOrder(reasons, words.reasons.items)}
        sums={figures}
        ground={ground}
      />
      <PageTurn collection="industries" slug={slug} />
      <ClosingBand title={words.closing.title} text={words.closing.text}>
        <ActionRow ground="colour" buttons={buttonsIn(words.closing.actions)} />
      </ClosingBand>
    </>
  );
}
