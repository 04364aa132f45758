import {sum} from './math';

/** A paper of each trade, as its page shows it, plainly invented: every sum is computed. Amounts are rupees, dates ISO. */

/** A count or an amount, a code as it is printed, or a figure that each language writes its own way. */
export type Cell =
  | number
  | string
  | {day: string}
  | {month: string}
  | {time: string}
  | {paise: number}
  | {tenths: number};

type Row = {[column: string]: Cell};

export type TradeDocument = {
  /** Thermal paper, a leaf of a pad with boxes, a ruled page of a book, or a sticker of packed food. */
  kind: 'ticket' | 'slip' | 'sheet' | 'label';
  number?: string;
  /** What is filled in above the table; `null` is filled in with words. */
  fields: {[field: string]: Cell | null};
  /** In their order; `name` is what the catalog calls the line. */
  columns: readonly string[];
  lines: {[line: string]: Row};
  /** Lines have a second, small line of words. */
  detailed?: true;
  /** Lines below the table, the last one doubly ruled; `rate` is a tax's share, said after its name. */
  sums?: {[sum: string]: Row & {rate?: number}};
  /** What stands at its foot. */
  ends?: 'note' | 'stamp';
};

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
/** The same figure of all lines, added up. */
const total = <K extends string>(lines: {[line: string]: {[column in K]: number}}, column: K) =>
  sum(Object.values(lines).map((line) => line[column]));
const totals = <K extends string>(lines: {[line: string]: {[column in K]: number}}, ...columns: K[]) =>
  Object.fromEntries(columns.map((column) => [column, total(lines, column)])) as {[column in K]: number};

/* Food. */

const dishes = {roti: {count: 4}, paneer: {count: 1}, kebab: {count: 2}};

/** Of 100 g, and what a serving of two spoons has. */
const nutrition = {protein: 26, carbohydrate: 20.5, addedSugar: 0, fat: 47.5};
const serving = 32;
const contents = {energy: 4 * (nutrition.protein + nutrition.carbohydrate) + 9 * nutrition.fat, ...nutrition};
const nutrient = (key: keyof typeof contents) => ({
  hundred: {tenths: contents[key]},
  serving: {tenths: rounded((contents[key] * serving) / 100, 1)},
});

const lot = {received: 500, stones: 18, sold: 214};

/** Retailers' pieces of a scheme that gives one free on ten; the company makes good its rate. */
const schemeRate = 28;
const claimOf = (sold: number) => ({sold, free: Math.floor(sold / 10), amount: Math.floor(sold / 10) * schemeRate});
const claims = {gupta: claimOf(120), mahamaya: claimOf(86), jai: claimOf(54)};

/* Care. */

const parlourLines = {
  opening: {date: {day: '2026-10-01'}, amount: 1_860},
  bleach: {date: {day: '2026-10-04'}, amount: 740},
  payment: {date: {day: '2026-10-10'}, amount: -1_860},
  facial: {date: {day: '2026-10-21'}, amount: 1_320},
};

const grooming = {bath: {amount: 700}, clipping: {amount: 450}, ticks: {amount: 250}};

const lipsticks = 600;
const parties = {
  nagpur: {bill: 'W-771', pieces: 240},
  indore: {bill: 'W-784', pieces: 180},
  testers: {bill: 'W-784', pieces: 24},
};

/* Fashion. */

/** A set of six in its ratio, so many times. */
const kurtis = (sets: number) => ({s: sets, m: 2 * sets, l: 2 * sets, xl: sets, pieces: 6 * sets});
const colours = {maroon: kurtis(4), indigo: kurtis(3), mustard: kurtis(2)};

const hampers = 40;
const packed = (each: number) => ({each, pieces: each * hampers});
const hamper = {jar: packed(2), mithai: packed(1), diya: packed(4), card: packed(1)};

const priced = (count: number, rate: number) => ({count, rate, amount: count * rate});
const uniform = {
  shirt: {size: '28', ...priced(2, 380)},
  pinafore: {size: '28', ...priced(2, 420)},
  bag: {size: '', ...priced(1, 690)},
};
const uniformTotal = total(uniform, 'amount');
const uniformAdvance = 1_000;

