import {type Href, type Path, pathOf, slugsOf} from './paths';
import {type Product, pricedProducts} from './suite';

/**
 * Entries that a menu has room for in a small window: five rows of four. However many there are, a page grows no further;
 * the others are reached from their neighbours' pages (PageTurn).
 */
const room = 20;

/** Header and footer: entries, never labels. */
export const menu = {
  products: pricedProducts,
  industries: slugsOf('industries').slice(0, room),
  useCases: slugsOf('useCases').slice(0, room),
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
