/**
 * How notices stand and are sent away: the specification's constants, in CSS pixels. A file of its own, because it comes with the
 * library that shows notices.
 */
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