/* Home. */

/** Inches of a window; the cloth is twice as wide, of rolls of 48 inches, and ten inches longer for hem and heading. */
function curtain(width: number, drop: number) {
  const panels = Math.ceil((2 * width) / 48);
  return {width, drop, panels, metres: {tenths: rounded(panels * (drop + 10) * 0.0254, 1)}};
}
const windows = {drawingRoom: curtain(96, 102), bedroom: curtain(72, 84), study: curtain(48, 54)};

const bags = {short: priced(28, 140), long: priced(12, 165)};
const bagsTotal = total(bags, 'amount');
const bagsAdvance = 2_000;

/** Prices include GST, which is halved between the centre and the state. */
const phone = {handset: 18_990, glass: 650};
const phoneTotal = phone.handset + phone.glass;
const phoneGst = 0.18;
const halfTax = rounded((phoneTotal * phoneGst) / (1 + phoneGst) / 2, 2);
const oldPhone = 4_200;

const repair = {wheel: {count: 1, amount: 0}, puller: {count: 2, amount: 80}};

const stall = (taken: number, sold: number) => ({taken, sold, back: taken - sold});
const pieces = {vase: stall(6, 4), candle: stall(8, 7), perfume: stall(4, 3), watch: stall(2, 1)};

export const documents = {
  kitchenTicket: {
    kind: 'ticket',
    number: '048',
    fields: {table: '7', time: {time: '13:20'}, waiter: null},
    columns: ['count', 'name'],
    lines: dishes,
    detailed: true,
    sums: {plates: {count: total(dishes, 'count')}},
  },
  nutritionLabel: {
    kind: 'label',
    fields: {batch: 'PB-1107', bestBefore: {month: '2027-02-01'}, serving},
    columns: ['name', 'hundred', 'serving'],
    lines: {
      energy: nutrient('energy'),
      protein: nutrient('protein'),
      carbohydrate: nutrient('carbohydrate'),
      addedSugar: nutrient('addedSugar'),
      fat: nutrient('fat'),
    },
    ends: 'note',
  },
  lotLabel: {
    kind: 'label',
    number: 'KD-26-114',
    fields: {group: null, harvest: {month: '2025-11-01'}, certificate: 'NPOP/••/2216'},
    columns: ['name', 'kilos'],
    lines: {
      received: {kilos: lot.received},
      stones: {kilos: -lot.stones},
      sold: {kilos: -lot.sold},
    },
    sums: {left: {kilos: lot.received - lot.stones - lot.sold}},
    ends: 'note',
  },
  schemeClaim: {
    kind: 'sheet',
    number: 'SC-118',
    fields: {scheme: null, from: {day: '2026-10-01'}, until: {day: '2026-10-20'}},
    columns: ['name', 'sold', 'free', 'amount'],
    lines: claims,
    sums: {claim: totals(claims, 'sold', 'free', 'amount')},
    ends: 'stamp',
  },
  parlourAccount: {
    kind: 'sheet',
    fields: {parlour: null, month: {month: '2026-10-01'}, due: {day: '2026-11-10'}},
    columns: ['date', 'name', 'amount'],
    lines: parlourLines,
    sums: {balance: {amount: total(parlourLines, 'amount')}},
    ends: 'stamp',
  },
  prescriptionRegister: {
    kind: 'sheet',
    fields: {page: '64', licence: '20B-••••18'},
    columns: ['date', 'name', 'count'],
    lines: {
      cefixime: {date: {day: '2026-10-26'}, count: 10},
      levofloxacin: {date: {day: '2026-10-26'}, count: 5},
      cefpodoxime: {date: {day: '2026-10-27'}, count: 6},
    },
    detailed: true,
    ends: 'stamp',
  },
  groomingCard: {
    kind: 'slip',
    number: '0087',
    fields: {pet: null, weight: 31, groomer: null, slot: {time: '10:15'}},
    columns: ['name', 'amount'],
    lines: grooming,
    sums: {total: {amount: total(grooming, 'amount')}},
    ends: 'note',
  },
  batchCard: {
    kind: 'slip',
    number: 'LM-0926',
    fields: {shade: null, expiry: {month: '2029-08-01'}, filled: lipsticks},
    columns: ['name', 'bill', 'pieces'],
    lines: parties,
    sums: {left: {pieces: lipsticks - total(parties, 'pieces')}},
    ends: 'stamp',
  },
  ratioSheet: {
    kind: 'sheet',
    fields: {style: null, code: 'KR-218', received: {day: '2026-10-12'}},
    columns: ['name', 's', 'm', 'l', 'xl', 'pieces'],
    lines: colours,
    sums: {total: totals(colours, 's', 'm', 'l', 'xl', 'pieces')},
    ends: 'note',
  },
  packingList: {
    kind: 'slip',
    number: '4790',
    fields: {party: null, hampers, leaves: {day: '2026-11-02'}},
    columns: ['name', 'each', 'pieces'],
    lines: hamper,
    sums: {total: totals(hamper, 'each', 'pieces')},
    ends: 'note',
  },
  schoolList: {
    kind: 'slip',
    number: '0263',
    fields: {school: null, class: '3', house: null},
    columns: ['name', 'size', 'count', 'amount'],
    lines: uniform,
    sums: {
      total: {amount: uniformTotal},
      advance: {amount: -uniformAdvance},
      balance: {amount: uniformTotal - uniformAdvance},
    },
  },
  repairSlip: {
    kind: 'slip',
    number: '0418',
    fields: {model: null, karigar: null, promised: {day: '2026-10-31'}},
    columns: ['name', 'count', 'amount'],
    lines: repair,
    detailed: true,
    sums: {total: {amount: total(repair, 'amount')}},
    ends: 'stamp',
  },
  measurementSlip: {
    kind: 'slip',
    number: '0412',
    fields: {customer: null, cloth: 'SW-33', fitting: {day: '2026-11-04'}},
    columns: ['name', 'width', 'drop', 'panels', 'metres'],
    lines: windows,
    detailed: true,
    sums: {
      total: {
        panels: total(windows, 'panels'),
        metres: {tenths: sum(Object.values(windows).map(({metres}) => metres.tenths))},
      },
    },
    ends: 'stamp',
  },
  purchaseVoucher: {
    kind: 'slip',
    number: '0031',
    fields: {group: null, date: {day: '2026-10-19'}, gstin: null},
    columns: ['name', 'count', 'rate', 'amount'],
    lines: bags,
    sums: {
      total: {count: total(bags, 'count'), amount: bagsTotal},
      advance: {amount: -bagsAdvance},
      balance: {amount: bagsTotal - bagsAdvance},
    },
    ends: 'stamp',
  },
  handsetBill: {
    kind: 'ticket',
    number: '2214',
    fields: {imei: '35•••••••••7204', warranty: {month: '2027-10-01'}},
    columns: ['name', 'amount'],
    lines: {handset: {amount: {paise: phone.handset}}, glass: {amount: {paise: phone.glass}}},
    sums: {
      taxable: {amount: {paise: rounded(phoneTotal - 2 * halfTax, 2)}},
      centralTax: {rate: phoneGst / 2, amount: {paise: halfTax}},
      stateTax: {rate: phoneGst / 2, amount: {paise: halfTax}},
      exchange: {amount: {paise: -oldPhone}},
      balance: {amount: {paise: phoneTotal - oldPhone}},
    },
  },
  stallSheet: {
    kind: 'sheet',
    number: '0019',
    fields: {place: null, from: {day: '2026-10-24'}, until: {day: '2026-10-25'}},
    columns: ['name', 'taken', 'sold', 'back'],
    lines: pieces,
    sums: {total: totals(pieces, 'taken', 'sold', 'back')},
    ends: 'note',
  },
} as const satisfies Record<string, TradeDocument>;

export type DocumentName = keyof typeof documents;
