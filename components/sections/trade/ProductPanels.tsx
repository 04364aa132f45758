import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {planLines} from '@/components/sections/PlanNote';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {figures} from '@/content/figures';
import {productHref} from '@/content/menu';
import {type Needs, type Product, type ProductCards, plansWith} from '@/content/suite';
import type {Text} from '@/i18n/shape';

type Props = Text & ProductCards & {items: Record<Product, Text>};

/** Products that hand an order on, each a step further down. */
export const ProductStairs = ({products, needs, items, ...section}: Props) => (
  <ProductSection {...section}>
    <ol className="product-stairs">
      {products.map((product) => (
        <li key={product} data-product={product} className="relative">
          <ProductPanel product={product} needs={needs} {...items[product]} />
        </li>
      ))}
    </ol>
  </ProductSection>
);

/** The product to start with stands on its full colour, over a picture or beside it: what its list and itself look like. */
const leads = {
  tall: {
    list: '@lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
    item: '@lg:row-span-2',
    panel: '',
    picture: '-mx-12 mt-10 -mb-12 flex-1 basis-60',
  },
  wide: {
    list: '@lg:grid-cols-3',
    item: '@lg:col-span-full',
    panel: '@lg:grid @lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @lg:gap-x-12',
    picture: '-my-12 -mr-12 col-start-2 row-span-4 row-start-1',
  },
};

/** The product to start with, large and with a picture: beside two that follow it, or across the head of three. */
export function ProductBento({products, needs, items, picture, ...section}: Props & {picture: ReactNode}) {
  const lead = leads[products.length > 3 ? 'wide' : 'tall'];
  return (
    <ProductSection {...section}>
      <ul
        className={`grid grid-cols-1 gap-px overflow-clip rounded-md border bg-line print:overflow-visible print:border-0 ${lead.list}`}
      >
        {products.map((product, index) => (
          <li key={product} className={index === 0 ? lead.item : undefined}>
            <ProductPanel product={product} needs={needs} {...items[product]} lead={index === 0 && lead}>
              {picture}
            </ProductPanel>
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}

type SectionProps = Text & Pick<Props, 'largeCatalog'> & {children: ReactNode};

/** Products under a head; below, for a trade that lists more of them than a small plan holds, how many each plan holds. */
async function ProductSection({title, text, largeCatalog, children}: SectionProps) {
  const t = await getTranslations();
  return (
    <Section title={title} text={text}>
      {children}
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

/** How far a sign's drawing stands from the sides of its box, in percent: a large one begins where the text does. */
const insets: Record<Product, number> = {
  skycart: 6,
  airpos: 18,
  orderkite: 9,
  quicklocal: 11,
  'brand-galaxy': 6,
  'nimbus-ai': 5,
  'delivery-management': 8,
};

type PanelProps = Text & {product: Product; needs: Needs; lead?: false | typeof leads.tall; children?: ReactNode};

/** What a product does for this page's reader, in which plans it is, and the way to it; `children` is a lead's picture. */
async function ProductPanel({product, needs, title, text, lead, children}: PanelProps) {
  const t = await getTranslations();
  const name = t(`suite.${product}.name`);
  const plans = await planLines(plansWith(product, needs[product]), needs[product]);
  return (
    <div
      data-product={product}
      className={`product-panel ${lead ? `bg-p-solid text-white @lg:p-12 print:px-0 print:py-3 ${lead.panel}` : 'product-panel-plain'}`}
    >
      <div className="flex items-center gap-4">
        <Icon
          name={`glyph-${product}`}
          className={lead ? 'size-16 shrink-0 print:size-12' : undefined}
          style={lead ? {marginInline: `${(-4 * insets[product]) / 100}rem`} : undefined}
        />
        <p>
          <b>{name}</b> <span>{t(`suite.${product}.role`)}</span>
        </p>
      </div>
      <H3 className={lead ? 'mt-8 print:mt-3 print:text-h3-lg text-h2' : undefined}>{title}</H3>
      <p className={lead ? 'max-w-[36rem] text-inherit text-lede' : undefined}>
        {text} <small className="plan-note">{plans.join('\u00a0· ')}</small>
      </p>
      <LocalLink href={productHref(product)}>{t('common.actions.explore', {name})}</LocalLink>
      {lead && <div className={`relative bg-p-tint @max-lg:hidden print:hidden ${lead.picture}`}>{children}</div>}
    </div>
  );
}
