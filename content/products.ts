import type {site} from '@/settings/site';
import type {Need, Product} from './suite';

/** The hosted demo forms (settings/site.ts). */
export type FormName = keyof (typeof site)['forms']['ids'];

/** A drawn interface of a product. A scene is at the top of its page, a picture is in a section (productScenes.tsx). */
export type SceneName = 'storefront' | 'till' | 'counter' | 'orderDesk' | 'rides' | 'sky' | 'forecast' | 'round';
export type PictureName =
  | 'cartChat'
  | 'salesReport'
  | 'partyApproval'
  | 'riderPhone'
  | 'brandTalk'
  | 'askNimbus'
  | 'doorReturn'
  | 'shopBuilder'
  | 'partySearch'
  | 'offlineBills'
  | 'priceLabels'
  | 'sheetToShop'
  | 'lastPiece'
  | 'billAndExport'
  | 'drawerCount'
  | 'godown'
  | 'courierParcels'
  | 'reorderShelf'
  | 'packingSlip'
  | 'kiranaOrder'
  | 'kiranaCounter'
  | 'brandPage'
  | 'firstTown'
  | 'lastYearsBills'
  | 'weekForecast'
  | 'riderOnTheWay';

/**
 * Where the picture of features is. `edge`: beside them, from the window's left edge on, with a second one between them. `middle`: between two halves of them, from edge
 * to edge. `lead`: beside the first feature, which has a panel of its own. Without a place, it is at the right of the features.
 */
export type FeaturesPicturePlace = 'edge' | 'middle' | 'lead';

/**
 * How a hero is laid out. `desk` has the interface below the words, `night` has the words on a sky that fills the hero, and `map`
 * has them on a card that lies on a map.
 */
export type HeroLayout = 'desk' | 'night' | 'map';

/**
 * Where the picture of reasons is on a wide screen: below the section's title at the left, at the right, or across the top. `column`
 * is for two pictures: they are a column as high as the section, and on a phone the reasons are between them.
 */
export type ReasonsPicturePlace = 'below' | 'beside' | 'across' | 'column';

/** A button of a product page, by the key of its label. It leads to registration, to the page's demo form or to the price list. */
export type ProductAction = 'freeTrial' | 'shortTrial' | 'bookDemo' | 'shortDemo' | 'plans';

/** A section between a product page's hero and its demo form. `id` is its anchor and the key of its words. */
export type ProductSection =
  | {kind: 'industries'; id: string}
  /** Without a picture, it has the detail of the product that other pages show (ProductPicture.tsx). */
  | {kind: 'about'; id: string; picture?: PictureName}
  | {kind: 'audience'; id: string; picture: PictureName}
  | {kind: 'figures'; id: string}
  | {kind: 'steps'; id: string; picture?: PictureName}
  | {kind: 'features'; id: string; picture?: PictureName; secondPicture?: PictureName; place?: FeaturesPicturePlace}
  | {kind: 'reasons'; id: string; picture?: PictureName; place?: ReasonsPicturePlace}
  | {kind: 'analytics'; id: string; picture: PictureName};

export type ProductPage = {
  scene: SceneName;
  /** The layout of the hero, if it is not `desk`. */
  hero?: HeroLayout;
  actions: readonly [ProductAction, ...ProductAction[]];
  /** The hosted demo form that the page shows if its product has none. */
  form?: 'home';
  /** The anchor of the demo section, if old links and campaigns use another one than `demo`. */
  formId?: 'hubspot-form';
  /** The product whose page this one repeats. Search engines are told to list that one. Menus and the sitemap omit this one. */
  sameAs?: Product;
  sections: readonly ProductSection[];
  /** What the text of an item describes beyond the product itself, by the item's key. */
  itemNeeds?: {readonly [item: string]: readonly Need[]};
};

