import type {Good} from '@/content/sample';
import type {Product} from '@/content/suite';
import type {Locale} from '@/i18n/routing';

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
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M24 4 42 13.5v21L24 44 6 34.5v-21zM6 13.5l18 9.5 18-9.5M24 23v21"/><path fill="currentColor" d="M33 24.5l4.5 2.6-4.5 8.4-4.5-3.4z"/>',
  quicklocal:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M24 44.5 10.6 29.5A17 17 0 1 1 37.4 29.5z"/><path fill="currentColor" d="M24 9l8 9.5-8 10.5-8-10.5z"/>',
  'brand-galaxy':
    '<path fill="currentColor" d="M23.5 13.5l6.7 8.7-6.7 10-6.7-10z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M12.5 31.5C5 36.5 2.5 41 5 43.5c3.5 3.5 13-1.5 23.5-12S44 8.5 41.5 5.5C39.5 3 34 5.5 28 10"/><path fill="currentColor" d="M9 6l4.5 5L9 16.5 4.5 11z M39 31l4.5 5-4.5 5.5-4.5-5.5z"/>',
  'nimbus-ai':
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M13.5 42.5a9.5 9.5 0 0 1-1.2-18.9A12.5 12.5 0 0 1 30 17.5M38.5 25.88A8.5 8.5 0 0 1 36 42.5H13.5"/><path fill="currentColor" d="M37 3l7 8.5-7 9.5-7-9.5z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M14 36l6.5-6.5 5 4 8-8.5"/>',
  'delivery-management':
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="miter" d="M9 42h21.5a7.75 7.75 0 0 0 0-15.5h-13a7.75 7.75 0 0 1 0-15.5H27"/><path fill="currentColor" d="M36 2l8 9-8 10.5L28 11zM9 36.5l5 5.5-5 5.5L4 42z"/>',
};

/** Goods as they stand on shelves and in tills: flat, two tones and a paper label with the diamond. 60 × 72. */
export const goods: Record<Good, string> = {
  ghee: '<path fill="var(--p)" d="M14 6h32v9H14z"/><path fill="oklch(.86 .13 88)" d="M11 15h38v48a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5z"/><path fill="oklch(.93 .08 92)" d="M11 15h10v53h-5a5 5 0 0 1-5-5z"/><path fill="var(--color-on-indigo)" d="M11 28h38v25H11z"/><path fill="var(--p-solid)" d="M30 31l8 9-8 10-8-10z"/>',
  tea: '<path fill="var(--p)" d="M13 12h34v56H13z"/><path fill="oklch(0 0 0/.16)" d="M38 12h9v56h-9z"/><path fill="var(--p)" d="M13 12l5-8h24l5 8z"/><path fill="oklch(1 0 0/.25)" d="M13 12l5-8h24l5 8z"/><path fill="var(--color-on-indigo)" d="M17 26h21v24H17z"/><path fill="none" stroke="var(--p-solid)" stroke-width="2.5" d="M22 46c0-10 5-15 12-15 0 9-4 14-12 15zm0 0 7-9"/>',
  oil: '<path fill="oklch(.3 .05 60)" d="M24 4h12v10H24z"/><path fill="oklch(.78 .14 68)" d="M25 14h10v8l9 8v34a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V30l9-8z"/><path fill="oklch(1 0 0/.3)" d="M16 30l9-8h3v46h-8a4 4 0 0 1-4-4z"/><path fill="var(--color-on-indigo)" d="M16 38h28v20H16z"/><path fill="var(--p-solid)" d="M21 43h18v3H21zm0 7h12v3H21z"/>',
  dal: '<path fill="oklch(.9 .06 88)" d="M10 10h40l-3 8v42l3 8H10l3-8V18z"/><path fill="oklch(.78 .14 72)" d="M18 34a12 12 0 0 1 24 0v22H18z"/><path fill="oklch(.68 .15 62)" d="M22 40h4v3h-4zm8-3h4v3h-4zm4 8h4v3h-4zm-9 3h4v3h-4zm6 4h4v3h-4z"/><path fill="var(--p)" d="M13 18h34v9H13z"/>',
  soap: '<path fill="var(--p)" d="M6 36l10-8h38l-8 8z"/><path fill="oklch(1 0 0/.3)" d="M6 36l10-8h38l-8 8z"/><path fill="var(--p)" d="M6 36h40v32H6z"/><path fill="var(--p)" d="M46 36l8-8v32l-8 8z"/><path fill="oklch(0 0 0/.2)" d="M46 36l8-8v32l-8 8z"/><path fill="var(--color-on-indigo)" d="M12 44h28v16H12z"/><path fill="oklch(.75 .12 150)" d="M26 46l5 6-5 6-5-6z"/>',
  jaggery:
    '<path fill="oklch(.62 .12 55)" d="M8 44 18 24h24l10 20z"/><path fill="oklch(.52 .11 50)" d="M8 44h44l-6 24H14z"/><path fill="oklch(.7 .12 60)" d="M18 24h24l4 8H14z"/><path fill="var(--color-on-indigo)" d="M22 48h16v14H22z"/><path fill="var(--p-solid)" d="M30 50l4 5-4 5-4-5z"/>',
};

