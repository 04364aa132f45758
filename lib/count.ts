/** Counts an event of the page, if a setting enables counting (components/layout/countVisits.ts). */
export const count = (event: string) => document.dispatchEvent(new CustomEvent(countEventName, {detail: event}));

export const countEventName = 'count';
