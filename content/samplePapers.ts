import {sum} from './math';

/** The document that each industry's page draws. They are invented, and sums are computed. Amounts are in rupees, dates in ISO form. */

/** A number, a code that is printed as it is, or a value that each language formats. */
export type Cell =
  | number
  | string
  | {day: string}
  | {month: string}
  | {time: string}
  | {paise: number}
  | {oneDecimal: number};

type Row = {[column: string]: Cell};

export type TradeDocument = {
  /** Thermal paper, a form from a pad, a ruled page of a book, or a label of packed food. */
  kind: 'ticket' | 'slip' | 'sheet' | 'label';
  number?: string;
  /** The fields above the table. Where a value is `null`, the catalog has it, because it is a word. */
  fields: {[field: string]: Cell | null};
  /** The columns in their order. The column `name` has the line's name, from the catalog. */
  columns: readonly string[];
  lines: {[line: string]: Row};
  /** Each line has small print below its name. */
  detailed?: true;
  /** The lines of sums below the table. The last one has a double rule. `rate` is a tax rate, shown after the tax's name. */
  sums?: {[sum: string]: Row & {rate?: number}};
  /** What the document ends with. */
  ends?: 'note' | 'stamp';
};

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));

type Lines<Column extends string> = {[line: string]: {[column in Column]: number}};

/** The sum of a column. */
const total = <Column extends string>(lines: Lines<Column>, column: Column) =>
  sum(Object.values(lines).map((line) => line[column]));

/** The sum of each of several columns. */
const totals = <Column extends string>(lines: Lines<Column>, ...columns: Column[]) =>
  Object.fromEntries(columns.map((column) => [column, total(lines, column)])) as {[column in Column]: number};

/** A line for some pieces at a rate in rupees. */
const priced = (count: number, rate: number) => ({count, rate, amount: count * rate});

/* Food. */

/** A restaurant's order for the tandoor. */
const dishes = {
  roti: {count: 4},
  paneer: {count: 1},
  kebab: {count: 2},
};
const kitchenTicket = {
  kind: 'ticket',
  number: '048',
  fields: {table: '7', time: {time: '13:20'}, waiter: null},
  columns: ['count', 'name'],
  lines: dishes,
  detailed: true,
  sums: {plates: {count: total(dishes, 'count')}},
} as const satisfies TradeDocument;

/** A jar of peanut butter: grams of each nutrient in 100 g, and the grams of a serving of two spoons. */
const nutrients = {protein: 26, carbohydrate: 20.5, addedSugar: 0, fat: 47.5};
const servingGrams = 32;
/** Kilocalories in 100 g: a gram of protein or carbohydrate has 4, a gram of fat has 9. */
const energy = 4 * (nutrients.protein + nutrients.carbohydrate) + 9 * nutrients.fat;
const nutritionLine = (hundred: number) => ({
  hundred: {oneDecimal: hundred},
  serving: {oneDecimal: rounded((hundred * servingGrams) / 100, 1)},
});
const nutritionLabel = {
  kind: 'label',
  fields: {batch: 'PB-1107', bestBefore: {month: '2027-02-01'}, serving: servingGrams},
  columns: ['name', 'hundred', 'serving'],
  lines: {
    energy: nutritionLine(energy),
    protein: nutritionLine(nutrients.protein),
    carbohydrate: nutritionLine(nutrients.carbohydrate),
    addedSugar: nutritionLine(nutrients.addedSugar),
    fat: nutritionLine(nutrients.fat),
  },
  ends: 'note',
} as const satisfies TradeDocument;

/** A lot of millet, in kilos. */
const milletLot = {received: 500, stones: 18, sold: 214};
const lotLabel = {
  kind: 'label',
  number: 'KD-26-114',
  fields: {group: null, harvest: {month: '2025-11-01'}, certificate: 'NPOP/••/2216'},
  columns: ['name', 'kilos'],
  lines: {
    received: {kilos: milletLot.received},
    stones: {kilos: -milletLot.stones},
    sold: {kilos: -milletLot.sold},
  },
  sums: {left: {kilos: milletLot.received - milletLot.stones - milletLot.sold}},
  ends: 'note',
} as const satisfies TradeDocument;

/** A scheme that gives retailers one soap free with ten. The company pays the distributor for each free soap. */
const schemeRate = 28;
function retailerClaim(sold: number) {
  const free = Math.floor(sold / 10);
  return {sold, free, amount: free * schemeRate};
}
const retailerClaims = {
  gupta: retailerClaim(120),
  mahamaya: retailerClaim(86),
  jai: retailerClaim(54),
};
const schemeClaim = {
  kind: 'sheet',
  number: 'SC-118',
  fields: {scheme: null, from: {day: '2026-10-01'}, until: {day: '2026-10-20'}},
  columns: ['name', 'sold', 'free', 'amount'],
  lines: retailerClaims,
  sums: {claim: totals(retailerClaims, 'sold', 'free', 'amount')},
  ends: 'stamp',
} as const satisfies TradeDocument;

