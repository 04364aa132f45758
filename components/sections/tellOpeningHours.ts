import {interpolate} from '@/lib/interpolate';
import {openingAt} from '@/lib/opening';
import type {OpenNowFacts} from './OpenNow';

/** Fills OpenNow.tsx with whether the office is open, once that is in view, and keeps it up to date. */
export function tellOpeningHours() {
  watch();
  // React may have rendered the page again.
  addEventListener('hydrated', watch, {once: true});
}

let timer: ReturnType<typeof setInterval> | undefined;

function watch() {
  const place = document.querySelector<HTMLElement>('[data-open-now]');
  if (!place) return;
  const keepTelling = () => {
    tell();
    clearInterval(timer);
    timer = setInterval(tell, 60_000);
  };
  if (!('IntersectionObserver' in window)) {
    keepTelling();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    keepTelling();
  });
  observer.observe(place);
}

function tell() {
  // The element is looked up each time, because React may have rendered the page again.
  const place = document.querySelector<HTMLElement>('[data-open-now]');
  const line = place?.querySelector('[aria-live]');
  if (!place || !line) return;
  const facts: OpenNowFacts = JSON.parse(place.dataset.openNow ?? '');
  const status = openingAt(new Date(), facts.opening);
  place.toggleAttribute('data-open', status.open);
  const text = statusInWords(status, facts);
  // Screen readers announce a live region again when it is written again, even with the same text.
  if (line.textContent !== text) line.textContent = text;
}

function statusInWords(status: ReturnType<typeof openingAt>, {words, locale, clock}: OpenNowFacts): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'}).format(status.changes);
  const values = {time: format(clock), day: format({weekday: 'long'})};
  if (status.open) return interpolate(words.openUntil, values);
  if (status.today) return interpolate(words.opensToday, values);
  return interpolate(words.opensAt, values);
}
