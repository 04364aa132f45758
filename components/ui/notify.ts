import {notices} from '@/content/uiConstants';

/** Tells the visitor something in passing, which may be missed. The library comes with the first notice. Never throws. */
export async function notify(words: string, kind: 'done' | 'failed' = 'done'): Promise<void> {
  const host = document.getElementById(notices.id);
  if (!host) return;
  try {
    const {show} = await import('./Notices');
    await show(host, words, kind === 'failed');
  } catch {
    // The library could not be fetched, the network is gone: the words alone, for as long.
    const line = Object.assign(document.createElement('span'), {textContent: words});
    host.replaceChildren(line);
    setTimeout(() => line.remove(), notices.duration);
  }
}