/* Care. */

/** A beauty parlour's page at its wholesaler. */
const parlourEntries = {
  opening: {date: {day: '2026-10-01'}, amount: 1_860},
  bleach: {date: {day: '2026-10-04'}, amount: 740},
  payment: {date: {day: '2026-10-10'}, amount: -1_860},
  facial: {date: {day: '2026-10-21'}, amount: 1_320},
};
const parlourAccount = {
  kind: 'sheet',
  fields: {parlour: null, month: {month: '2026-10-01'}, due: {day: '2026-11-10'}},
  columns: ['date', 'name', 'amount'],
  lines: parlourEntries,
  sums: {balance: {amount: total(parlourEntries, 'amount')}},
  ends: 'stamp',
} as const satisfies TradeDocument;

/** A chemist's register of drugs on prescription. A shop that sells retail has its drug licence in Forms 20 and 21. */
const prescriptionRegister = {
  kind: 'sheet',
  fields: {page: '64', licence: '20-••••18 / 21-••••19'},
  columns: ['date', 'name', 'count'],
  lines: {
    cefixime: {date: {day: '2026-10-26'}, count: 10},
    levofloxacin: {date: {day: '2026-10-26'}, count: 5},
    cefpodoxime: {date: {day: '2026-10-27'}, count: 6},
  },
  detailed: true,
  ends: 'stamp',
} as const satisfies TradeDocument;

/** A groomer's work on a dog. */
const groomingWork = {
  bath: {amount: 700},
  clipping: {amount: 450},
  ticks: {amount: 250},
};
const groomingCard = {
  kind: 'slip',
  number: '0087',
  fields: {pet: null, weight: 31, groomer: null, slot: {time: '10:15'}},
  columns: ['name', 'amount'],
  lines: groomingWork,
  sums: {total: {amount: total(groomingWork, 'amount')}},
  ends: 'note',
} as const satisfies TradeDocument;

/** A batch of lipsticks, and who received how many. */
const filledLipsticks = 600;
const lipstickParties = {
  nagpur: {bill: 'W-771', pieces: 240},
  indore: {bill: 'W-784', pieces: 180},
  testers: {bill: 'W-784', pieces: 24},
};
const batchCard = {
  kind: 'slip',
  number: 'LM-0926',
  fields: {shade: null, expiry: {month: '2029-08-01'}, filled: filledLipsticks},
  columns: ['name', 'bill', 'pieces'],
  lines: lipstickParties,
  sums: {left: {pieces: filledLipsticks - total(lipstickParties, 'pieces')}},
  ends: 'stamp',
} as const satisfies TradeDocument;

/* Fashion. */

/** A lot of kurtis by colour, in sets of six in the ratio of their sizes. */
const kurtiSets = (sets: number) => ({s: sets, m: 2 * sets, l: 2 * sets, xl: sets, pieces: 6 * sets});
const kurtis = {
  maroon: kurtiSets(4),
  indigo: kurtiSets(3),
  mustard: kurtiSets(2),
};
const ratioSheet = {
  kind: 'sheet',
  fields: {style: null, code: 'KR-218', received: {day: '2026-10-12'}},
  columns: ['name', 's', 'm', 'l', 'xl', 'pieces'],
  lines: kurtis,
  sums: {total: totals(kurtis, 's', 'm', 'l', 'xl', 'pieces')},
  ends: 'note',
} as const satisfies TradeDocument;

/** A company's gift hampers. */
const hampers = 40;
const inEachHamper = (each: number) => ({each, pieces: each * hampers});
const hamperItems = {
  jar: inEachHamper(2),
  mithai: inEachHamper(1),
  diya: inEachHamper(4),
  card: inEachHamper(1),
};
const packingList = {
  kind: 'slip',
  number: '4790',
  fields: {party: null, hampers, leaves: {day: '2026-11-02'}},
  columns: ['name', 'each', 'pieces'],
  lines: hamperItems,
  sums: {total: totals(hamperItems, 'each', 'pieces')},
  ends: 'note',
} as const satisfies TradeDocument;

/** A pupil's things for school. */
const schoolItems = {
  shirt: {size: '28', ...priced(2, 380)},
  pinafore: {size: '28', ...priced(2, 420)},
  bag: {size: '', ...priced(1, 690)},
};
const schoolTotal = total(schoolItems, 'amount');
const schoolAdvance = 1_000;
const schoolList = {
  kind: 'slip',
  number: '0263',
  fields: {school: null, class: '3', house: null},
  columns: ['name', 'size', 'count', 'amount'],
  lines: schoolItems,
  sums: {
    total: {amount: schoolTotal},
    advance: {amount: -schoolAdvance},
    balance: {amount: schoolTotal - schoolAdvance},
  },
} as const satisfies TradeDocument;

