import type {Product} from '@/content/products';

/**
 * Every drawing that stands more than once on the site: bodies of SVG symbols, served together as /sprite.svg and drawn
 * with <use>, so that no page carries the same path twice. Colours: currentColor, the tokens, and the product's --p.
 */

/** The product glyphs: one family, stroke 3, each with the mark's diamond. 48 × 48. */
export const glyphs: Record<Product, string> = {
  skycart:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M3 10h6.4l5.2 23H39l4-14"/><path fill="currentColor" d="M27 3l10 11-10 13-10-13zM19 36l4 4.5-4 4.5-4-4.5zM34 36l4 4.5-4 4.5-4-4.5z"/>',
  airpos:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M10 4.5h28v39H10z"/><path fill="currentColor" d="M24 8.5l8 9-8 10-8-10z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M16 32.5h4m2 0h4m2 0h4M16 38h4m2 0h4m2 0h4"/>',
  orderkite:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M24 4 42 13.5v21L24 44 6 34.5v-21zM6 13.5l18 9.5 18-9.5M24 23v21"/><path fill="currentColor" d="M33 24.5l4.5 2.6-4.5 8.4-4.5-3.400z"/>',
  quicklocal:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M24 44.5 10.6 29.5A17 17 0 1 1 37.4 29.5z"/><path fill="currentColor" d="M24 9l8 9.5-8 10.5-8-10.5z"/>',
  'brand-galaxy':
    '<path fill="currentColor" d="M23.5 13.5l6.7 8.7-6.7 10-6.7-10z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M12.5 31.5C5 36.5 2.5 41 5 43.5c3.5 3.5 13-1.5 23.5-12S44 8.5 41.5 5.5C39.5 3 34 5.5 28 10"/><path fill="currentColor" d="M9 6l4.5 5L9 16.5 4.5 11z M39 31l4.5 5-4.5 5.5-4.5-5.5z"/>',
  'nimbus-ai':
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M13.5 42.5a9.5 9.5 0 0 1-1.2-18.900A12.5 12.5 0 0 1 30 17.5M38.5 25.880A8.5 8.5 0 0 1 36 42.5H13.5"/><path fill="currentColor" d="M37 3l7 8.5-7 9.5-7-9.5z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M14 36l6.5-6.5 5 4 8-8.5"/>',
  'delivery-management':
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M9 42h21.5a7.750 7.750 0 0 0 0-15.5h-13a7.750 7.750 0 0 1 0-15.5H27"/><path fill="currentColor" d="M36 2l8 9-8 10.5L28 11zM9 36.5l5 5.5-5 5.5L4 42z"/>',
};