/** Line icons, 16 × 16, cut to the glyphs' weight. */
export const icons = {
  arrow: '<path fill="none" stroke="currentColor" stroke-width="2" d="M2 8h11M8.5 3 13.5 8l-5 5"/>',
  chevron: '<path fill="none" stroke="currentColor" stroke-width="2" d="M3 5.5l5 5 5-5"/>',
  tick: '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M2 8.5 6 12.5 14 3.5"/>',
  cross: '<path fill="none" stroke="currentColor" stroke-width="2" d="M3.5 3.5l9 9M12.5 3.5l-9 9"/>',
  minus: '<path fill="none" stroke="currentColor" stroke-width="2" d="M3.5 8h9"/>',
  knot: '<path fill="currentColor" d="M8 1l5 7-5 7-5-7z"/>',
  star: '<path fill="currentColor" d="M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6z"/>',
  warning:
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="miter" d="M8 1.2l6.8 6.8L8 14.8 1.2 8z"/><path fill="none" stroke="currentColor" stroke-width="1.8" d="M8 4.5v4.2M8 10v1.8"/>',
  copy: '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="miter" d="M5.5 5.5h9v9h-9zM10.5 3V1.5h-9v9H3"/>',
  search:
    '<path fill="none" stroke="currentColor" stroke-width="1.8" d="M11 11l4 4M12.5 6.7a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 0 1 11.6 0z"/>',
  // Kinds of features, partners by their role, review sites, affiliations: neutral marks of our own.
  sales:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M1.5 8V1.5H8L14.5 8 8 14.5z"/><path fill="currentColor" d="M5 3.3 6.5 5 5 6.7 3.5 5z"/>',
  support:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M2 2.5h12v8.5H7L3.5 14v-3H2z"/><path fill="currentColor" d="M8 4.3l2 2.5-2 2.5-2-2.5z"/>',
  analytics:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M1.5 14.5h13M3.5 12.5V9M8 12.5V6M12.5 12.5V8"/><path fill="currentColor" d="M12.5 1.2l1.9 2.4-1.9 2.4-1.9-2.4z"/>',
  security:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M2.8 7h10.4v7.5H2.8zM5 7V4.5a3 3 0 0 1 6 0V7"/><path fill="currentColor" d="M8 8.6l1.7 2.2L8 13l-1.7-2.2z"/>',
  performance:
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="miter" d="M2.5 13.5a6.8 6.8 0 1 1 11 0"/><path fill="currentColor" d="M11.8 4.5 9.3 11a1.5 1.5 0 0 1-2.7-1z"/>',
  payments:
    '<path fill="currentColor" fill-opacity=".16" d="M1.5 3.5h13v9h-13z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M1.5 3.5h13v9h-13zM1.5 6.3h13M3.5 10.3h3"/><path fill="currentColor" d="M11.7 8.2l1.4 1.7-1.4 1.7-1.4-1.7z"/>',
  emailAndSms:
    '<path fill="currentColor" fill-opacity=".16" d="M1.5 3.5h13v9h-13z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M1.5 3.5h13v9h-13zM1.5 4 8 9.3 14.5 4"/><path fill="currentColor" d="M8 1l1.4 1.7L8 4.4 6.6 2.7z"/>',
  crm: '<path fill="currentColor" fill-opacity=".16" d="M2 14.3c0-3 1.8-4.6 4.3-4.6s4.3 1.6 4.3 4.6z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M6.3 7.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 14.3c0-3 1.8-4.6 4.3-4.6s4.3 1.6 4.3 4.6zM10.5 3.2a2.3 2.3 0 0 1 0 4.4M12 14.3h2c0-2.4-1-3.9-2.7-4.4"/>',
  whatsapp:
    '<path fill="currentColor" fill-opacity=".16" d="M8 1.8a6.2 6.2 0 1 1-3.2 11.5L1.8 14.2l.9-3A6.2 6.2 0 0 1 8 1.8z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 1.8a6.2 6.2 0 1 1-3.2 11.5L1.8 14.2l.9-3A6.2 6.2 0 0 1 8 1.8zM5.3 8l2 2 3.6-4"/>',
  shipping:
    '<path fill="currentColor" fill-opacity=".16" d="M2 5l6 3v6.5l-6-3z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M2 5l6-3 6 3v6.5l-6 3-6-3zM2 5l6 3 6-3M8 8v6.5M5 3.5l6 3v2.3"/>',
  sms: '<path fill="currentColor" fill-opacity=".16" d="M4 1.5h8v13H4z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M4 1.5h8v13H4zM6.8 12.7h2.4"/><path fill="currentColor" d="M8 4.3l2 2.5-2 2.5-2-2.5z"/>',
  marketplaceReviews:
    '<path fill="currentColor" fill-opacity=".16" d="M2 6.5l1.5-4.5h9L14 6.5a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M2 6.5 3.5 2h9L14 6.5a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0zM6 6.5 6.8 2M10 6.5 9.2 2M3.2 9v5.5h9.6V9"/><path fill="currentColor" d="M8 9.6l1.6 1.95L8 13.5l-1.6-1.95z"/>',
  softwareReviews:
    '<path fill="currentColor" fill-opacity=".16" d="M1.5 2.5h13v3h-13z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M1.5 2.5h13v11h-13zM1.5 5.5h13M8.5 8.3h4M8.5 11h2.5M3.3 4h.01M5.1 4h.01"/><path fill="currentColor" d="M5.2 7.4l1.85 2.25-1.85 2.25-1.85-2.25z"/>',
  startupRecognition:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 14.5V7.5M8 10C8 6.5 5.5 5 2.5 5c0 3.5 2 5 5.5 5zM8 7.5c0-3.2 2-5 5.5-5 0 3.4-2 5-5.5 5z"/>',
  cloudPartner:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M4.5 12.8a3.1 3.1 0 0 1-.3-6.2 4 4 0 0 1 7.7-.2 3.2 3.2 0 0 1-.4 6.4z"/><path fill="currentColor" d="M8 7.5l1.5 1.8L8 11.1 6.5 9.3z"/>',
  networkMember:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 4v4M8 8l4.5 4M8 8l-4.5 4M3.5 12h9"/><path fill="currentColor" d="M8 1.2l1.9 2.3L8 5.8 6.1 3.5zM3.3 9.7l1.9 2.3-1.9 2.3L1.4 12zM12.7 9.7l1.9 2.3-1.9 2.3-1.9-2.3z"/>',
  securityAudit:
    '<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="miter" d="M8 1.5l5.5 2v4.3c0 3.4-2.4 5.7-5.5 6.7-3.1-1-5.5-3.3-5.5-6.7V3.5zM5.3 8l2 2 3.5-4"/>',
} as const;

