import {QueryClient} from '@tanstack/query-core';
import {retrying} from '@/content/forms';
import {backoff} from './retry';

/** How long a result is kept after its last use, in milliseconds: five minutes. */
const keptFor = 5 * 60_000;

/**
 * What the browser loads from elsewhere, loaded once for a page. Import it late:
 * it brings the query library along.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: retrying.retries,
      retryDelay: backoff,
      gcTime: keptFor,
      staleTime: Number.POSITIVE_INFINITY,
      // Offline is a failure like any other: the visitor gets the site's own form, not an endless wait.
      networkMode: 'always',
    },
  },
});
