/** The times and limits that the specification sets for the interface. Times are in milliseconds, lengths in CSS pixels. */

/** The delay, after a page load or a click, before the page scrolls to the demo section. */
export const demoDelay = 300;

/** How long a notice is shown. */
export const noticeDuration = 4000;

/** `delay`: from the pointer's arrival to the tooltip. `skipDelay`: after one tooltip closed, another opens without delay. */
export const tooltips = {delay: 700, skipDelay: 300} as const;

export const noticeStack = {
  /** The number of notices visible at once. */
  visible: 3,
  width: 356,
  gap: 14,
  /** The shortest swipe that dismisses a notice. */
  swipe: 20,
  /** The keys that move the focus to the notices, as a keyboard event names them. */
  hotkey: ['altKey', 'KeyT'],
} as const;

/** The delay between two tiles as a filtered grid appears. */
export const tileStagger = 100;

/** Fonts are preloaded in these viewports only: on a phone's slow connection they would delay the text. */
export const fontPreloadMedia = '(min-width: 44rem)';

/** How long a browser keeps a draft after the last keystroke. */
export const draftLifetime = 7 * 24 * 3600 * 1000;

/** For messages and for the forms service's script. */
export const retryPolicy = {retries: 3, firstDelay: 1000, longestDelay: 30_000} as const;

/** The timeout of a sent message. Its delivery is unknown then: on a slow network it may still have arrived. */
export const messageTimeout = 30_000;

/** After this time without an answer, the visitor reads that the message is still being sent. */
export const slowAnswer = 8000;

/** A forms service, one of its forms, or React that is not ready by then counts as failed. */
export const formReadyTimeout = 10_000;
