import {pause} from '@/lib/retry';

export const retryDelayMs = 2000;

/** Requests a style sheet or the page's own script once more if it failed to load. */
export async function retryFailedFile({target}: Event) {
  const isOwn = target instanceof Element && target.matches('link[rel="stylesheet"], body > script[src]');
  if (!isOwn || target.hasAttribute('data-retried')) return;
  // Not a clone: a clone of a script that has started does not run.
  const retry = document.createElement(target.localName);
  for (const {name, value} of target.attributes) retry.setAttribute(name, value);
  retry.dataset.retried = 'yes';
  await pause(retryDelayMs);
  target.replaceWith(retry);
}
