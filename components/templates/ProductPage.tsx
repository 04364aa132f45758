import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {About} from '@/components/sections/About';
import {Features} from '@/components/sections/Features';
import {Figures} from '@/components/sections/Figures';
import {ProductHero} from '@/components/sections/ProductHero';
import type {SectionProps} from '@/components/sections/productSection';
import {Reasons} from '@/components/sections/Reasons';
import {Statement} from '@/components/sections/Statement';
import {Steps} from '@/components/sections/Steps';
import {Action} from '@/components/ui/Action';
import {pathOf} from '@/content/paths';
import {type ProductSection, type ProductSlug, products} from '@/content/products';
import {site} from '@/content/site';
import type {Words} from '@/i18n/shape';
import {wordsOf} from '@/i18n/words';
import {Demo} from './Demo';
import {ProductScene} from './ProductScene';

/** How each kind of section is set. */
const layouts = {
  about: About,
  features: Features,
  steps: Steps,
  reasons: Reasons,
  figures: Figures,
  statement: Statement,
} satisfies Record<ProductSection['kind'], unknown>;

/** A product's page: its interface in its own colour, then the sections that its facts name, then its demo form. */
export async function ProductPage({slug}: {slug: ProductSlug}) {
  const {product, scene, sections} = products[slug];
  const words = await wordsOf('products', slug);
  const t = await getTranslations('common.breadcrumb');
  return (
    <div data-product={product}>
      <ProductHero
        product={product}
        family={t('products')}
        name={words.name}
        title={words.hero.title}
        text={words.hero.text}
        actions={
          <>
            <Action href={site.admin} tone="light">
              {words.hero.primary}
            </Action>
            <Action href={`${pathOf('products', slug)}#demo`} tone="outlineLight">
              {words.hero.secondary}
            </Action>
          </>
        }
      >
        <ProductScene name={scene} />
      </ProductHero>
      {sections.map((section) => {
        // The kind decides both the layout and the shape of the words (i18n/shape.ts); TypeScript cannot pair the two.
        const Layout = layouts[section.kind] as (props: SectionProps) => ReactNode;
        return <Layout key={section.id} product={product} {...sectionWords(section, words)} />;
      })}
      <Demo id="demo" title={words.demo.title} text={words.demo.text} />
    </div>
  );
}

/** The words of one section, its items in the order of the facts. */
function sectionWords(section: ProductSection, words: Words['products']): Omit<SectionProps, 'product'> {
  // i18n/shape.ts proves that a section's id names words of its kind.
  const own = words[section.id] as Omit<SectionProps, 'items'> & {
    items?: Record<string, SectionProps['items'][number]>;
  };
  const items = 'items' in section ? section.items : [];
  return {...own, id: section.id, items: items.flatMap((id) => (own.items?.[id] ? {...own.items[id], id} : []))};
}