/** Goods as they stand on shelves and in tills: flat, two tones and a label with the diamond. 60 × 72. */
export const goods = {
  ghee: '<path fill="var(--p)" d="M14 6h32v9H14z"/><path fill="oklch(.86 .13 88)" d="M11 15h38v48a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5z"/><path fill="oklch(.93 .08 92)" d="M11 15h10v53h-5a5 5 0 0 1-5-5z"/><path fill="var(--color-sheet)" d="M11 28h38v25H11z"/><path fill="var(--p)" d="M30 31l8 9-8 10-8-10z"/>',
  tea: '<path fill="var(--p)" d="M13 12h34v56H13z"/><path fill="oklch(0 0 0/.16)" d="M38 12h9v56h-9z"/><path fill="var(--p)" d="M13 12l5-8h24l5 8z"/><path fill="oklch(1 0 0/.25)" d="M13 12l5-8h24l5 8z"/><path fill="var(--color-sheet)" d="M17 26h21v24H17z"/><path fill="none" stroke="var(--p)" stroke-width="2.5" d="M22 46c0-10 5-15 12-15 0 9-4 14-12 15zm0 0 7-9"/>',
  oil: '<path fill="oklch(.3 .05 60)" d="M24 4h12v10H24z"/><path fill="oklch(.78 .14 68)" d="M25 14h10v8l9 8v34a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V30l9-8z"/><path fill="oklch(1 0 0/.3)" d="M16 30l9-8h3v46h-8a4 4 0 0 1-4-4z"/><path fill="var(--color-sheet)" d="M16 38h28v20H16z"/><path fill="var(--p)" d="M21 43h18v3H21zm0 7h12v3H21z"/>',
  dal: '<path fill="oklch(.9 .06 88)" d="M10 10h40l-3 8v42l3 8H10l3-8V18z"/><path fill="oklch(.78 .14 72)" d="M18 34a12 12 0 0 1 24 0v22H18z"/><path fill="oklch(.68 .15 62)" d="M22 40h4v3h-4zm8-3h4v3h-4zm4 8h4v3h-4zm-9 3h4v3h-4zm6 4h4v3h-4z"/><path fill="var(--p)" d="M13 18h34v9H13z"/>',
  soap: '<path fill="var(--p)" d="M6 26l10-8h38l-8 8z"/><path fill="oklch(1 0 0/.3)" d="M6 26l10-8h38l-8 8z"/><path fill="var(--p)" d="M6 26h40v32H6z"/><path fill="oklch(0 0 0/.2)" d="M46 26l8-8v32l-8 8z"/><path fill="var(--color-sheet)" d="M12 34h28v16H12z"/><path fill="oklch(.75 .12 150)" d="M26 36l5 6-5 6-5-6z"/>',
  jaggery:
    '<path fill="oklch(.62 .12 55)" d="M8 40 18 20h24l10 20z"/><path fill="oklch(.52 .11 50)" d="M8 40h44l-6 24H14z"/><path fill="oklch(.7 .12 60)" d="M18 20h24l4 8H14z"/><path fill="var(--color-sheet)" d="M22 44h16v14H22z"/><path fill="var(--p)" d="M30 46l4 5-4 5-4-5z"/>',
} as const;

export type Good = keyof typeof goods;

