/** How the interface behaves: the specification's constants. Times in milliseconds, lengths in CSS pixels. */

/** Notices that pass: how many stand at once, how long, and how they are sent away. */
export const notices = {
  /** The element of the layout that keeps their words. */
  id: 'notices',
  visible: 3,
  duration: 4000,
  width: 356,
  gap: 14,
  /** From this distance on a swipe sends a notice away. */
  swipe: 20,
  /** The keys that lead to the notices, as a keyboard event names them. */
  hotkey: ['altKey', 'KeyT'],
} as const;

/** Tooltips: how long a pointer rests before one opens, and how soon after it the next one opens at once. */
export const tooltips = {delay: 700, skipDelay: 300} as const;
