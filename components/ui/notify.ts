import {noticesId} from '@/content/elementIds';
import {noticeDuration} from '@/content/timesAndLimits';

/** Shows a notice for a few seconds. The library loads with the first one. Never throws. */
export async function notify(words: string, kind: 'done' | 'failed' = 'done'): Promise<void> {
  const host = document.getElementById(noticesId);
  if (!host) return;
  try {
    const {show} = await import('./Notices');
    await show(host, words, kind === 'failed');
  } catch {
    // Without a network the library cannot be loaded. Then the text is shown without it, for the same time.
    const line = Object.assign(document.createElement('span'), {textContent: words});
    host.replaceChildren(line);
    setTimeout(() => line.remove(), noticeDuration);
  }
}
