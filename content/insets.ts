import type {IndustrySlug} from './industries';
import {journeys} from './journeys';
import {documents} from './samplePapers';
import {couriers, doorMinutes, type Good, type Line, localBasket, rates, shelf, storeDay} from './sampleShop';
import type {Product} from './suite';
import {partyFile, refillNote} from './useCaseObjects';
import type {UseCaseSlug} from './useCases';

/**
 * What each product shows on the page of a trade or a use case: that page's own goods, at its own hour. A product without an entry shows
 * the same detail as on all other pages (ProductPicture.tsx). Sums are computed where they are drawn. Prices are in rupees.
 *
 * The key of a line is its name: a good of the sample shop, or a name that the page has in the catalogs (`insets.pages`). If there is
 * a drawing of that name among the page's goods, it stands beside the line; what follows `_` tells apart lines with one drawing.
 */

/** Pieces at a price. What comes back has a price below zero. */
type Sold = {count: number; price: number};
type Lines<Facts> = {readonly [name: string]: Facts};

export type Inset =
  /** A bill at the counter, or a basket in a shop's app, with the minutes until it is at the door. */
  | {kind: 'bill'; time: string; lines: Lines<Sold>}
  | {kind: 'basket'; time: string; minutes?: number; lines: Lines<Sold>}
  /** A party's order. It may have a limit, of which it owes a part already. */
  | {kind: 'order'; time: string; credit?: {limit: number; owed: number}; lines: Lines<Sold>}
  /** What is expected to sell, and what is there. The rest is to be ordered, or made. */
  | {kind: 'forecast'; isMade?: true; lines: Lines<{expected: number; inStock: number}>}
  /** The sales of a day beside the usual ones. */
  | {kind: 'comparison'; lines: Lines<{usual: number; today: number}>}
  /** The same figure at two places: pieces, or prices. */
  | {
      kind: 'places';
      places: readonly [string, string];
      unit: 'pieces' | 'rupees';
      lines: Lines<readonly [number, number]>;
    }
  /** Goods in a webstore. Some had a higher price before. */
  | {kind: 'store'; lines: Lines<{price: number; before?: number}>}
  /** Counts that add up. */
  | {kind: 'tally'; lines: Lines<number>}
  /** A rider on the way, with the stops so far and their times: how many are done, or the minutes to the door. */
  | {kind: 'round'; progress: {done: number; count: number} | {minutes: number}; lines: Lines<string>};

/** The drawing of a line: `school-shirt_28` is drawn as `school-shirt`. */
export const drawingOf = (name: string) => name.split('_', 1)[0] ?? name;

export type PageInsets = {readonly [P in Product]?: Inset};

const at = (price: number, count = 1): Sold => ({count, price});
const need = (expected: number, inStock: number) => ({expected, inStock});

/** Lines of the sample shop's own goods. */
const shopLines = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({good, quantity}) => [good, at(shelf[good].price, quantity)])) as {[G in Good]?: Sold};

const [distributor, retailer] = rates.parties;
const {slow} = storeDay;
const daySales = Object.fromEntries(
  storeDay.stores.map(({store, hours}) => [store, hours.reduce((total, hour) => total + hour, 0)]),
) as Record<(typeof storeDay)['stores'][number]['store'], number>;
const {
  'unified-commerce-solution': unified,
  'marketing-automation': marketing,
  'white-label-solution': ownName,
} = journeys;
/** What the page's journey says is there, and what it says to order. */
const toOrder = (inStock: number, order: number) => need(inStock + order, inStock);
const schemeLines = documents.schemeClaim.lines;
const freePouch = 0;

