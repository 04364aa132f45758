import {site} from '@/settings/site';

/** The attribute that names a link's event, where its URL does not say enough (layout/countVisits.ts). None if counting is off. */
export const countedAs = (event: string) => (site.counting.script ? {'data-count': event} : {});
