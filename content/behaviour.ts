/** How the interface behaves: the numbers that the specification sets. Times are in milliseconds, lengths in CSS pixels. */

const second = 1000;
const day = 24 * 3600 * second;

/** How long the page waits, after it was opened or after a click, before it scrolls to the demo section. */
export const demoDelay = 300;

/** How long a notice is shown. */
export const noticeDuration = 4000;

/** How long a pointer rests on a control before its tooltip opens, and how long after that another opens at once. */
export const tooltips = {delay: 700, skipDelay: 300} as const;

/** How notices are stacked, and how they are dismissed. */
export const noticeStack = {
  /** How many are visible at once. */
  visible: 3,
  width: 356,
  gap: 14,
  /** A swipe of at least this length dismisses a notice. */
  swipe: 20,
  /** The keys that move the focus to the notices, as a keyboard event names them. */
  hotkey: ['altKey', 'KeyT'],
} as const;

/** The time between the appearance of one tile of a filtered grid and that of the next. */
export const tileStagger = 100;

/** For requests to other hosts. */
export const retryPolicy = {retries: 3, firstDelay: second, longestDelay: 30 * second} as const;

/** A message without an answer by then may have arrived: a slow network takes its time. */
export const messageTimeout = 30 * second;

/** A visitor who waits longer for the answer is told that the page still waits. */
export const slowAnswer = 8 * second;

/** A forms service, or a form of it, that is not ready after this time counts as failed. */
export const formReadyTimeout = 10 * second;

/** How long after the last letter the visitor's browser keeps what was typed and not sent. */
export const draftLifetime = 7 * day;

/** The windows that preload fonts. Narrower ones do not, because on a phone's slow connection the fonts would arrive before the words. */
export const fontPreloadMedia = '(min-width: 44rem)';
