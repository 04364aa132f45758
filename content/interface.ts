/** How the interface behaves: the specification's constants. Times in milliseconds, lengths in CSS pixels. */

/** How long after arrival, or a click, the demo section is scrolled to. */
export const demoDelay = 300;

/** Notices that pass: the element of the layout that keeps their words, and how long they stand. The others: noticeStack.ts. */
export const notices = {id: 'notices', duration: 4000} as const;

/** Tooltips: how long a pointer rests before one opens, and how soon after it the next one opens at once. */
export const tooltips = {delay: 700, skipDelay: 300} as const;
