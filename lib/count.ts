/** Counts an event of the page, if a setting enables counting (components/layout/countVisits.ts). */
export const count = (event: string) => document.dispatchEvent(new CustomEvent(countedEvent, {detail: event}));

export const countedEvent = 'count';
