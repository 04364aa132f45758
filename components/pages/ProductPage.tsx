import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {PlanStrip} from '@/components/sections/PlanStrip';
import {About, Audience} from '@/components/sections/ProductAbout';
import {ProductFeatures} from '@/components/sections/ProductFeatures';
import {ProductHero} from '@/components/sections/ProductHero';
import {Analytics, Figures, Reasons, Statement, Steps, Trades} from '@/components/sections/ProductSections';
import type {SectionProps} from '@/components/sections/sectionProps';
import {ActionRow} from '@/components/ui/ActionRow';
import {type Path, pathOf} from '@/content/paths';
import {productPricing} from '@/content/productPricing';
import {type ProductAction, type ProductSection, type ProductSlug, products} from '@/content/products';
import {site} from '@/content/site';
import type {Text} from '@/i18n/shape';
import {wordsOf} from '@/i18n/words';
import {Demo} from './Demo';
import {inOrder} from './inOrder';
import {ProductScene} from './ProductScene';

/** How each kind of section is set. */
const layouts = {
  about: About,
  features: ProductFeatures,
  steps: Steps,
  reasons: Reasons,
  audience: Audience,
  analytics: Analytics,
  industries: Trades,
  figures: Figures,
  statement: Statement,
} satisfies Record<ProductSection['kind'], unknown>;

/** A product's page: its interface in its own colour, then the sections that its facts name, then its demo form. */
export async function ProductPage({slug}: {slug: ProductSlug}) {
  const {product, scene, sections, actions, form, formId} = products[slug];
  const words = await wordsOf('products', slug);
  const t = await getTranslations('common.actions');
  const demo = `${pathOf('products', slug)}#${formId}` as const;
  const hrefs = {
    freeTrial: site.admin,
    shortTrial: site.admin,
    bookDemo: demo,
    shortDemo: demo,
    plans: pricingOf(slug),
  } as const;
  const buttons = (names: readonly ProductAction[]) => (
    <ActionRow ground="colour" buttons={names.map((name) => ({href: hrefs[name], label: t(name)}))} />
  );
  return (
    <div data-product={product}>
      <ProductHero
        product={product}
        path={pathOf('products', slug)}
        title={words.hero.title}
        text={words.hero.text}
        note={words.hero.note}
        actions={buttons(actions)}
      >
        <ProductScene name={scene} />
      </ProductHero>
      {sections.map((section: ProductSection) => {
        // The kind decides both the layout and the shape of the words (i18n/shape.ts); TypeScript cannot pair the two.
        const Layout = layouts[section.kind] as (props: SectionProps) => ReactNode;
        const own = words[section.id] as SectionCatalog;
        return (
          <Layout
            key={section.id}
            id={section.id}
            product={product}
            title={own.title}
            text={own.text}
            items={'items' in section ? inOrder(section.items, own.items ?? {}) : []}
            actions={'actions' in section && buttons(section.actions)}
            picture={'picture' in section && section.picture && <ProductScene name={section.picture} />}
            {...('place' in section && {place: section.place})}
          />
        );
      })}
      <PlanStrip product={product} text={words.hero.note} href={hrefs.plans} ask={{href: demo, label: t('bookDemo')}} />
      <Demo id={formId} form={form} product={product} title={words.demo.title} text={words.demo.text} />
    </div>
  );
}

/** The words of any section: i18n/shape.ts proves that its id names those of its kind. */
type SectionCatalog = Text & {items?: Record<string, Text>};

/** A product's own price list, or the general one. */
function pricingOf(slug: ProductSlug): Path {
  return slug in productPricing ? pathOf('productPricing', slug as keyof typeof productPricing) : '/pricing'; // just checked
}
