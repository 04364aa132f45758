import type {industries} from './industries';
import {legal} from './legal';
import {type Href, type Path, pathOf, slugsOf} from './paths';
import {type Product, type ProductSlug, pricedProducts, products} from './products';
import type {useCases} from './useCases';

/** Header and footer: entries, never labels. */

const hasPage = (product: Product): product is Product & ProductSlug => product in products;

/** A product's own page, or, while it has none, its card on the home page. */
export const productHref = (product: Product): Href =>
  hasPage(product) ? pathOf('products', product) : `/#${product}`;

export const menu = {
  products: pricedProducts,
  industries: slugsOf('industries'),
  useCases: slugsOf('useCases'),
  /** Plain links of the header, by the key of their label. */
  links: {aiGrowth: '/#ai-growth', pricing: '/pricing'},
} as const satisfies {
  products: readonly Product[];
  industries: readonly (keyof typeof industries)[];
  useCases: readonly (keyof typeof useCases)[];
  links: Record<string, Href>;
};

/** The footer's link groups besides the products; labels are the pages' own short names. */
export const footer = {
  company: ['/contact', '/pricing'] satisfies Path[],
  legal: (Object.keys(legal) as (keyof typeof legal)[]).map((slug) => pathOf('legal', slug)),
} as const;
