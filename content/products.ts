/** The seven products of the suite. The key is the slug: in URLs, in the catalogs, and as the glyph's and the hue's name. */
export const suite = [
  'skycart',
  'airpos',
  'orderkite',
  'quicklocal',
  'brand-galaxy',
  'nimbus-ai',
  'delivery-management',
] as const;

export type Product = (typeof suite)[number];

/** The six that the price list names; the seventh, delivery, comes with them. */
export const pricedProducts = suite.filter((product) => product !== 'delivery-management');

/** The drawn interface of a product (components/scenes). */
export type SceneName = 'storefront' | 'till';

/**
 * A section of a product page between its hero and its demo form, in the page's order.
 * `id` is the section's key in the catalog and its anchor; `items` are the keys of its texts.
 */
export type ProductSection =
  | {kind: 'about' | 'statement'; id: string}
  | {kind: 'features' | 'steps' | 'reasons'; id: string; items: readonly string[]}
  | {kind: 'figures'; id: string; items: readonly string[]};

export type ProductPage = {
  product: Product;
  scene: SceneName;
  /** Which hosted demo form the page shows (content/environment.mjs). */
  form: 'home' | 'orderkite' | 'airpos' | 'quicklocal' | 'brand-galaxy' | 'nimbus-ai';
  sections: readonly ProductSection[];
};

export const products = {
  skycart: {
    product: 'skycart',
    scene: 'storefront',
    form: 'home',
    sections: [
      {kind: 'about', id: 'about'},
      {
        kind: 'features',
        id: 'offerings',
        items: ['smartCart', 'cartRecovery', 'couponsAndLoyalty', 'whatsappUpdates', 'flashSales'],
      },
      {kind: 'steps', id: 'growth', items: ['attract', 'convert', 'repeat']},
      {kind: 'reasons', id: 'brand', items: ['domain', 'look', 'language']},
      {kind: 'features', id: 'why', items: ['launch', 'oneStock', 'payments', 'support']},
      {kind: 'figures', id: 'community', items: ['brands', 'products', 'satisfaction']},
      {kind: 'statement', id: 'start'},
    ],
  },
} as const satisfies Record<string, ProductPage>;

export type ProductSlug = keyof typeof products;
