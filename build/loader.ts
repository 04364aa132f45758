/**
 * Runs in the browser, first thing in a document's body: loads React's scripts once a part of the page needs them. A part's
 * `data-hydrate` says when:
 * - `load`: once the page is painted. No part uses it yet; docs/architecture.md offers it to new ones
 * - `visible`: when it comes within one viewport height of the viewport
 * - `interaction`: when the visitor hovers, focuses, touches or presses it; `load` and `visible` include this
 * - `hover`: when a mouse hovers it or the keyboard focuses it; a press works without React
 *
 * All scripts run, in their order, or none: if one were missing, Next would replace the page, and the text typed there, with an error.
 * If they do not run in time, the page gets `data-scriptless`, for style sheets.
 *
 * The code stands in every document, so it is kept short.
 */
import {formReadyTimeout} from '@/content/timesAndLimits';
import {pause} from '@/lib/retry';
import {visitFacts} from '@/lib/visit';
import {keepEarlyActions, releaseSubmits, stopKeeping} from './loader/earlyActions';
import {noteTouches} from './loader/noteTouches';
import {isHydrated, once, painted, parsed, root, shown} from './loader/page';
import {restoreTexts} from './loader/restoreTexts';
import {retryDelayMs, retryFailedFile} from './loader/retryFailedFile';
import {needed, watchParts} from './loader/whenReactLoads';

/** The URLs of React's scripts, in the order in which they run. */
const sources = document.currentScript?.dataset.sources?.split(' ') ?? [];

// Stores the source of the visit. Not in the plain script, because the visitor may leave before that has loaded.
shown.then(visitFacts);
addEventListener('error', retryFailedFile, true);
keepEarlyActions();
noteTouches();
watchParts();
needed.then(loadScripts);
Promise.all([parsed, painted]).then(loadPlainScripts);

async function loadScripts(): Promise<void> {
  await painted;
  const giveUpTimer = setTimeout(() => {
    if (!isHydrated() && navigator.onLine) goWithoutScripts();
  }, formReadyTimeout);
  try {
    await Promise.all(sources.map(fetchWithRetry));
  } catch {
    clearTimeout(giveUpTimer);
    if (navigator.onLine) {
      goWithoutScripts();
      stopKeeping();
      return;
    }
    await once(window, 'online');
    return loadScripts();
  }
  // React hydrates the whole document.
  await parsed;
  for (const src of sources) {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    script.addEventListener('load', restoreTexts);
    document.head.append(script);
  }
  restoreTexts();
}

/** One retry, not the several of lib/retry.ts: the page works without React. */
async function fetchWithRetry(src: string) {
  try {
    await fetchScript(src);
  } catch {
    await pause(retryDelayMs);
    await fetchScript(src);
  }
}

/** Loads a script into the browser's cache, which needs the whole body. */
async function fetchScript(src: string) {
  const response = await fetch(src);
  if (!response.ok) throw new Error(src);
  await response.blob();
}

function goWithoutScripts() {
  root.dataset.scriptless = '';
  for (const part of document.querySelectorAll<HTMLElement>('[data-hosted]')) delete part.dataset.hosted;
  releaseSubmits();
}

/** A request for the page's plain script would delay the first paint, so its URL is in `data-src` until then. */
function loadPlainScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    script.src = script.dataset.src ?? '';
  }
}
