import type {ReactNode} from 'react';
import {AskNimbus} from '@/components/illustrations/AskNimbus';
import {BrandTalk} from '@/components/illustrations/BrandTalk';
import {CartChat} from '@/components/illustrations/CartChat';
import {CounterDesk} from '@/components/illustrations/CounterDesk';
import {DoorReturn} from '@/components/illustrations/DoorReturn';
import {ForecastDesk} from '@/components/illustrations/ForecastDesk';
import {LocalApp} from '@/components/illustrations/LocalApp';
import {OrderDesk} from '@/components/illustrations/OrderDesk';
import {PartyApproval} from '@/components/illustrations/PartyApproval';
import {RiderPhone} from '@/components/illustrations/RiderPhone';
import {RoundDesk} from '@/components/illustrations/RoundDesk';
import {SalesReport} from '@/components/illustrations/SalesReport';
import {ShopBuilder} from '@/components/illustrations/ShopBuilder';
import {SkyDesk} from '@/components/illustrations/SkyDesk';
import {Storefront} from '@/components/illustrations/Storefront';
import {Till} from '@/components/illustrations/Till';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {DemoSection} from '@/components/sections/DemoSection';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {About} from '@/components/sections/product/About';
import {Audience} from '@/components/sections/product/Audience';
import {PlanStrip} from '@/components/sections/product/PlanStrip';
import {ProductFeatures} from '@/components/sections/product/ProductFeatures';
import {Analytics, Figures, Statement, Trades} from '@/components/sections/product/ProductSections';
import {Reasons} from '@/components/sections/product/Reasons';
import {Steps} from '@/components/sections/product/Steps';
import {Buttons, type SectionProps} from '@/components/sections/SectionParts';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {pathOf} from '@/content/paths';
import {
  type PictureName,
  type ProductAction,
  type ProductSection,
  type ProductSlug,
  productPage,
  type SceneName,
} from '@/content/products';
import {type PricedProduct, productPricing} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {entriesOf, wordsOf} from '@/i18n/words';
import styles from './ProductPage.module.css';

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

/** The drawings: the interfaces in the heroes, and the pictures in the sections. */
const scenes: Record<SceneName | PictureName, ReactNode> = {
  storefront: <Storefront />,
  till: <Till />,
  counter: <CounterDesk />,
  orderDesk: <OrderDesk />,
  rides: <LocalApp />,
  sky: <SkyDesk />,
  forecast: <ForecastDesk />,
  round: <RoundDesk />,
  cartChat: <CartChat />,
  salesReport: <SalesReport />,
  partyApproval: <PartyApproval />,
  riderPhone: <RiderPhone />,
  brandTalk: <BrandTalk />,
  askNimbus: <AskNimbus />,
  doorReturn: <DoorReturn />,
  shopBuilder: <ShopBuilder />,
};

/** A product's page: a hero with its interface, the sections that content/products.ts lists, its plans and its demo form. */
export async function ProductPage({slug}: {slug: ProductSlug}) {
  const {product, scene, sections, actions, form, formId} = productPage(slug);
  const words = await wordsOf('products', slug);
  const path = pathOf('products', slug);
  const hasPricingPage = slug in productPricing;
  const plans = hasPricingPage ? pathOf('productPricing', slug as PricedProduct) : '/pricing';
  const buttons = (names: readonly ProductAction[]) => (
    <Buttons names={names} demo={`${path}#${formId}`} plans={plans} ground="colour" />
  );
  return (
    <div data-product={product}>
      <section data-hero className={`${styles.hero} text-white`}>
        <div className="wrap pt-8 @md:pt-14">
          <div className="flex items-center gap-3.5">
            <Icon name={`glyph-${product}`} className="size-10 shrink-0" />
            <Breadcrumb path={path} />
          </div>
          <div className="mt-6 grid items-start gap-x-16 gap-y-6 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <H1>{words.hero.title}</H1>
            <div>
              <Lede>{words.hero.text}</Lede>
              <ButtonRow className="mt-7">{buttons(actions)}</ButtonRow>
              <p className="mt-4 text-note @sm:text-balance">{words.hero.note}</p>
            </div>
          </div>
          <div className={`mt-10 @md:mt-14 ${styles.interface}`}>{scenes[scene]}</div>
        </div>
        <HeroEnd />
      </section>
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
            picture={'picture' in section && section.picture && scenes[section.picture]}
            place={'place' in section ? section.place : undefined}
            afterPaper={onPaper.includes(sections[index - 1]?.kind)}
          />
        );
      })}
      <PlanStrip product={product} text={words.hero.note} href={plans} />
      <DemoSection id={formId} form={form} product={product} {...words.demo} />
    </div>
  );
}

/** The words of a section. i18n/shape.ts proves that the catalog has them for each section's id. */
type SectionCatalog = Text & {items?: Record<string, Text>};