/** A trolley's repair: the wheel is within warranty. */
const trolleyRepairs = {
  wheel: {count: 1, amount: 0},
  puller: {count: 2, amount: 80},
};
const repairSlip = {
  kind: 'slip',
  number: '0418',
  fields: {model: null, karigar: null, promised: {day: '2026-10-31'}},
  columns: ['name', 'count', 'amount'],
  lines: trolleyRepairs,
  detailed: true,
  sums: {total: {amount: total(trolleyRepairs, 'amount')}},
  ends: 'stamp',
} as const satisfies TradeDocument;

/* Home. */

/**
 * Curtains for a window, in inches. The cloth is twice as wide as the window, is cut from rolls 48 inches wide, and is ten inches
 * longer, for hem and heading.
 */
function curtain(width: number, drop: number) {
  const panels = Math.ceil((2 * width) / 48);
  const metres = rounded(panels * (drop + 10) * 0.0254, 1);
  return {width, drop, panels, metres: {oneDecimal: metres}};
}
const curtains = {
  drawingRoom: curtain(96, 102),
  bedroom: curtain(72, 84),
  study: curtain(48, 54),
};
const curtainMetres = sum(Object.values(curtains).map(({metres}) => metres.oneDecimal));
const measurementSlip = {
  kind: 'slip',
  number: '0412',
  fields: {customer: null, cloth: 'SW-33', fitting: {day: '2026-11-04'}},
  columns: ['name', 'width', 'drop', 'panels', 'metres'],
  lines: curtains,
  detailed: true,
  sums: {total: {panels: total(curtains, 'panels'), metres: {oneDecimal: curtainMetres}}},
  ends: 'stamp',
} as const satisfies TradeDocument;

/** Jute bags that a shop buys from a group without a GST number. */
const juteBags = {
  short: priced(28, 140),
  long: priced(12, 165),
};
const juteTotal = total(juteBags, 'amount');
const juteAdvance = 2_000;
const purchaseVoucher = {
  kind: 'slip',
  number: '0031',
  fields: {group: null, date: {day: '2026-10-19'}, gstin: null},
  columns: ['name', 'count', 'rate', 'amount'],
  lines: juteBags,
  sums: {
    total: {count: total(juteBags, 'count'), amount: juteTotal},
    advance: {amount: -juteAdvance},
    balance: {amount: juteTotal - juteAdvance},
  },
  ends: 'stamp',
} as const satisfies TradeDocument;

/** A phone with its screen guard, less the price of the old phone. Prices include GST: half for the centre, half for the state. */
const phonePrices = {handset: 18_990, glass: 650};
const oldPhoneValue = 4_200;
const phoneTotal = phonePrices.handset + phonePrices.glass;
const phoneTaxRate = 0.18;
const halfPhoneTax = rounded((phoneTotal * phoneTaxRate) / (1 + phoneTaxRate) / 2, 2);
const handsetBill = {
  kind: 'ticket',
  number: '2214',
  fields: {imei: '35•••••••••7204', warranty: {month: '2027-10-01'}},
  columns: ['name', 'amount'],
  lines: {
    handset: {amount: {paise: phonePrices.handset}},
    glass: {amount: {paise: phonePrices.glass}},
  },
  sums: {
    taxable: {amount: {paise: rounded(phoneTotal - 2 * halfPhoneTax, 2)}},
    centralTax: {rate: phoneTaxRate / 2, amount: {paise: halfPhoneTax}},
    stateTax: {rate: phoneTaxRate / 2, amount: {paise: halfPhoneTax}},
    exchange: {amount: {paise: -oldPhoneValue}},
    balance: {amount: {paise: phoneTotal - oldPhoneValue}},
  },
} as const satisfies TradeDocument;

/** What a shop takes to a fair, sells there and brings home. */
const stallPieces = (taken: number, sold: number) => ({taken, sold, back: taken - sold});
const stallLines = {
  vase: stallPieces(6, 4),
  candle: stallPieces(8, 7),
  perfume: stallPieces(4, 3),
  watch: stallPieces(2, 1),
};
const stallSheet = {
  kind: 'sheet',
  number: '0019',
  fields: {place: null, from: {day: '2026-10-24'}, until: {day: '2026-10-25'}},
  columns: ['name', 'taken', 'sold', 'back'],
  lines: stallLines,
  sums: {total: totals(stallLines, 'taken', 'sold', 'back')},
  ends: 'note',
} as const satisfies TradeDocument;

export const documents = {
  kitchenTicket,
  nutritionLabel,
  lotLabel,
  schemeClaim,
  parlourAccount,
  prescriptionRegister,
  groomingCard,
  batchCard,
  ratioSheet,
  packingList,
  schoolList,
  repairSlip,
  measurementSlip,
  purchaseVoucher,
  handsetBill,
  stallSheet,
} as const satisfies Record<string, TradeDocument>;

export type DocumentName = keyof typeof documents;
