import {connectionId, notices} from '@/content/uiConstants';

/** Says in the bar that the network is gone, as long as it is, and in passing that it is back. What has the focus stays in sight. */
export function tellOffline() {
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const show = (state: 'offline' | 'online' | undefined) => {
    const bar = document.getElementById(connectionId);
    if (!bar) return;
    clearTimeout(leaving);
    const words = state ? bar.dataset[state] : undefined;
    bar.textContent = words ?? '';
    document.documentElement.toggleAttribute('data-offline', state !== undefined);
    if (state === 'offline') keepFocusInSight(bar);
    if (state === 'online') leaving = setTimeout(show, notices.duration, undefined);
  };

  addEventListener('offline', () => show('offline'));
  addEventListener('online', () => show('online'));
  if (!navigator.onLine) show('offline');
}

/** What is read stays in its place, unless the bar stands over what has the focus. At once: a smooth way there may end early. */
function keepFocusInSight(bar: HTMLElement) {
  const focused = document.activeElement;
  if (!focused) return;
  const {top, bottom} = focused.getBoundingClientRect();
  const isInWindow = top < innerHeight;
  const isUnderBar = bottom > bar.getBoundingClientRect().top;
  if (isInWindow && isUnderBar) focused.scrollIntoView({block: 'nearest', behavior: 'instant'});
}
