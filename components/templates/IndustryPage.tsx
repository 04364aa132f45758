import {Fragment} from 'react';
import {ClosingBand} from '@/components/sections/ClosingBand';
import {IndustryHero} from '@/components/sections/IndustryHero';
import {PointThread} from '@/components/sections/PointThread';
import {ProductBento} from '@/components/sections/ProductBento';
import {ReasonTable} from '@/components/sections/ReasonTable';
import {UseCaseSlips} from '@/components/sections/UseCaseSlips';
import {UseCaseTags} from '@/components/sections/UseCaseTags';
import {ActionRow} from '@/components/ui/ActionRow';
import {type Industry, type IndustrySlug, industries} from '@/content/industries';
import {demoHref, pathOf} from '@/content/paths';
import {site} from '@/content/site';
import {wordsOf} from '@/i18n/words';
import {Composition} from './Composition';
import {GoodsDetail} from './GoodsDetail';
import {inOrder} from './inOrder';
import {Neighbours} from './Neighbours';
import {PageTrail} from './PageTrail';
import {productPanels} from './productPanels';

const hrefs = {trial: site.admin, demo: demoHref} as const;

/** What the work is told on, and the order of the page that goes with it: one of its parts is always a dark band. */
const rhythms = {
  tags: {Work: UseCaseTags, parts: ['work', 'products', 'reasons'], book: 'joined'},
  slips: {Work: UseCaseSlips, parts: ['products', 'work', 'reasons'], book: 'paper'},
  thread: {Work: PointThread, parts: ['work', 'reasons', 'products'], book: 'indigo'},
} as const;

/** An industry's page: its goods on a ledger line, the work it knows, the products for it and why. */
export async function IndustryPage({slug}: {slug: IndustrySlug}) {
  const {useCases, products, reasons, actions, work = 'tags'}: Industry = industries[slug];
  const words = await wordsOf('industries', slug);
  const buttonsIn = (labels: typeof words.closing.actions) =>
    actions.map((name) => ({href: hrefs[name], label: labels[name]}));
  const {Work, parts, book} = rhythms[work];
  const sections = {
    work: (
      <Work title={words.useCases.title} text={words.useCases.text} items={inOrder(useCases, words.useCases.items)} />
    ),
    products: (
      <ProductBento
        title={words.products.title}
        text={words.products.text}
        panels={await productPanels(products, words.products.items)}
        picture={<GoodsDetail industry={slug} />}
      />
    ),
    reasons: (
      <ReasonTable
        title={words.reasons.title}
        text={words.reasons.text}
        items={inOrder(reasons, words.reasons.items)}
        ground={book}
      />
    ),
  };
  return (
    <>
      <IndustryHero
        trail={<PageTrail path={pathOf('industries', slug)} className="text-ink-2" />}
        badge={words.hero.badge}
        title={words.hero.title}
        text={words.hero.text}
        actions={<ActionRow ground="paper" buttons={buttonsIn(words.hero.actions)} />}
      >
        <Composition industry={slug} label={words.picture} />
      </IndustryHero>
      {parts.map((part) => (
        <Fragment key={part}>{sections[part]}</Fragment>
      ))}
      <Neighbours family="industries" slug={slug} />
      <ClosingBand title={words.closing.title} text={words.closing.text}>
        <ActionRow ground="colour" buttons={buttonsIn(words.closing.actions)} />
      </ClosingBand>
    </>
  );
}
