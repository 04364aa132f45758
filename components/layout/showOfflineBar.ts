import {connectionId} from '@/content/elementIds';
import {noticeDuration} from '@/content/timesAndLimits';

/** Tells the visitor in the bar that the network is lost and, for a few seconds, that it is back. */
export function showOfflineBar() {
  let hideTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: 'offline' | 'online' | undefined) => {
    const bar = document.getElementById(connectionId);
    if (!bar) return;
    clearTimeout(hideTimer);
    const words = state ? bar.dataset[state] : undefined;
    bar.textContent = words ?? '';
    document.documentElement.toggleAttribute('data-offline', state !== undefined);
    if (state === 'offline') keepFocusInSight(bar);
    if (state === 'online') hideTimer = setTimeout(show, noticeDuration, undefined);
  };

  addEventListener('offline', () => show('offline'));
  addEventListener('online', () => show('online'));
  if (!navigator.onLine) show('offline');
}

/** Scrolls only if the bar covers the focused element. It scrolls at once, because smooth scrolling may be cut short. */
function keepFocusInSight(bar: HTMLElement) {
  const focused = document.activeElement;
  if (!focused) return;
  const {top, bottom} = focused.getBoundingClientRect();
  const isInViewport = top < innerHeight;
  const isUnderBar = bottom > bar.getBoundingClientRect().top;
  if (isInViewport && isUnderBar) focused.scrollIntoView({block: 'nearest', behavior: 'instant'});
}
