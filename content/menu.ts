import {type Href, type Path, pathOf, slugsOf} from './paths';
import {type Product, pricedProducts} from './products';

/** Header and footer: entries, never labels. */
export const menu = {
  products: pricedProducts,
  industries: slugsOf('industries'),
  useCases: slugsOf('useCases'),
  /** Plain links of the header, by the key of their label. */
  links: {aiGrowth: '/#ai-growth', pricing: '/pricing'} satisfies Record<string, Href>,
} as const;

/** A product's own page. */
export const productHref = (product: Product) => pathOf('products', product);

/** The footer's link groups besides the products; labels are the pages' own short names. */
export const footer = {
  company: ['/partner-program', '/contact', '/pricing'] satisfies Path[],
  legal: slugsOf('legal').map((slug) => pathOf('legal', slug)),
} as const;
