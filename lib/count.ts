/** Asks whoever counts (components/layout/countVisits.ts) to count an event of the page. Nobody listens unless a setting asks for it. */
export const count = (event: string) => document.dispatchEvent(new CustomEvent(countedEvent, {detail: event}));

export const countedEvent = 'count';
