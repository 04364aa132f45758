import type {ReactNode} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';
import type {Product} from '@/content/products';

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
  role: '',
  title: 'mt-8 print:mt-3 print:text-h3-lg text-h2',
  text: 'max-w-[36rem] text-lede',
  link: '',
} as const;

const looks = {
  tall: {
    ...bold,
    panel: 'bg-p-solid text-white lg:p-12',
    head: 'items-center gap-4',
    glyph: 'size-16 print:size-12',
  },
  wide: {
    ...bold,
    panel:
      'bg-p-solid text-white lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-8 lg:p-12 lg:*:col-start-2',
    head: 'flex-wrap items-center gap-1 lg:col-start-1! lg:row-span-3 lg:flex-col lg:items-start lg:justify-between',
    glyph: 'size-24 print:size-12 lg:-mt-3 lg:size-40',
    title: `${bold.title} lg:mt-0`,
  },
  plain: {
    panel: 'bg-sheet',
    head: '-m-6 mb-0 print:m-0 print:p-0 items-center gap-4 bg-[light-dark(var(--p-tint),color-mix(in_oklab,var(--p)_13%,var(--color-sheet)))] px-6 py-5 sm:-m-8 sm:mb-0 sm:px-8',
    glyph: 'size-12 text-p',
    role: 'text-ink-2',
    title: 'mt-6 print:mt-3 text-h3-lg',
    text: 'text-ink-2',
    link: 'mt-auto decoration-p',
  },
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
    <div data-product={product} className={`flex h-full flex-col p-6 sm:p-8 print:px-0 print:py-3 ${look.panel}`}>
      <div className={`flex ${look.head}`}>
        <Drawing
          name={`glyph-${product}`}
          className={`shrink-0 ${look.glyph}`}
          style={kind === 'plain' ? undefined : {translate: `-${insets[product]}%`}}
        />
        <p className="leading-snug">
          <b className="block font-semibold text-lede">{name}</b>
          <span className={`text-note ${look.role}`}>
            {role}
            <br />
            {plan}
          </span>
        </p>
      </div>
      <h3 className={look.title}>{title}</h3>
      <p className={`mt-3 ${look.text}`}>{text}</p>
      <LocalLink
        href={href}
        className={`self-start pt-4 pb-1 sm:pt-6 font-semibold underline decoration-2 underline-offset-[6px] hover:decoration-4 ${look.link}`}
      >
        {action}
      </LocalLink>
      {picture}
    </div>
  );
}