export type IconName = keyof typeof icons;

/**
 * Languages' names where their letters would be a file of their own, and boxes to who has none: Poppins' outlines, 100 units
 * an em. 228 × 112, the baseline at 0.
 */
export const languageNames = {
  hi: '<path fill="currentColor" d="M42-100q9 0 16 3q7 3 11 9q5 6 5 14v2h-8v-2q0-6-4-11q-3-4-9-6q-5-2-11-2q-9 0-16 4q-7 5-7 15h13v7h-13v67h-8v-67h-14v-7h14q0-13 9-19q9-7 22-7zM58-49q-4 0-7 2q-3 2-3 6q0 3 1 5q2 2 6 3q2 0 5 0q10 0 15 4q6 5 7 12h-8q-1-4-4-7q-4-3-10-3q-7 0-11 5q-4 4-4 10q0 7 4 11q4 4 11 4q6 0 9-2q4-3 5-7h8q0 4-3 8q-3 4-8 6q-5 2-11 2q-7 0-12-2q-6-3-8-8q-3-5-3-12q0-6 3-11q3-5 8-7q-4-2-6-5q-3-3-3-8q0-6 5-9q4-3 12-3h13v-12h-42v-7h64v7h-14v18h-19zM172-49q-8 0-14 5q-5 4-5 12q0 7 4 11q5 4 12 4q3 0 7-1q3-2 5-5q2-3 2-7h8v32h-8v-20q-3 4-7 6q-4 2-9 2q-7 0-12-3q-5-2-8-7q-2-5-2-13q0-6 2-10h-18q2 2 4 5q1 4 1 8q0 6-3 10q-2 4-6 6q-5 2-10 2q-6 0-11-2q-4-2-7-7q-3-4-3-10q0-6 3-10q3-5 8-7q4-2 10-2h38q3-3 8-5q5-1 10-1h7v-11h-93v-7h116v7h-14v18h-15zM115-19q5 0 9-3q3-4 3-9q0-5-3-9q-4-3-9-3q-6 0-9 3q-4 4-4 9q0 5 3 9q4 3 10 3zM231-74v7h-14v67h-8v-67h-13v-7h13v-4q0-6-2-10q-3-5-8-5q-6 0-9 5q-2 4-2 10v6h-8v-6q0-10 4-16q5-6 15-6q10 0 14 6q4 6 4 16v4h14z"/>',
} as const satisfies Partial<Record<Locale, string>>;

