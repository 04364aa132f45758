import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {ProductPicture} from '@/components/illustrations/ProductPicture';
import {TradeScene} from '@/components/illustrations/TradeScene';
import {PlanTag} from '@/components/sections/PlanTag';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {productHref} from '@/content/menu';
import {figures} from '@/content/messageFigures';
import type {Needs, Product, ProductCards} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {OwnerRow} from './OwnerRow';
import styles from './ProductPanels.module.css';

type Props = Text & Pick<ProductCards, 'products' | 'needs' | 'largeCatalog'> & {items: Record<Product, Text>};

/** Three products are in one row, each a step further down. Any other number is in two columns, and the right one is lower. */
const stairs = {
  oneRow: {
    list: '@xl:grid-cols-3 @xl:items-start',
    // In a window of middle width there are two columns, and the last of three products fills a row.
    item: '@sm:@max-xl:last:col-span-full @xl:first:mb-12 @xl:nth-2:mt-12 @xl:last:mt-24',
  },
  twoColumns: {list: '', item: '@xl:odd:mb-12 @xl:even:mt-12'},
};

/** The products that an order passes through, as stairs. A dashed line leads from each to the next. */
export function ProductStairs({products, needs, items, ...section}: Props) {
  const rows = products.length === 3 ? stairs.oneRow : stairs.twoColumns;
  return (
    <ProductSection {...section} products={products}>
      <ol className={`grid grid-cols-1 gap-5 @sm:grid-cols-2 @xl:gap-6 print:block ${rows.list}`}>
        {products.map((product) => (
          <li key={product} data-product={product} className={`relative ${styles.stair} ${rows.item}`}>
            <ProductPanel
              product={product}
              needs={needs}
              {...items[product]}
              className="overflow-clip rounded-md border print:overflow-visible print:border-0"
            />
          </li>
        ))}
      </ol>
    </ProductSection>
  );
}

/** The classes for the list and its first product, by where the product's picture is: below its words or beside them. */
const leads = {
  pictureBelow: {
    list: '@lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
    item: '@lg:row-span-2',
    panel: '',
    picture: '@lg:-mx-12 @lg:mt-10 @lg:-mb-12 @lg:flex-1 @lg:basis-60',
  },
  pictureBeside: {
    list: '@lg:grid-cols-3',
    item: '@lg:col-span-full',
    panel: '@lg:grid @lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @lg:gap-x-12',
    picture: '@lg:-my-12 @lg:-mr-12 @lg:col-start-2 @lg:row-span-4 @lg:row-start-1',
  },
};

/** Without room beside or below the words, the picture fills the panel's lower edge. */
const pictureOnPhones =
  '@max-lg:-mx-6 @max-lg:-mb-6 @max-lg:mt-6 @max-lg:min-h-64 @max-lg:flex-none @max-lg:@sm:-mx-8 @max-lg:@sm:-mb-8';

const cells = 'grid grid-cols-1 gap-px overflow-clip rounded-md border bg-line print:overflow-visible print:border-0';

/** The first product is large and at work on one of the trade's goods, whose drawing has the address `good`. Two others are beside it, or three below it. */
export function ProductBento({products, needs, items, good, ...section}: Props & {good: string}) {
  const lead = products.length > 3 ? leads.pictureBeside : leads.pictureBelow;
  return (
    <ProductSection {...section} products={products}>
      <ul className={`${cells} ${lead.list}`}>
        {products.map((product, index) => {
          const panel = {product, needs, ...items[product]};
          return index === 0 ? (
            <li key={product} className={lead.item}>
              <LeadPanel {...panel} className={lead.panel}>
                <div
                  className={`relative flex overflow-clip bg-p-tint [--icon-size:initial] print:hidden ${pictureOnPhones} ${lead.picture}`}
                >
                  <TradeScene product={product} good={good} />
                </div>
              </LeadPanel>
            </li>
          ) : (
            <li key={product}>
              <ProductPanel {...panel} />
            </li>
          );
        })}
      </ul>
    </ProductSection>
  );
}

type SectionProps = Text & Pick<Props, 'products' | 'largeCatalog'> & {children: ReactNode};

