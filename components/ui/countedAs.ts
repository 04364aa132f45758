import {site} from '@/settings/site';

/** Names the event of a link whose URL is not enough (layout/countVisits.ts). Empty if counting is off. */
export const countedAs = (event: string) => (site.counting.script ? {'data-count': event} : {});
