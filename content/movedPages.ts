import type {Path} from './paths';

/**
 * The addresses that pages had before, each with the page that answers there now: `'/industries/paint': '/industries/hardware'`. They
 * redirect for good, in every language.
 */
export const movedPages: Readonly<Record<string, Path>> = {};