export const products = {
  orderkite: {
    itemNeeds: {whiteLabelApp: ['ownApp']},
    scene: 'orderDesk',
    actions: ['bookDemo', 'plans'],
    sections: [
      {kind: 'about', id: 'about'},
      {kind: 'features', id: 'features', picture: 'godown', place: 'middle'},
      {kind: 'industries', id: 'industries'},
      {kind: 'reasons', id: 'why', picture: 'partyApproval', place: 'below'},
    ],
  },
  skycart: {
    itemNeeds: {
      cartRecovery: ['messages'],
      whatsappUpdates: ['messages'],
      domain: ['customDomain'],
      payments: ['paymentGateway'],
    },
    scene: 'storefront',
    actions: ['shortDemo', 'shortTrial'],
    form: 'home',
    sections: [
      {kind: 'about', id: 'about', picture: 'packingSlip'},
      {kind: 'features', id: 'offerings', picture: 'cartChat'},
      {kind: 'steps', id: 'growth'},
      {kind: 'reasons', id: 'brand', picture: 'shopBuilder', place: 'across'},
      {kind: 'features', id: 'why', picture: 'sheetToShop', place: 'lead'},
      {kind: 'figures', id: 'community'},
    ],
  },
  skypos: {
    scene: 'counter',
    actions: ['bookDemo', 'freeTrial'],
    sameAs: 'airpos',
    sections: [
      {kind: 'about', id: 'about', picture: 'kiranaCounter'},
      {kind: 'features', id: 'features', picture: 'priceLabels', place: 'lead'},
      {kind: 'steps', id: 'day', picture: 'drawerCount'},
      {kind: 'reasons', id: 'why'},
    ],
  },
  airpos: {
    itemNeeds: {
      oneStock: ['multiStore', 'centralInventory'],
      staffRoles: ['staffAccount'],
      salesByStore: ['multiStore'],
      slowMovers: ['multiStore'],
      retailChain: ['multiStore'],
      franchise: ['distributorLogin'],
      gstReady: ['reports'],
    },
    scene: 'till',
    actions: ['bookDemo', 'freeTrial'],
    sections: [
      {kind: 'features', id: 'keyFeatures', picture: 'offlineBills', place: 'lead'},
      {kind: 'analytics', id: 'analytics', picture: 'salesReport'},
      {kind: 'industries', id: 'industries'},
      {kind: 'audience', id: 'audience', picture: 'kiranaCounter'},
      {kind: 'reasons', id: 'why', picture: 'billAndExport', place: 'column'},
    ],
  },
  quicklocal: {
    itemNeeds: {franchises: ['distributorLogin']},
    scene: 'rides',
    hero: 'map',
    actions: ['bookDemo'],
    sections: [
      {kind: 'features', id: 'intro'},
      {kind: 'features', id: 'features', picture: 'riderPhone', secondPicture: 'lastPiece', place: 'edge'},
      {kind: 'industries', id: 'industries'},
      {kind: 'audience', id: 'audience', picture: 'kiranaOrder'},
    ],
  },
  'brand-galaxy': {
    scene: 'sky',
    hero: 'night',
    actions: ['bookDemo'],
    formId: 'hubspot-form',
    sections: [
      {kind: 'about', id: 'about', picture: 'brandPage'},
      {kind: 'features', id: 'criteria', picture: 'partySearch', place: 'lead'},
      {kind: 'steps', id: 'match', picture: 'brandTalk'},
      {kind: 'features', id: 'management'},
      {kind: 'audience', id: 'audience', picture: 'firstTown'},
    ],
  },
  'nimbus-ai': {
    scene: 'forecast',
    actions: ['bookDemo'],
    formId: 'hubspot-form',
    sections: [
      {kind: 'about', id: 'about', picture: 'lastYearsBills'},
      {kind: 'features', id: 'features', picture: 'reorderShelf', place: 'middle'},
      {kind: 'reasons', id: 'trust', picture: 'askNimbus', place: 'beside'},
      {kind: 'steps', id: 'week', picture: 'weekForecast'},
      {kind: 'figures', id: 'results'},
    ],
  },
  'delivery-management': {
    scene: 'round',
    actions: ['bookDemo'],
    form: 'home',
    sections: [
      {kind: 'features', id: 'features', picture: 'courierParcels', place: 'middle'},
      {kind: 'reasons', id: 'why', picture: 'doorReturn', place: 'beside'},
      {kind: 'steps', id: 'thirtyMinutes', picture: 'riderOnTheWay'},
      {kind: 'figures', id: 'results'},
    ],
  },
} as const satisfies Record<string, ProductPage>;

export type ProductSlug = keyof typeof products;

/** The facts of a product's page. What they leave out follows from the slug. */
export function productPage(slug: ProductSlug) {
  const page: ProductPage = products[slug];
  // The slug is the product's, unless the page repeats another product's page.
  const product = page.sameAs ?? (slug as Product);
  return {formId: 'demo', hero: 'desk' as const, ...page, product, form: page.form ?? (product as FormName)};
}
