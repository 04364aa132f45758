import {industries, industryGroups} from './industries';
import {type Href, type Path, pathOf, slugsOf} from './paths';
import {type Product, suite} from './suite';

/** As many rows of a menu as fit into a small window. Other industries are linked from the pages beside them (PreviousNextNav.tsx). */
const rows = 5;

/** The entries of the header and the footer. Their labels are in the catalogs. */
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

/** The page of a product. */
export const productHref = (product: Product) => pathOf('products', product);

/** The footer has a few industries of each group, because it is a part of every page. */
const industriesOfGroup = 2;

/** The footer's groups of links, besides the products. The labels are the short names of the pages. */
export const footer = {
  company: ['/partner-program', '/contact', '/pricing'] satisfies Path[],
  legal: slugsOf('legal').map((slug) => pathOf('legal', slug)),
  useCases: slugsOf('useCases').map((slug) => pathOf('useCases', slug)),
  industries: menu.industries
    .flatMap(({slugs}) => slugs.slice(0, industriesOfGroup))
    .map((slug) => pathOf('industries', slug)),
} as const;
