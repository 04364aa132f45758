import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/suite';

export type ProductPanelProps = {
  product: Product;
  name: string;
  role: string;
  /** In which plans it is. */
  plan: string;
  title: string;
  text: string;
  href: Href;
  action: string;
};

type Props = ProductPanelProps & {
  /** The one to begin with stands on the product's full colour: over a picture, or beside a large sign. */
  look?: keyof typeof looks;
  picture?: ReactNode;
};

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

const bold = {
  title: 'mt-8 print:mt-3 print:text-h3-lg text-h2',
  text: 'max-w-[36rem] text-lede',
} as const;

const looks = {
  tall: {
    ...bold,
    panel: 'bg-p-solid text-white lg:p-12 print:px-0 print:py-3',
    head: 'items-center gap-4',
    glyph: 'size-16 print:size-12',
  },
  wide: {
    ...bold,
    panel:
      'bg-p-solid text-white lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-8 lg:p-12 lg:*:col-start-2 print:px-0 print:py-3',
    head: 'flex-wrap items-center gap-1 lg:col-start-1! lg:row-span-3 lg:flex-col lg:items-start lg:justify-between',
    glyph: 'size-24 print:size-12 lg:-mt-3 lg:size-40',
    title: `${bold.title} lg:mt-0`,
  },
  plain: {panel: 'product-panel-plain', head: undefined, glyph: undefined, title: undefined, text: undefined},
} as const;

/** What a product does for this page's reader, and the way to it. */
export function ProductPanel({
  product,
  name,
  role,
  plan,
  title,
  text,
  href,
  action,
  picture,
  look: kind = 'plain',
}: Props) {
  const look = looks[kind];
  return (
    <div data-product={product} className={`product-panel ${look.panel}`}>
      <div className={look.head}>
        <Icon
          name={`glyph-${product}`}
          className={look.glyph}
          style={kind === 'plain' ? undefined : {translate: `-${insets[product]}%`}}
        />
        <p>
          <b>{name}</b>
          <span>
            {role}
            <br />
            {plan}
          </span>
        </p>
      </div>
      <h3 className={look.title}>{title}</h3>
      <p className={look.text}>{text}</p>
      <LocalLink href={href}>{action}</LocalLink>
      {picture}
    </div>
  );
}
