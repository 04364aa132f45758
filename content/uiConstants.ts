/** How the interface behaves: every constant that the specification sets. Times in milliseconds, lengths in CSS pixels. */

const second = 1000;
const day = 24 * 3600 * second;

/** How long after arrival, or a click, the demo section is scrolled to. */
export const demoDelay = 300;

/** Notices that pass: the element of the layout that keeps their words, and how long they stand. */
export const notices = {id: 'notices', duration: 4000} as const;

/** The bar that says that the network is gone. */
export const connectionId = 'connection';

/** Tooltips: how long a pointer rests before one opens, and how soon after it the next one opens at once. */
export const tooltips = {delay: 700, skipDelay: 300} as const;

/** How notices stand and are sent away, in CSS pixels. */
export const noticeStack = {
  /** How many stand at once. */
  visible: 3,
  width: 356,
  gap: 14,
  /** From this distance on a swipe sends a notice away. */
  swipe: 20,
  /** The keys that lead to the notices, as a keyboard event names them. */
  hotkey: ['altKey', 'KeyT'],
} as const;

/** Between one tile of a filtered grid and the next. */
export const tileStagger = 100;

/** For whatever the browser loads from or sends to elsewhere. */
export const retryPolicy = {retries: 3, firstDelay: second, longestDelay: 30 * second, timeout: 8 * second} as const;

/** A forms service that is not ready by then has failed; so has a form of it that has not appeared. */
export const formReadyTimeout = 10 * second;

/** What is typed stays in the visitor's browser until it is sent, but no longer than this. */
export const draftLifetime = 7 * day;

/** Sections that links of other pages lead to. Not in paths.ts: scripts name one without every page's facts. */
export const demoId = 'book-demo';
export const demoFormId = 'demo-form';

/** Where a page's first section ends: components/sections/StyleSheets.tsx, build/css.ts. */
export const heroEndId = 'hero-end';

/** Windows for which fonts are preloaded. On a phone they would come before the words, on the same line. */
export const wideWindow = '(min-width: 44rem)';
