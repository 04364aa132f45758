import {industries, industryGroups} from './industries';
import {type Href, type Path, pathOf, slugsOf} from './paths';
import {type Product, suite} from './suite';

/** Rows that a menu has room for in a small window; other industries are reached from their neighbours' pages (PreviousNextNav). */
const rows = 5;

/** Header and footer: entries, never labels. */
export const menu = {
  products: suite,
  industries: industryGroups.map((group) => ({
    group,
    slugs: slugsOf('industries')
      .filter((slug) => industries[slug].group === group)
      .slice(0, rows),
  })),
  useCases: slugsOf('useCases').slice(0, 4 * rows),
  /** Plain links of the header, by the key of their label. */
  links: {aiGrowth: '/#ai-growth', pricing: '/pricing', contact: '/contact'} satisfies Record<string, Href>,
} as const;

/** A product's own page. */
export const productHref = (product: Product) => pathOf('products', product);

/** The footer's link groups besides the products; labels are the pages' own short names. */
export const footer = {
  company: ['/partner-program', '/contact', '/pricing'] satisfies Path[],
  legal: slugsOf('legal').map((slug) => pathOf('legal', slug)),
} as const;
