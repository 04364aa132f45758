import {interpolate} from '@/lib/interpolate';
import {openingAt} from '@/lib/openingStatus';
import type {OpenNowFacts} from './OpenNow';

/** Says in OpenNow.tsx whether the office is open, once that element is in view, and keeps it up to date. */
export function showOpeningHours() {
  watch();
  // React may have rendered the page again.
  addEventListener('hydrated', watch, {once: true});
}

let timer: ReturnType<typeof setInterval> | undefined;

function watch() {
  const container = document.querySelector<HTMLElement>('[data-open-now]');
  if (!container) return;
  const start = () => {
    update();
    clearInterval(timer);
    timer = setInterval(update, 60_000);
  };
  if (!('IntersectionObserver' in window)) {
    start();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(container);
}

function update() {
  // The element is looked up each time, because React may have rendered the page again.
  const container = document.querySelector<HTMLElement>('[data-open-now]');
  const line = container?.querySelector('[aria-live]');
  if (!container || !line) return;
  const facts: OpenNowFacts = JSON.parse(container.dataset.openNow ?? '');
  const status = openingAt(new Date(), facts.opening);
  container.toggleAttribute('data-open', status.open);
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
