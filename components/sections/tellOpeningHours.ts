import {interpolate} from '@/lib/interpolate';
import {openingAt} from '@/lib/opening';
import type {OpenNowFacts} from './OpenNow';

/** Says whether the office is open, in its own time zone, and again every minute. Not before a reader comes there. */
export function tellOpeningHours() {
  watch();
  // React may have made the page anew.
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
  // Looked up each time: React may have made the page anew.
  const place = document.querySelector<HTMLElement>('[data-open-now]');
  const line = place?.querySelector('[aria-live]');
  if (!place || !line) return;
  // OpenNow.tsx wrote it.
  const {opening, words, locale, clock}: OpenNowFacts = JSON.parse(place.dataset.openNow ?? '');
  const {open, today, changes} = openingAt(new Date(), opening);
  const sentence = open ? words.openUntil : today ? words.opensToday : words.opensAt;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'}).format(changes);
  place.toggleAttribute('data-open', open);
  const text = interpolate(sentence, {time: format(clock), day: format({weekday: 'long'})});
  // A live region that is written again is read out again.
  if (line.textContent !== text) line.textContent = text;
}
