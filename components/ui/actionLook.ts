/** In print, a link that leaves the site looks like plain text. */
const printLook = 'print:border-0 print:bg-transparent print:p-0 print:text-inherit';

/** The looks of `Action`, which <button> elements use too. `light` and `outline-light` are for coloured backgrounds. */
export const actionLook = {
  primary: `action bg-cloth text-on-cloth hover:bg-cloth-hover ${printLook}`,
  outline: `action border-rule text-ink hover:bg-ink hover:text-paper ${printLook}`,
  light: `action bg-on-indigo text-on-marigold hover:bg-marigold ${printLook}`,
  'outline-light': `action border-current/65 hover:bg-white/7 ${printLook}`,
} as const;
