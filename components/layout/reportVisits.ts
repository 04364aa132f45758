import {type MetricType, onCLS, onINP, onLCP} from 'web-vitals';
import {factsOfPage} from '@/lib/visit';

/** A limit for each page, because an error may repeat in a loop. */
const mostErrors = 5;

/** Reports web vitals and errors of our scripts to a URL of the owner (docs/counting.md). */
export function reportVisits(address: string) {
  let vitals: Record<string, number> = {};
  let errors: string[] = [];
  let errorCount = 0;

  const onVital = ({name, value}: MetricType) => {
    vitals[name] = Number(value.toPrecision(3));
  };
  onCLS(onVital);
  onINP(onVital);
  onLCP(onVital);

  const onError = (error: unknown) => {
    const line = lineOf(error);
    if (!line || errorCount === mostErrors) return;
    errorCount += 1;
    errors.push(line);
  };
  addEventListener('error', ({error}) => onError(error));
  addEventListener('unhandledrejection', ({reason}) => onError(reason));

  // After web-vitals' own listeners, which report the last values. A page may be hidden more than once.
  document.addEventListener('visibilitychange', () => {
    const isEmpty = !errors.length && !Object.keys(vitals).length;
    if (document.visibilityState === 'visible' || isEmpty) return;
    const {firstPage: page} = factsOfPage(location.href, '');
    const body = JSON.stringify({page, language: document.documentElement.lang, vitals, errors});
    // Without cookies, and continues after the page is closed.
    fetch(address, {method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body}).catch(() => {
      // The visitor does not need to know.
    });
    vitals = {};
    errors = [];
  });
}

/**
 * `TypeError: x is not a function at chunks/abc.js:1:2345`, for errors of our scripts only, not of extensions. Quoted text is removed,
 * because it may be the visitor's.
 */
export function lineOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const place = error.stack?.match(/\/_next\/static\/(\S+?:\d+:\d+)|\/(site\.js\S*?:\d+:\d+)/);
  if (!place) return undefined;
  const message = error.message.replace(/"[^"]*"|'[^']*'|“[^”]*”/g, '…').slice(0, 200);
  return `${error.name}: ${message} at ${place[1] ?? place[2]}`;
}
