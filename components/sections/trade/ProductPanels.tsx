import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {PageInset, ProductInset} from '@/components/illustrations/insets/ProductInset';
import type {InsetPage} from '@/components/illustrations/insets/parts';
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

type Props = Text &
  Pick<ProductCards, 'products' | 'needs' | 'largeCatalog'> & {
    /** The page, whose goods the pictures show. */
    page: InsetPage;
    items: Record<Product, Text>;
  };

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
export function ProductStairs({page, products, needs, items, ...section}: Props) {
  const rows = products.length === 3 ? stairs.oneRow : stairs.twoColumns;
  return (
    <ProductSection {...section} products={products}>
      <ol className={`grid grid-cols-1 gap-5 @sm:grid-cols-2 @xl:gap-6 print:block ${rows.list}`}>
        {products.map((product) => (
          <li key={product} data-product={product} className={`relative ${styles.stair} ${rows.item}`}>
            <ProductPanel
              page={page}
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

/** The first product's words, and in a wide window its picture beside them: whatever is left of its height is below the words. */
const lead = {
  panel: '@lg:grid @lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @lg:grid-rows-[auto_auto_auto_1fr] @lg:gap-x-12',
  picture:
    '@lg:-my-12 @lg:-mr-12 @lg:col-start-2 @lg:row-span-4 @lg:row-start-1 @max-lg:-mx-6 @max-lg:-mb-6 @max-lg:mt-6 @max-lg:flex-none @max-lg:@sm:-mx-8 @max-lg:@sm:-mb-8',
};

/** In a wide window all panels are one sheet. In a narrow one each is a card, as on the pages of use cases. */
const cells = {
  list: 'grid grid-cols-1 gap-5 @sm:@max-lg:grid-cols-2 @lg:gap-px @lg:overflow-clip @lg:rounded-md @lg:border @lg:bg-line print:block print:border-0',
  item: '@max-lg:overflow-clip @max-lg:rounded-md @max-lg:border print:overflow-visible print:border-0',
  first: '@sm:col-span-full',
  // Of four products, the last one fills a row in a window of middle width.
  last: '@sm:@max-lg:even:last:col-span-full',
};

/** The first product is large, and the others are below it, two or three. */
export function ProductBento({page, products, needs, items, ...section}: Props) {
  const columns = products.length > 3 ? '@lg:grid-cols-3' : '@lg:grid-cols-2';
  return (
    <ProductSection {...section} products={products}>
      <ul className={`${cells.list} ${columns}`}>
        {products.map((product, index) => {
          const panel = {page, product, needs, ...items[product]};
          return index === 0 ? (
            <li key={product} className={`${cells.item} ${cells.first}`}>
              <LeadPanel product={product} needs={needs} {...items[product]} className={lead.panel}>
                <div
                  data-picture
                  className={`relative flex overflow-clip bg-p-tint text-ink forced-color-adjust-none [--icon-size:initial] print:hidden ${lead.picture}`}
                >
                  <PageInset page={page} product={product} large />
                </div>
              </LeadPanel>
            </li>
          ) : (
            <li key={product} className={`${cells.item} ${cells.last}`}>
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
        <p className="mt-6 max-w-none text-ink-2 text-note">
          {t('pricing.productIn.limits', figures)}{' '}
          <LocalLink href="/pricing" className="inline-block underline">
            {t('common.actions.plans')}
          </LocalLink>
        </p>
      )}
    </Section>
  );
}

type PanelProps = Text & {page: InsetPage; product: Product; needs: Needs; className?: string};

const panelLayout = 'flex h-full flex-col p-6 @sm:p-8 print:px-0 print:py-3';

const headToEdges = '-mx-6 -mt-6 bg-p-tint px-6 py-5 @sm:-mx-8 @sm:-mt-8 @sm:px-8 print:m-0 print:p-0';

/** What a product does for the readers of this page, which plans include it, and a link to its page. */
function ProductPanel({page, product, needs, title, text, className = ''}: PanelProps) {
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
      <ProductInset page={page} product={product} />
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
function LeadPanel({
  product,
  needs,
  title,
  text,
  className = '',
  children,
}: Omit<PanelProps, 'page'> & {children: ReactNode}) {
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