/** `largeCatalog` is set for shops that sell more products than a small plan allows. For them a note names the limits. */
async function ProductSection({title, text, products, largeCatalog, children}: SectionProps) {
  const t = await getTranslations();
  return (
    <Section title={title} text={text}>
      {children}
      <OwnerRow products={products} className="mt-6 text-ink-2 text-note" />
      {largeCatalog && (
        <p className="mt-6 text-ink-2 text-note">
          {t('pricing.productIn.limits', figures)}{' '}
          <LocalLink href="/pricing" className="inline-block underline">
            {t('common.actions.plans')}
          </LocalLink>
        </p>
      )}
    </Section>
  );
}

type PanelProps = Text & {product: Product; needs: Needs; className?: string};

const panelLayout = 'flex h-full flex-col p-6 @sm:p-8 print:px-0 print:py-3';

const headToEdges = '-mx-6 -mt-6 bg-p-tint px-6 py-5 @sm:-mx-8 @sm:-mt-8 @sm:px-8 print:m-0 print:p-0';

/** What a product does for the readers of this page, which plans include it, and a link to its page. */
function ProductPanel({product, needs, title, text, className = ''}: PanelProps) {
  return (
    <div data-product={product} className={`icon-12 icon-p bg-sheet ${panelLayout} ${className}`}>
      <div className={`flex items-center gap-4 ${headToEdges}`}>
        <Icon name={`glyph-${product}`} />
        <NameAndRole product={product} roleColor="text-ink-2" />
      </div>
      <H3 className="mt-6 text-h3-lg print:mt-3">
        {title}
        <PlanTag product={product} needs={needs[product]} />
      </H3>
      <p className="mt-3 mb-6 text-ink-2">{text}</p>
      <ProductPicture product={product} className="mt-auto h-60" />
      <ExploreLink product={product} className="decoration-p" />
    </div>
  );
}

/** The empty space at the sides of each glyph, in percent of its width. A large glyph is shifted by it, to align with the text. */
const insets: Partial<Record<Product, number>> = {
  skycart: 6,
  airpos: 18,
  orderkite: 9,
  quicklocal: 11,
  'brand-galaxy': 6,
  'nimbus-ai': 5,
  'delivery-management': 8,
};
/** The width of a large glyph in rem. */
const glyphWidth = 4;

/** A large panel on the product's colour. `children` is its picture. */
function LeadPanel({product, needs, title, text, className = '', children}: PanelProps & {children: ReactNode}) {
  const inset = ((insets[product] ?? 0) / 100) * glyphWidth;
  return (
    <div data-product={product} className={`bg-p-solid text-on-p @lg:p-12 ${panelLayout} ${className}`}>
      <div className="flex items-center gap-4">
        <Icon
          name={`glyph-${product}`}
          className="size-16 shrink-0 print:size-12"
          style={{marginInline: `${-inset}rem`}}
        />
        <NameAndRole product={product} />
      </div>
      <H3 className="mt-8 text-h2 print:mt-3 print:text-h3-lg">
        {title}
        <PlanTag product={product} needs={needs[product]} />
      </H3>
      <p className="mt-3 max-w-[36rem] text-inherit text-lede">{text}</p>
      <ExploreLink product={product} />
      {children}
    </div>
  );
}

type NameProps = {product: Product; roleColor?: string};

async function NameAndRole({product, roleColor = ''}: NameProps) {
  const t = await getTranslations('suite');
  return (
    <p className="leading-snug">
      <b className="block text-lede">{t(`${product}.name`)}</b>{' '}
      <span className={`block text-note ${roleColor}`}>{t(`${product}.role`)}</span>
    </p>
  );
}

const exploreLink =
  'self-start pt-4 pb-1 font-semibold underline decoration-2 underline-offset-6 hover:decoration-4 @sm:pt-6';

async function ExploreLink({product, className = ''}: {product: Product; className?: string}) {
  const t = await getTranslations();
  return (
    <LocalLink href={productHref(product)} className={`${exploreLink} ${className}`}>
      {t('common.actions.explore', {name: t(`suite.${product}.name`)})}
    </LocalLink>
  );
}