/** Line icons, 16 × 16, cut to the glyphs' weight. */
export const icons = {
  arrow: '<path fill="none" stroke="currentColor" stroke-width="2" d="M2 8h11M8.5 3 13.5 8l-5 5"/>',
  chevron: '<path fill="none" stroke="currentColor" stroke-width="2" d="M3 5.500l5 5 5-5"/>',
  tick: '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M2 8.5 6 12.5 14 3.5"/>',
  cross: '<path fill="none" stroke="currentColor" stroke-width="2" d="M3.5 3.500l9 9M12.5 3.500l-9 9"/>',
  minus: '<path fill="none" stroke="currentColor" stroke-width="2" d="M3.5 8h9"/>',
  knot: '<path fill="currentColor" d="M8 1l5 7-5 7-5-7z"/>',
  star: '<path fill="currentColor" d="M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.100L8 12.200l-4.5 2.5 1-5.100L.7 6.100l5.1-.6z"/>',
  search:
    '<path fill="none" stroke="currentColor" stroke-width="1.8" d="M11 11l4 4M12.5 6.700a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 0 1 11.6 0z"/>',
  // Kinds of features, partners by their role, affiliations.
  sales:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M1.500 8V1.500H8L14.500 8 8 14.500z"/><path fill="currentColor" d="M5 3.300 6.500 5 5 6.700 3.500 5z"/>',
  support:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M2 2.500h12v8.500H7L3.500 14v-3H2z"/><path fill="currentColor" d="M8 4.300l2 2.500-2 2.500-2-2.500z"/>',
  analytics:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M1.500 14.500h13M3.500 12.500V9M8 12.500V6M12.500 12.500V8"/><path fill="currentColor" d="M12.500 1.200l1.900 2.400-1.900 2.400-1.900-2.400z"/>',
  security:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M2.800 7h10.400v7.500H2.800zM5 7V4.500a3 3 0 0 1 6 0V7"/><path fill="currentColor" d="M8 8.600l1.700 2.200L8 13l-1.700-2.200z"/>',
  performance:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M2.500 13.500a6.800 6.800 0 1 1 11 0"/><path fill="currentColor" d="M11.800 4.500 9.300 11a1.500 1.500 0 0 1-2.700-1z"/>',
  payments:
    '<path fill="currentColor" fill-opacity=".16" d="M1.500 3.500h13v9h-13z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M1.500 3.500h13v9h-13zM1.500 6.300h13M3.500 10.300h3"/><path fill="currentColor" d="M11.700 8.200l1.400 1.700-1.400 1.700-1.400-1.700z"/>',
  emailAndSms:
    '<path fill="currentColor" fill-opacity=".16" d="M1.500 3.500h13v9h-13z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M1.500 3.500h13v9h-13zM1.500 4 8 9.300 14.500 4"/><path fill="currentColor" d="M8 1l1.400 1.700L8 4.400 6.600 2.700z"/>',
  crm:
    '<path fill="currentColor" fill-opacity=".16" d="M2 14.300c0-3 1.800-4.600 4.300-4.600s4.300 1.600 4.300 4.600z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M6.300 7.700a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM2 14.300c0-3 1.800-4.600 4.300-4.600s4.300 1.600 4.300 4.600zM10.500 3.200a2.300 2.300 0 0 1 0 4.400M12 14.300h2c0-2.400-1-3.900-2.700-4.400"/>',
  whatsapp:
    '<path fill="currentColor" fill-opacity=".16" d="M8 1.800a6.200 6.200 0 1 1-3.200 11.500L1.800 14.200l.9-3A6.200 6.200 0 0 1 8 1.800z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 1.800a6.200 6.200 0 1 1-3.200 11.500L1.800 14.200l.9-3A6.200 6.200 0 0 1 8 1.800zM5.300 8l2 2 3.600-4"/>',
  shipping:
    '<path fill="currentColor" fill-opacity=".16" d="M2 5l6 3v6.500l-6-3z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M2 5l6-3 6 3v6.500l-6 3-6-3zM2 5l6 3 6-3M8 8v6.500M5 3.500l6 3v2.300"/>',
  sms:
    '<path fill="currentColor" fill-opacity=".16" d="M4 1.500h8v13H4z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M4 1.500h8v13H4zM6.800 12.700h2.400"/><path fill="currentColor" d="M8 4.300l2 2.500-2 2.500-2-2.500z"/>',
  startupRecognition:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 14.500V7.500M8 10C8 6.500 5.500 5 2.500 5c0 3.500 2 5 5.500 5zM8 7.500c0-3.200 2-5 5.500-5 0 3.400-2 5-5.500 5z"/>',
  cloudPartner:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M4.500 12.800a3.100 3.100 0 0 1-.3-6.200 4 4 0 0 1 7.700-.2 3.200 3.200 0 0 1-.4 6.400z"/><path fill="currentColor" d="M8 7.500l1.500 1.800L8 11.100 6.500 9.300z"/>',
  networkMember:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 4v4M8 8l4.500 4M8 8l-4.500 4M3.500 12h9"/><path fill="currentColor" d="M8 1.200l1.900 2.300L8 5.800 6.100 3.500zM3.300 9.700l1.900 2.300-1.900 2.300L1.400 12zM12.700 9.700l1.900 2.300-1.900 2.300-1.900-2.300z"/>',
  securityAudit:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 1.500l5.500 2v4.300c0 3.400-2.400 5.700-5.500 6.700-3.100-1-5.500-3.300-5.500-6.700V3.500zM5.300 8l2 2 3.500-4"/>',
} as const;

export type IconName = keyof typeof icons;

/** The kite: the mark. 48 × 54. */
export const mark =
  '<path fill="var(--color-cloth)" d="M24 2 41.6 19.600Q24 8.2 6.4 19.600Z"/><path fill="currentColor" d="M4 22Q13.3 16.880 22.6 16.530V40.600ZM44 22Q34.7 16.880 25.4 16.530V40.600Z"/><path fill="var(--color-cloth)" d="M24 43.6 30 52H18Z"/>';