/** The QR code on a sample bill, 21 × 21 squares; scanned, it says VYOM COMMERCE and pays nobody. */
export const qr =
  '<path stroke="#1d1b54" d="M0 0h7m3 0h1m1 0h1m1 0h7M0 1h1m5 0h1m1 0h1m1 0h1m1 0h1m1 0h1m5 0h1M0 2h1m1 0h3m1 0h1m1 0h1m1 0h2m2 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m5 0h1m1 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h5m1 0h1m1 0h3m1 0h1M0 5h1m5 0h1m1 0h3m3 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h7M8 7h1M0 8h2m1 0h1m2 0h2m2 0h3m1 0h3m1 0h2M0 9h1m1 0h1m2 0h1m5 0h1m1 0h2m2 0h2M3 10h5m3 0h1m2 0h1m1 0h1m1 0h1m1 0h1M1 11h3m1 0h1m6 0h1m1 0h2m2 0h1m1 0h1M0 12h4m1 0h2m2 0h1m1 0h1m3 0h1m1 0h2M8 13h1m1 0h1m2 0h1m1 0h1m2 0h2M0 14h7m1 0h8m2 0h3M0 15h1m5 0h1m6 0h1m2 0h5M0 16h1m1 0h3m1 0h1m5 0h3m2 0h2m1 0h1M0 17h1m1 0h3m1 0h1m1 0h1m1 0h1m2 0h2m1 0h1m1 0h3M0 18h1m1 0h3m1 0h1m3 0h2m2 0h3m1 0h1m1 0h1M0 19h1m5 0h1m1 0h5m2 0h1m1 0h1m2 0h1M0 20h7m1 0h3m5 0h2"/>';

/** The kite: the mark. 48 × 54. */
export const mark =
  '<path fill="var(--color-cloth)" d="M24 2 41.6 19.6Q24 8.2 6.4 19.6Z"/><path fill="currentColor" d="M4 22Q13.3 16.88 22.6 16.53V40.6ZM44 22Q34.7 16.88 25.4 16.53V40.6Z"/><path fill="var(--color-cloth)" d="M24 43.6 30 52H18Z"/>';
