import type {ReactNode} from 'react';
import {PageShell} from '@/components/layout/PageShell';
import {DemoSection} from '@/components/sections/DemoSection';
import {About} from '@/components/sections/product/About';
import {Audience} from '@/components/sections/product/Audience';
import {PlanStrip} from '@/components/sections/product/PlanStrip';
import {ProductFeatures} from '@/components/sections/product/ProductFeatures';
import {ProductHero} from '@/components/sections/product/ProductHero';
import {Analytics, Figures, Statement, Trades} from '@/components/sections/product/ProductSections';
import {productScenes} from '@/components/sections/product/productScenes';
import {Reasons} from '@/components/sections/product/Reasons';
import {Steps} from '@/components/sections/product/Steps';
import {Buttons, type SectionProps} from '@/components/sections/SectionParts';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {type ProductAction, type ProductSection, productPage} from '@/content/products';
import {type PricedProduct, productPricing} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {entriesOf, wordsOf} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

/** The component of each kind of section. */
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

/** The kinds of section that have no background of their own. */
const onPaper: readonly (ProductSection['kind'] | undefined)[] = ['about', 'steps'];

/** The words of a section. i18n/shape.ts proves that the catalog has them for each section's id. */
type SectionCatalog = Text & {items?: Record<string, Text>};

type Props = {params: Promise<{slug: Slug<'products'>}>};

export const generateStaticParams = () => slugsOf('products').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('products', slug));
}

/** A product's page: a hero with its interface, the sections that content/products.ts lists, its plans and its demo form. */
export default async function ProductPage({params}: Props) {
  const {slug} = await params;
  const {product, scene, sections, actions, form, formId} = productPage(slug);
  const words = await wordsOf('products', slug);
  const path = pathOf('products', slug);
  const hasPricingPage = slug in productPricing;
  const plans = hasPricingPage ? pathOf('productPricing', slug as PricedProduct) : '/pricing';
  const buttons = (names: readonly ProductAction[]) => (
    <Buttons names={names} demo={`${path}#${formId}`} plans={plans} ground="colour" />
  );
  return (
    <PageShell path={path}>
      <div data-product={product}>
        <ProductHero
          path={path}
          product={product}
          {...words.hero}
          buttons={buttons(actions)}
          scene={productScenes[scene]}
        />
        {sections.map((section, index) => {
          // The kind decides the component and the type of its words (i18n/shape.ts), but TypeScript cannot see that they match.
          const Layout = layouts[section.kind] as (props: SectionProps) => ReactNode;
          const sectionWords = words[section.id] as SectionCatalog;
          return (
            <Layout
              key={section.id}
              id={section.id}
              product={product}
              title={sectionWords.title}
              text={sectionWords.text}
              items={entriesOf(sectionWords.items ?? {})}
              actions={'actions' in section && buttons(section.actions)}
              picture={'picture' in section && section.picture && productScenes[section.picture]}
              place={'place' in section ? section.place : undefined}
              afterPaper={onPaper.includes(sections[index - 1]?.kind)}
            />
          );
        })}
        <PlanStrip product={product} text={words.hero.note} href={plans} />
        <DemoSection id={formId} form={form} product={product} {...words.demo} />
      </div>
    </PageShell>
  );
}
