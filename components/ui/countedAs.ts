import {site} from '@/settings/site';

/** Says what a link counts as where its address does not (layout/countVisits.ts); nothing where nobody counts. */
export const countedAs = (event: string) => (site.counting.script ? {'data-count': event} : {});
