import type {environment} from './environment';
import type {IndustrySlug} from './industries';
import type {Product} from './suite';

/** The hosted demo forms (content/environment.ts). */
export type FormName = keyof (typeof environment)['forms']['ids'];

/** The drawn interface of a product (components/pages/productScenes.tsx). */
export type SceneName = 'storefront' | 'till' | 'counter' | 'orderDesk' | 'rides' | 'sky' | 'forecast' | 'round';

/** A drawn interface within a product page (components/pages/productScenes.tsx). */
export type PictureName =
  | 'cartChat'
  | 'salesReport'
  | 'partyApproval'
  | 'riderPhone'
  | 'brandTalk'
  | 'askNimbus'
  | 'doorReturn'
  | 'shopBuilder';

/** Where a picture stands on a wide screen: below its section's claim, at the right, across the top, or from the window's left edge. */
export type PicturePlace = 'below' | 'beside' | 'across' | 'edge';

/** A button of a product page, by the key of its label: it leads to registration, the page's own demo form, or the price list. */
export type ProductAction = 'freeTrial' | 'shortTrial' | 'bookDemo' | 'shortDemo' | 'plans';

/** A section between a product page's hero and its demo form. `id` is its key and anchor, `items` are keys of its texts. */
export type ProductSection =
  | {kind: 'about'; id: string}
  | {kind: 'audience' | 'figures'; id: string; items: readonly string[]}
  | {kind: 'steps'; id: string; items: readonly string[]; picture?: PictureName}
  | {kind: 'features' | 'reasons'; id: string; items: readonly string[]; picture?: PictureName; place?: PicturePlace}
  | {kind: 'analytics'; id: string; items: readonly string[]; picture: PictureName}
  | {kind: 'industries'; id: string; items: readonly IndustrySlug[]}
  | {kind: 'statement'; id: string; actions: readonly ProductAction[]};

export type ProductPage = {
  scene: SceneName;
  actions: readonly [ProductAction, ...ProductAction[]];
  /** The hosted demo form that the page shows, where its product has none of its own. */
  form?: 'home';
  /** The anchor of the demo section, where old links and campaigns know it by another name than `demo`. */
  formId?: 'hubspot-form';
  /** The page that search engines are to keep instead of this one, which then stands in no menu and no sitemap. */
  sameAs?: Product;
  sections: readonly ProductSection[];
};

