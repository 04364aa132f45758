import type {useRouter} from 'next/navigation';
import {loadCrashScreen} from '@/components/crash/lateCrash';
import {hasWholeStyles, loadWholeStyles} from './wholeStyles';

type Router = ReturnType<typeof useRouter>;

/** What Next asks for ahead of a page: the tree of its segments, the layout and the page itself. */
const partsOfPage = 3;

/** How many parts of a page have been fetched, by its path. */
const fetched = new Map<string, number>();

const asked = new Set<string>();

const count = (entries: PerformanceEntryList) => {
  for (const {name} of entries) {
    const {pathname, searchParams} = new URL(name);
    if (searchParams.has('_rsc')) fetched.set(pathname, (fetched.get(pathname) ?? 0) + 1);
  }
};
const observer = new PerformanceObserver((list) => count(list.getEntries()));
observer.observe({type: 'resource', buffered: true});

/** Asks for whatever the router needs to show a page. */
export function fetchAhead(router: Router, path: string): void {
  asked.add(path);
  router.prefetch(path);
  loadWholeStyles();
  loadCrashScreen().catch(() => undefined); // then it is asked for again
}

/** Asks for the page that is shown, whose document brought its words as markup alone. */
export function fetchAgain(router: Router): void {
  loadWholeStyles();
  router.refresh();
}

/**
 * Whether the router has it all. Where something is still on its way, the page's document is sooner there: it takes one
 * round trip, the router up to three. A development server fetches nothing ahead.
 */
export function isFetched(path: string): boolean {
  if (process.env.NODE_ENV === 'development') return asked.has(path);
  count(observer.takeRecords());
  return hasWholeStyles() && (fetched.get(path) ?? 0) >= partsOfPage;
}
