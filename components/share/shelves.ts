import {goods} from '@/components/ui/drawings';
import type {CompositionName} from '@/content/industries';

/** Gifts, in the manner of the goods of components/ui/drawings.ts: flat, two tones, a label with the diamond. 60 × 72. */
const giftBox =
  '<path fill="none" stroke="var(--color-indigo)" stroke-width="4" d="M30 22C22 3 6 8 13 17c4 5 12 5 17 5zM30 22C38 3 54 8 47 17c-4 5-12 5-17 5z"/>' +
  '<path fill="var(--p)" d="M9 34h42v34H9z"/><path fill="oklch(0 0 0/.16)" d="M39 34h12v34H39zM9 34h42v4H9z"/>' +
  '<path fill="var(--p)" d="M5 22h50v12H5z"/><path fill="oklch(1 0 0/.2)" d="M5 22h50v5H5z"/>' +
  '<path fill="var(--color-sheet)" d="M26 22h8v46h-8z"/><path fill="var(--color-indigo)" d="M30 43l7 8-7 9-7-9z"/>';
const hamper =
  '<path fill="none" stroke="oklch(.52 .11 50)" stroke-width="4" d="M9 42C9-6 51-6 51 42"/>' +
  '<path fill="var(--p)" d="M14 17h14v26H14z"/><path fill="var(--color-sheet)" d="M14 24h14v10H14z"/>' +
  '<path fill="var(--color-indigo)" d="M33 14h9v8h-9z"/><path fill="oklch(.86 .13 88)" d="M31 21h13v22H31z"/><path fill="oklch(.93 .08 92)" d="M31 21h4v22h-4z"/>' +
  '<path fill="oklch(.62 .12 55)" d="M5 40h50l-6 28H11z"/><path fill="oklch(.52 .11 50)" d="M44 40h11l-6 28h-9zM3 37h54v7H3z"/>' +
  '<path fill="none" stroke="oklch(.52 .11 50)" stroke-width="2" d="M8 52h44M10 60h40"/>' +
  '<path fill="var(--color-sheet)" d="M20 48h20v16H20z"/><path fill="var(--p)" d="M30 50l5 6-5 6-5-6z"/>';
const diya =
  '<path fill="oklch(.78 .16 62)" d="M30 8C36 18 42 24 42 32a12 12 0 0 1-24 0c0-8 6-14 12-24z"/>' +
  '<path fill="oklch(.96 .08 95)" d="M30 22c3 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12z"/>' +
  '<path fill="oklch(.3 .05 60)" d="M28.500 34h3v14h-3z"/>' +
  '<path fill="oklch(.56 .13 45)" d="M3 44h54c0 14-10 24-27 24S3 58 3 44z"/><path fill="oklch(.47 .12 42)" d="M40 44h17c0 14-10 24-27 24 8-5 10-14 10-24z"/>' +
  '<path fill="oklch(.66 .13 50)" d="M3 44h54v5H3.500z"/><path fill="var(--color-sheet)" d="M14 53l4 5-4 5-4-5zM28 55l4 5-4 5-4-5z"/>';
const sweets =
  '<path fill="oklch(.86 .13 88)" d="M8 34a9 9 0 0 1 18 0zM21 34a9 9 0 0 1 18 0zM34 34a9 9 0 0 1 18 0z"/>' +
  '<path fill="oklch(.74 .14 76)" d="M14.500 27a9 9 0 0 1 18 0zM27.500 27a9 9 0 0 1 18 0z"/><path fill="none" stroke="var(--color-leaf)" stroke-width="1.6" d="M12 29l3-2M16 31l3 1M21 24l3-2M25 22l3 1M28 31l3-2M34 23l3 1M38 26l3-2M43 29l3 1"/>' +
  '<path fill="var(--p)" d="M4 34h52v34H4z"/><path fill="oklch(0 0 0/.16)" d="M44 34h12v34H44z"/><path fill="oklch(1 0 0/.22)" d="M4 34h52v6H4z"/>' +
  '<path fill="var(--color-sheet)" d="M12 45h36v17H12z"/><path fill="var(--color-indigo)" d="M30 46.500l6 7-6 7-6-7z"/>';

/** Six goods of an industry, on two shelves from left to right. */
export const shelves: Record<CompositionName, readonly [string[], string[]]> = {
  gifting: [
    [giftBox, goods.ghee, diya],
    [sweets, hamper, goods.tea],
  ],
};