export const products = {
  orderkite: {
    scene: 'orderDesk',
    actions: ['bookDemo', 'plans'],
    sections: [
      {kind: 'about', id: 'about'},
      {
        kind: 'features',
        id: 'features',
        items: [
          'controlledAccess',
          'separateLogins',
          'whiteLabelApp',
          'creditOrdering',
          'partyLedger',
          'inventorySync',
          'bulkOrders',
          'privateCatalogs',
        ],
      },
      {
        kind: 'industries',
        id: 'industries',
        items: ['fmcg', 'cosmetics', 'home-furnishing', 'fashion-lifestyle', 'tech-gadgets', 'gifting'],
      },
      {
        kind: 'reasons',
        id: 'why',
        items: ['approvalFirst', 'ownName', 'fewerCalls', 'oneBalance'],
        picture: 'partyApproval',
        place: 'below',
      },
    ],
  },
  skycart: {
    scene: 'storefront',
    actions: ['shortDemo', 'shortTrial'],
    form: 'home',
    sections: [
      {kind: 'about', id: 'about'},
      {
        kind: 'features',
        id: 'offerings',
        items: ['smartCart', 'cartRecovery', 'couponsAndLoyalty', 'whatsappUpdates', 'flashSales'],
        picture: 'cartChat',
      },
      {kind: 'steps', id: 'growth', items: ['attract', 'convert', 'repeat']},
      {kind: 'reasons', id: 'brand', items: ['domain', 'look', 'language'], picture: 'shopBuilder', place: 'across'},
      {kind: 'features', id: 'why', items: ['launch', 'oneStock', 'payments', 'support']},
      {kind: 'figures', id: 'community', items: ['brands', 'products', 'satisfaction']},
      {kind: 'statement', id: 'start', actions: ['bookDemo', 'freeTrial']},
    ],
  },
  skypos: {
    scene: 'counter',
    actions: ['bookDemo', 'freeTrial'],
    sameAs: 'airpos',
    sections: [
      {kind: 'about', id: 'about'},
      {kind: 'features', id: 'features', items: ['billing', 'barcode', 'returns', 'dayClose']},
      {kind: 'steps', id: 'day', items: ['open', 'sell', 'close']},
      {kind: 'reasons', id: 'why', items: ['learnInADay', 'keepsWorking', 'growsIntoAirpos']},
      {kind: 'statement', id: 'start', actions: ['bookDemo', 'freeTrial']},
    ],
  },
  airpos: {
    scene: 'till',
    actions: ['bookDemo', 'freeTrial'],
    sections: [
      {kind: 'features', id: 'keyFeatures', items: ['offlineBilling', 'oneStock', 'staffRoles']},
      {
        kind: 'analytics',
        id: 'analytics',
        items: ['salesByStore', 'slowMovers', 'drawerReport'],
        picture: 'salesReport',
      },
      {
        kind: 'industries',
        id: 'industries',
        items: [
          'food-beverages',
          'fashion-lifestyle',
          'pet-care',
          'tech-gadgets',
          'beauty-cosmetics',
          'kids-fashion-toys',
        ],
      },
      {kind: 'audience', id: 'audience', items: ['singleStore', 'retailChain', 'franchise']},
      {kind: 'reasons', id: 'why', items: ['quickBill', 'nothingLost', 'gstReady', 'sameBook']},
    ],
  },
  quicklocal: {
    scene: 'rides',
    actions: ['bookDemo'],
    sections: [
      {kind: 'features', id: 'intro', items: ['ownApp', 'ownRiders', 'ownCustomers']},
      {
        kind: 'features',
        id: 'features',
        items: [
          'deliveryZones',
          'liveTracking',
          'stockSync',
          'paymentOptions',
          'promotions',
          'timeSlots',
          'substitutes',
          'riderApp',
        ],
        picture: 'riderPhone',
        place: 'edge',
      },
      {
        kind: 'industries',
        id: 'industries',
        items: ['food-beverages', 'organic-food', 'healthy-food', 'health-wellness', 'pet-care', 'fmcg'],
      },
      {kind: 'audience', id: 'audience', items: ['kirana', 'restaurants', 'pharmacies', 'couriers', 'franchises']},
      {kind: 'statement', id: 'start', actions: ['bookDemo', 'plans']},
    ],
  },
  'brand-galaxy': {
    scene: 'sky',
    actions: ['bookDemo'],
    formId: 'hubspot-form',
    sections: [
      {kind: 'about', id: 'about'},
      {kind: 'features', id: 'criteria', items: ['location', 'investment', 'category']},
      {kind: 'steps', id: 'match', items: ['show', 'filter', 'meet'], picture: 'brandTalk'},
      {kind: 'features', id: 'management', items: ['showcase', 'partnerDiscovery', 'analytics', 'promotions']},
      {kind: 'audience', id: 'audience', items: ['brands', 'distributors', 'sellers']},
      {kind: 'statement', id: 'start', actions: ['bookDemo']},
    ],
  },
  'nimbus-ai': {
    scene: 'forecast',
    actions: ['bookDemo'],
    formId: 'hubspot-form',
    sections: [
      {kind: 'about', id: 'about'},
      {
        kind: 'features',
        id: 'features',
        items: [
          'demandForecast',
          'inventoryOptimisation',
          'promotionEffectiveness',
          'customerBehaviour',
          'saleTrends',
          'realTimeAlerts',
        ],
      },
      {kind: 'figures', id: 'results', items: ['growth', 'decisions', 'costReduction', 'averageReturn']},
      {kind: 'steps', id: 'week', items: ['read', 'suggest', 'act']},
      {
        kind: 'reasons',
        id: 'trust',
        items: ['reasonGiven', 'nothingAutomatic', 'yourDataOnly', 'plainLanguage'],
        picture: 'askNimbus',
        place: 'beside',
      },
      {kind: 'statement', id: 'start', actions: ['bookDemo']},
    ],
  },
  'delivery-management': {
    scene: 'round',
    actions: ['bookDemo'],
    form: 'home',
    sections: [
      {
        kind: 'features',
        id: 'features',
        items: [
          'liveTracking',
          'routeOptimisation',
          'fleet',
          'thirdPartyCouriers',
          'proofOfDelivery',
          'returns',
          'analytics',
          'notifications',
        ],
      },
      {kind: 'figures', id: 'results', items: ['routeSaving', 'fasterDeliveries', 'onTime']},
      {kind: 'steps', id: 'thirtyMinutes', items: ['accept', 'ride', 'handOver']},
      {
        kind: 'reasons',
        id: 'why',
        items: ['oneScreen', 'fewerCalls', 'ownOrCourier'],
        picture: 'doorReturn',
        place: 'beside',
      },
      {kind: 'statement', id: 'start', actions: ['bookDemo']},
    ],
  },
} as const satisfies Record<string, ProductPage>;

export type ProductSlug = keyof typeof products;

/** The facts of a product's page, also those that follow from its slug. */
export function productPage(slug: ProductSlug) {
  const page: ProductPage = products[slug];
  // A slug names its product, unless the page repeats that of another one.
  const product = page.sameAs ?? (slug as Product);
  return {formId: 'demo', ...page, product, form: page.form ?? (product as FormName)};
}
