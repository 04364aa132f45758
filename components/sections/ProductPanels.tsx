import {getTranslations} from 'next-intl/server';
import {Fragment, type ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import {figures} from '@/content/figures';
import {productHref} from '@/content/menu';
import {type Needs, type Product, type ProductCards, plansWith} from '@/content/suite';
import type {Text} from '@/i18n/shape';
import {planLines} from './PlanNote';
import styles from './ProductPanels.module.css';
import {SectionHead} from './SectionParts';

type Props = Text & ProductCards & {items: Record<Product, Text>};

/** Products that hand an order on, each a step further down. */
export function ProductStairs({title, text, products, needs, largeCatalog, items}: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ol className={styles.stairs}>
          {products.map((product) => (
            <li key={product} data-product={product}>
              <ProductPanel product={product} needs={needs} {...items[product]} />
            </li>
          ))}
        </ol>
        {largeCatalog && <ProductLimits />}
      </div>
    </section>
  );
}

/**
 * The product to start with, large: beside two that follow it, or across the head of three. `picture` fills the large
 * panel where it is as high as the two beside it.
 */
export function ProductBento({
  title,
  text,
  products,
  needs,
  largeCatalog,
  items,
  picture,
}: Props & {picture: ReactNode}) {
  const wide = products.length > 3;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul
          className={`grid gap-px overflow-clip rounded-md border border-line bg-line print:overflow-visible print:border-0 ${wide ? 'lg:grid-cols-3' : 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'}`}
        >
          {products.map((product, index) =>
            index === 0 ? (
              <li key={product} className={wide ? 'lg:col-span-full' : 'lg:row-span-2'}>
                <ProductPanel product={product} needs={needs} {...items[product]} variant={wide ? 'wide' : 'tall'}>
                  {!wide && picture}
                </ProductPanel>
              </li>
            ) : (
              <li key={product}>
                <ProductPanel product={product} needs={needs} {...items[product]} />
              </li>
            ),
          )}
        </ul>
        {largeCatalog && <ProductLimits />}
      </div>
    </section>
  );
}

/** How far a sign's drawing stands from the left edge of its box, in percent: a large one begins where the text does. */
const insets: Record<Product, number> = {
  skycart: 6,
  airpos: 18,
  orderkite: 9,
  quicklocal: 11,
  'brand-galaxy': 6,
  'nimbus-ai': 5,
  'delivery-management': 8,
};

const bold = {title: 'mt-8 print:mt-3 print:text-h3-lg text-h2', text: 'max-w-[36rem] text-inherit text-lede'} as const;

/** The one to begin with stands on the product's full colour: over a picture, or beside a large sign. */
const variants = {
  tall: {
    ...bold,
    panel: 'bg-p-solid text-white lg:p-12 print:px-0 print:py-3',
    head: 'items-center gap-4',
    glyph: 'size-16 shrink-0 print:size-12',
  },
  wide: {
    ...bold,
    panel:
      'bg-p-solid text-white lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-8 lg:p-12 lg:*:col-start-2 print:px-0 print:py-3',
    head: 'items-center gap-4 lg:col-start-1! lg:row-span-3 lg:flex-col lg:items-start lg:justify-between',
    glyph: 'size-16 shrink-0 print:size-12 lg:-mt-3 lg:size-40',
    title: `${bold.title} lg:mt-0`,
  },
  plain: {panel: 'product-panel-plain', head: undefined, glyph: undefined, title: undefined, text: undefined},
} as const;

type PanelProps = Text & {product: Product; needs: Needs; variant?: keyof typeof variants; children?: ReactNode};

/** What a product does for this page's reader, in which plans it is, and the way to it. */
async function ProductPanel({product, needs, title, text, variant = 'plain', children}: PanelProps) {
  const t = await getTranslations();
  const name = t(`suite.${product}.name`);
  const lines = [t(`suite.${product}.role`), ...(await planLines(plansWith(product, needs[product]), needs[product]))];
  const own = variants[variant];
  return (
    <div data-product={product} className={`product-panel ${own.panel}`}>
      <div className={own.head}>
        <Icon
          name={`glyph-${product}`}
          className={own.glyph}
          style={variant === 'plain' ? undefined : {translate: `-${insets[product]}%`}}
        />
        <p>
          <b>{name}</b>{' '}
          {lines.map((line) => (
            <Fragment key={line}>
              <span>{line}</span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
      <h3 className={own.title}>{title}</h3>
      <p className={own.text}>{text}</p>
      <LocalLink href={productHref(product)}>{t('common.actions.explore', {name})}</LocalLink>
      {children}
    </div>
  );
}

/** How many products each plan holds, for a trade that lists more than a small one does. */
async function ProductLimits() {
  const t = await getTranslations('pricing');
  const {starterProducts, primeProducts} = figures;
  return (
    <p className="mt-6 text-ink-2 text-note">
      {t('productIn.limits', {starterProducts, primeProducts})}{' '}
      <LocalLink href="/pricing" className="underline">
        {t('strip.action')}
      </LocalLink>
    </p>
  );
}
