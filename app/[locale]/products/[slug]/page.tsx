import {PageShell} from '@/components/layout/PageShell';
import {DemoSection} from '@/components/sections/DemoSection';
import {withPlanTags} from '@/components/sections/PlanTag';
import {About} from '@/components/sections/product/About';
import {Analytics} from '@/components/sections/product/Analytics';
import {Audience} from '@/components/sections/product/Audience';
import {Figures} from '@/components/sections/product/Figures';
import {PlanStrip} from '@/components/sections/product/PlanStrip';
import {ProductFeatures} from '@/components/sections/product/ProductFeatures';
import {ProductHero} from '@/components/sections/product/ProductHero';
import {ProductIndustries} from '@/components/sections/product/ProductIndustries';
import {productScenes} from '@/components/sections/product/productScenes';
import {Reasons} from '@/components/sections/product/Reasons';
import {Steps} from '@/components/sections/product/Steps';
import {Buttons} from '@/components/sections/SectionParts';
import {type Href, pathOf, type Slug, slugsOf} from '@/content/paths';
import {type PictureName, type ProductPage, type ProductSection, productPage} from '@/content/products';
import {type PricedProduct, type Product, productPricing} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {entriesOf, wordsOf} from '@/i18n/words';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'products'>}>};

export const generateStaticParams = () => slugsOf('products').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('products', slug));
}

/** A product's page: a hero with its interface, the sections that content/products.ts lists, its plans and its demo form. */
export default async function ProductRoute({params}: Props) {
  const {slug} = await params;
  // If this page repeats another product's page, `product` is that other product.
  const {product, scene, hero, sections, itemNeeds, actions, form, formId} = productPage(slug);
  const words = await wordsOf('products', slug);
  const path = pathOf('products', slug);
  const demoHref: Href = `${path}#${formId}`;
  const hasPricingPage = slug in productPricing;
  const plansHref = hasPricingPage ? pathOf('productPricing', slug as PricedProduct) : '/pricing';
  return (
    <PageShell path={path}>
      <div data-product={product}>
        <ProductHero
          path={path}
          product={product}
          {...words.hero}
          layout={hero}
          buttons={<Buttons names={actions} demo={demoHref} plans={plansHref} ground="colour" />}
          scene={productScenes[scene]}
        />
        {sections.map((section, index) => (
          <PageSection
            key={section.id}
            section={section}
            product={product}
            // i18n/shapeProof.ts proves that the catalog has words for each section.
            words={words[section.id] as SectionWords}
            itemNeeds={itemNeeds}
            followsPlainSection={isPlain(sections[index - 1])}
          />
        ))}
        <PlanStrip product={product} text={words.cost} href={plansHref} />
        <DemoSection id={formId} form={form} product={product} {...words.demo} ground="product" />
      </div>
    </PageShell>
  );
}

/** Whether a section has no background of its own. */
function isPlain(section: ProductSection | undefined): boolean {
  return section?.kind === 'about' || section?.kind === 'steps';
}

type ItemsByKey<Item> = Record<string, Item>;
type FigureWords = {figure: string; label: string};
/** The items are texts or, in a section of figures, figures. */
type SectionWords = Text & {items?: ItemsByKey<Text> | ItemsByKey<FigureWords>};

type PageSectionProps = {
  section: ProductSection;
  product: Product;
  words: SectionWords;
  itemNeeds: ProductPage['itemNeeds'];
  /** Whether the section above has no background of its own. */
  followsPlainSection: boolean;
};

/** One section, drawn by the component for its kind. */
function PageSection({section, product, words, itemNeeds, followsPlainSection}: PageSectionProps) {
  const {title, text, items = {}} = words;
  const entries = entriesOf(items as ItemsByKey<Text>);
  const props = {id: section.id, product, title, text, items: withPlanTags(entries, itemNeeds)};
  switch (section.kind) {
    case 'about':
      return <About {...props} picture={pictureOf(section.picture)} />;
    case 'features':
      return (
        <ProductFeatures
          {...props}
          picture={pictureOf(section.picture)}
          secondPicture={pictureOf(section.secondPicture)}
          place={section.place}
          followsPlainSection={followsPlainSection}
        />
      );
    case 'steps':
      return <Steps {...props} picture={pictureOf(section.picture)} />;
    case 'reasons':
      return <Reasons {...props} picture={pictureOf(section.picture)} place={section.place} />;
    case 'audience':
      return <Audience {...props} picture={productScenes[section.picture]} />;
    case 'analytics':
      return <Analytics {...props} picture={pictureOf(section.picture)} />;
    case 'industries':
      return <ProductIndustries {...props} items={entries} />;
    case 'figures':
      return <Figures {...props} items={entriesOf(items as ItemsByKey<FigureWords>)} />;
  }
}

const pictureOf = (name: PictureName | undefined) => name && productScenes[name];
