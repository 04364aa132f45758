/**
 * How the interface behaves: the numbers that the specification sets. Times are in milliseconds, lengths in CSS pixels. Those of
 * forms (retries, timeouts, the lifetime of drafts) are in forms.ts.
 */

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
