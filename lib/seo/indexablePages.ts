import {pages} from '@/content/paths';

/** The pages that search engines are to keep: one that says the same as another leaves its place to that one. */
export const indexablePages = pages.filter(({path, canonical}) => path === canonical);