export const insets = {
  'ai-ecommerce-website': {
    skycart: {kind: 'store', lines: {soap: {price: shelf.soap.price}, oil: {price: shelf.oil.price}}},
    'nimbus-ai': {
      kind: 'forecast',
      lines: {soap: toOrder(16, journeys['ai-ecommerce-website']['nimbus-ai'].figure.amount), oil: need(40, 28)},
    },
    'delivery-management': {kind: 'tally', lines: {road: couriers[0].parcels, air: couriers[1].parcels}},
  },
  'hyperlocal-delivery': {
    airpos: {
      kind: 'bill',
      time: journeys['hyperlocal-delivery'].airpos.time,
      lines: shopLines(journeys['hyperlocal-delivery'].airpos.lines),
    },
    quicklocal: {
      kind: 'basket',
      time: journeys['hyperlocal-delivery'].quicklocal.time,
      lines: shopLines(journeys['hyperlocal-delivery'].quicklocal.lines),
    },
    'delivery-management': {
      kind: 'round',
      progress: {done: 1, count: 2},
      lines: {app: '09:35', verma: journeys['hyperlocal-delivery']['delivery-management'].time},
    },
  },
  'quick-commerce': {
    airpos: {
      kind: 'places',
      places: ['counter', 'app'],
      unit: 'pieces',
      lines: {paneer: [0, 0], bread: [12, 12], curd: [9, 9]},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {
        bread: need(40, 12),
        curd: need(30, 9),
        tea: toOrder(
          journeys['quick-commerce'].airpos.figure.amount,
          journeys['quick-commerce']['nimbus-ai'].figure.amount,
        ),
      },
    },
    quicklocal: {kind: 'basket', time: localBasket.paid, minutes: doorMinutes, lines: shopLines(localBasket.lines)},
    'delivery-management': {
      kind: 'round',
      progress: {minutes: doorMinutes},
      lines: {left: localBasket.left, door: localBasket.door},
    },
  },
  'franchise-management': {
    orderkite: {
      kind: 'order',
      time: '16:40',
      credit: {limit: 25_000, owed: journeys['franchise-management'].orderkite.figure.amount},
      lines: {masala: at(380, 12), cups: at(85, 20), uniforms: at(450, 4)},
    },
    airpos: {
      kind: 'places',
      places: ['durg', 'airport'],
      unit: 'rupees',
      lines: {chai: [20, 60], coffee: [30, 80], samosa: [15, 50]},
    },
    'nimbus-ai': {
      kind: 'comparison',
      lines: {
        durg: {usual: 74_000, today: daySales.durg},
        kiosk: {usual: 46_000, today: 45_100},
        highway: {usual: 58_000, today: 49_300},
      },
    },
  },
  'distributor-management': {
    orderkite: {
      kind: 'order',
      time: '11:15',
      credit: {limit: partyFile.limit, owed: 0},
      lines: {ghee: at(distributor.price.ghee, journeys['distributor-management'].orderkite.lines[0].quantity)},
    },
    'delivery-management': {
      kind: 'tally',
      lines: {
        well: journeys['distributor-management']['delivery-management'].facts.received,
        cracked:
          journeys['distributor-management']['delivery-management'].facts.sent -
          journeys['distributor-management']['delivery-management'].facts.received,
      },
    },
  },
  'unified-commerce-solution': {
    skycart: {kind: 'store', lines: {oil: {price: shelf.oil.price}, soap: {price: shelf.soap.price}}},
    orderkite: {
      kind: 'order',
      time: unified.orderkite.time,
      lines: {oil: at(retailer.price.oil, unified.orderkite.lines[0].quantity)},
    },
    airpos: {
      kind: 'bill',
      time: unified.airpos.time,
      lines: {oil: at(unified.airpos.facts.price, unified.airpos.figure.amount / unified.airpos.facts.price)},
    },
    'nimbus-ai': {kind: 'forecast', lines: {oil: need(90, unified['nimbus-ai'].figure.amount), soap: need(44, 26)}},
  },
  'multi-store-management': {
    skycart: {kind: 'store', lines: {oil: {price: shelf.oil.price}, soap: {price: shelf.soap.price}}},
    airpos: {
      kind: 'places',
      places: ['durg', 'bhilai'],
      unit: 'pieces',
      lines: {oil: [slow.idle, slow.left], soap: [18, 22], tea: [16, 25]},
    },
    'nimbus-ai': {
      kind: 'comparison',
      lines: {
        raipur: {usual: 108_000, today: daySales.raipur},
        durg: {usual: 74_000, today: daySales.durg},
        bhilai: {usual: 66_000, today: daySales.bhilai},
      },
    },
  },
  'marketing-automation': {
    skycart: {kind: 'basket', time: marketing.skycart.time, lines: shopLines(marketing.skycart.lines)},
    'nimbus-ai': {
      kind: 'tally',
      lines: {
        ghee: marketing['nimbus-ai'].figure.amount,
        notAgreed: refillNote.steps[0].count - marketing['nimbus-ai'].figure.amount,
      },
    },
    quicklocal: {kind: 'store', lines: {bread: {price: 28, before: 40}, curd: {price: 32, before: 45}}},
  },
  'white-label-solution': {
    skycart: {kind: 'store', lines: {oil: {price: shelf.oil.price}, jaggery: {price: shelf.jaggery.price}}},
    orderkite: {
      kind: 'order',
      time: ownName.orderkite.time,
      lines: {ghee: at(retailer.price.ghee, ownName.orderkite.lines[0].quantity)},
    },
    quicklocal: {kind: 'basket', time: ownName.quicklocal.time, lines: shopLines(ownName.quicklocal.lines)},
  },
  'beauty-cosmetics': {
    airpos: {kind: 'bill', time: '17:40', lines: {lipstick: at(499), 'kajal-pencil': at(180, 2), pouch: at(freePouch)}},
    orderkite: {
      kind: 'order',
      time: '21:35',
      credit: {limit: 6_000, owed: documents.parlourAccount.sums.balance.amount},
      lines: {'wax-tin': at(260, 4), bleach: at(185, 2)},
    },
    'nimbus-ai': {kind: 'forecast', lines: {lipstick: need(36, 11), 'nail-polish': need(24, 9), compact: need(6, 6)}},
    quicklocal: {kind: 'basket', time: '15:10', minutes: 18, lines: {'wax-tin': at(260), strips: at(120)}},
  },
  'food-beverages': {
    airpos: {
      kind: 'bill',
      time: '11:50',
      lines: {'laddu-box': at(260), 'samosa-plate': at(15, 6), 'chai-glass': at(20, 2)},
    },
    orderkite: {
      kind: 'order',
      time: '18:10',
      credit: {limit: 5_000, owed: 1_450},
      lines: {'bread-loaf': at(32, 20), 'namkeen-packet': at(18, 30)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      isMade: true,
      lines: {'laddu-box_trays': need(9, 2), 'samosa-plate': need(11, 0), khari: need(6, 2)},
    },
    quicklocal: {kind: 'basket', time: '08:40', minutes: 15, lines: {'samosa-plate': at(15, 8), jalebi: at(90)}},
  },
  'health-wellness': {
    airpos: {kind: 'bill', time: '19:20', lines: {'tablet-strip': at(2, 6), knee: at(240), 'churan-jar': at(215)}},
    orderkite: {
      kind: 'order',
      time: '10:30',
      credit: {limit: 15_000, owed: 4_200},
      lines: {'tablet-strip': at(14, 50), 'tablet-strip_free': at(0, 5), 'syrup-bottle': at(68, 20)},
    },
    'nimbus-ai': {kind: 'forecast', lines: {ors: need(90, 22), glucose: need(40, 15), 'syrup-bottle': need(30, 30)}},
    quicklocal: {kind: 'basket', time: '18:20', minutes: 24, lines: {'churan-jar': at(215), thermometer: at(180)}},
  },
  'home-furnishing': {
    airpos: {
      kind: 'bill',
      time: '16:15',
      lines: {'cloth-rolls': at(480, 11.5), 'bed-stack': at(14_500), stitching: at(1_150), advance: at(-10_000)},
    },
    orderkite: {
      kind: 'order',
      time: '12:40',
      credit: {limit: 60_000, owed: 22_000},
      lines: {'swatch-book': at(310, 40), 'bed-stack_sheets': at(620, 12)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'cloth-rolls_stock': need(9, 4), 'bed-stack': need(14, 6), 'bed-stack_sheets': need(60, 35)},
    },
    quicklocal: {
      kind: 'basket',
      time: '17:30',
      minutes: 45,
      lines: {'bed-stack_sheets': at(990), 'bed-stack_pillow': at(350, 2)},
    },
  },
  'fashion-lifestyle': {
    airpos: {
      kind: 'bill',
      time: '19:45',
      lines: {kurti: at(1_190), kurti_returned: at(-990), 'jeans-stack': at(1_590)},
    },
    orderkite: {
      kind: 'order',
      time: '13:20',
      credit: {limit: 80_000, owed: 31_500},
      lines: {kurti_set: at(2_340, 8), dupatta: at(165, 24)},
    },
    'nimbus-ai': {kind: 'forecast', lines: {kurti_beige: need(34, 10), kurti: need(40, 28), kurti_neon: need(5, 5)}},
    quicklocal: {kind: 'basket', time: '16:50', minutes: 35, lines: {sherwani: at(4_990), dupatta: at(390)}},
  },
  'pet-care': {
    airpos: {kind: 'bill', time: '18:05', lines: {'bird-cage': at(90), 'fish-tank': at(340), trim: at(150)}},
    orderkite: {
      kind: 'order',
      time: '09:50',
      credit: {limit: 50_000, owed: 12_300},
      lines: {'food-bag': at(3_450, 10), 'food-bag_free': at(0)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {spray: need(48, 14), 'collar-leash': need(30, 12), 'food-bag_kitten': need(8, 8)},
    },
    quicklocal: {
      kind: 'basket',
      time: '10:20',
      minutes: 50,
      lines: {'food-bag': at(3_990, 2), 'collar-leash_leash': at(350)},
    },
  },
  gifting: {
    airpos: {
      kind: 'bill',
      time: '20:40',
      lines: {'hamper-basket': at(1_450), 'dry-fruit-jar': at(320), 'diya-lamp': at(25, 4)},
    },
    orderkite: {
      kind: 'order',
      time: '11:05',
      credit: {limit: 100_000, owed: 18_000},
      lines: {
        'hamper-basket': at(1_380, documents.packingList.fields.hampers),
        'greeting-card': at(0, documents.packingList.fields.hampers),
      },
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'hamper-basket': need(300, 110), 'diya-lamp': need(1_200, 400), 'dry-fruit-jar': need(600, 240)},
    },
  },
  'kids-fashion-toys': {
    airpos: {kind: 'bill', time: '17:25', lines: {'school-shirt': at(640), 'toy-car': at(240), blocks: at(310)}},
    orderkite: {
      kind: 'order',
      time: '12:10',
      credit: {limit: 40_000, owed: 9_800},
      lines: {'toy-car_carton': at(1_920, 3), 'school-shirt_set': at(1_450, 4)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'school-shirt_28': need(64, 18), 'school-shirt_32': need(40, 22), frock: need(9, 9)},
    },
  },
  'sustainable-products': {
    airpos: {kind: 'bill', time: '17:15', lines: {'khadi-roll': at(1_250), 'refill-jar': at(160), lamp: at(780)}},
    orderkite: {
      kind: 'order',
      time: '15:30',
      credit: {limit: 50_000, owed: 8_400},
      lines: {'bamboo-basket': at(210, 60), 'jute-bag': at(175, 40)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'bamboo-basket': need(90, 26), 'jute-bag': need(70, 40), 'clay-cups': need(120, 84)},
    },
  },
  'tech-gadgets': {
    airpos: {
      kind: 'bill',
      time: '19:10',
      lines: {
        'smart-phone': at(documents.handsetBill.lines.handset.amount.paise),
        cover: at(documents.handsetBill.lines.glass.amount.paise),
        charger: at(1_299),
      },
    },
    orderkite: {
      kind: 'order',
      time: '11:45',
      credit: {limit: 200_000, owed: 64_000},
      lines: {'smart-phone': at(17_400, 5), 'power-bank': at(890, 10)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'smart-phone': need(42, 15), 'earbuds-case': need(60, 22), 'smart-watch': need(5, 5)},
    },
  },
  'organic-food': {
    airpos: {
      kind: 'bill',
      time: '10:35',
      lines: {looseDal: at(180, 1.5), 'turmeric-root': at(95), 'honey-jar': at(420)},
    },
    orderkite: {
      kind: 'order',
      time: '14:20',
      credit: {limit: 60_000, owed: 15_000},
      lines: {'rice-sack': at(2_350, 6), 'honey-jar': at(330, 24)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'rice-sack': need(120, 96), newJaggery: need(300, 260), 'ghee-pot': need(48, 30)},
    },
  },
  'healthy-food': {
    airpos: {
      kind: 'bill',
      time: '18:30',
      lines: {'almond-bowl': at(310), 'millet-packet': at(145, 2), 'peanut-butter': at(399)},
    },
    orderkite: {
      kind: 'order',
      time: '16:05',
      credit: {limit: 50_000, owed: 11_200},
      lines: {'protein-jar': at(1_680, 12), 'energy-bars': at(32, 48)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {kuttu: need(80, 24), 'millet-packet': need(110, 62), 'peanut-butter': need(18, 18)},
    },
  },
  fmcg: {
    orderkite: {
      kind: 'order',
      time: '10:20',
      credit: {limit: 15_000, owed: 5_600},
      lines: {
        'soap-bars': at(28, schemeLines.gupta.sold),
        'soap-bars_free': at(0, schemeLines.gupta.free),
        'tea-pouch': at(128, 24),
        'biscuit-packets': at(9, 48),
      },
    },
    airpos: {kind: 'bill', time: '12:35', lines: {'tea-pouch': at(145), 'oil-tin': at(890), 'soap-bars': at(34, 3)}},
    'delivery-management': {kind: 'round', progress: {done: 11, count: 40}, lines: {gupta: '10:40', mahamaya: '11:05'}},
  },
  lifestyle: {
    skycart: {kind: 'store', lines: {wristwatch: {price: 6_490}, vase: {price: 2_150}}},
    airpos: {kind: 'bill', time: '18:50', lines: {wristwatch: at(6_490), perfume: at(1_850), wrap: at(60)}},
    'nimbus-ai': {kind: 'forecast', lines: {perfume: need(40, 6), vase: need(20, 8), 'table-lamp': need(3, 3)}},
  },
  cosmetics: {
    orderkite: {
      kind: 'order',
      time: '11:30',
      credit: {limit: 120_000, owed: 46_000},
      lines: {'lipstick-row': at(130, 240), 'nail-polish': at(55, 144), testers: at(0, 2)},
    },
    'nimbus-ai': {
      kind: 'forecast',
      lines: {'lipstick-row': need(2_400, 700), 'cream-jar': need(1_500, 600), compact: need(300, 300)},
    },
  },
  bags: {
    airpos: {
      kind: 'bill',
      time: '13:15',
      lines: {'cabin-trolley': at(4_290), 'school-bag': at(890), handbag: at(-1_150)},
    },
    skycart: {kind: 'store', lines: {'laptop-bag': {price: 1_990}, duffel: {price: 1_490}}},
    orderkite: {
      kind: 'order',
      time: '15:45',
      credit: {limit: 60_000, owed: 18_700},
      lines: {'school-bag_black': at(410, 4), 'school-bag_blue': at(410, 4), 'school-bag_choice': at(430, 4)},
    },
  },
} as const satisfies {readonly [Slug in IndustrySlug | UseCaseSlug]?: PageInsets};
