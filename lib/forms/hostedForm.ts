/**
 * The demo form of a forms service, by the contract of HubSpot's embedding script: one script a document, known by its
 * id, which brings `window.hbspt.forms.create`. Only in the browser.
 */

import {formReadyTimeout} from '@/content/uiConstants';
import {pause, withRetries} from '@/lib/retry';

export const scriptId = 'hubspot-script';

/** How often a script is asked whether it is ready, in milliseconds. */
const pollEvery = 100;

/** Which form a page shows. */
export type HostedFormFacts = {script: string; portalId: string; formId: string; region: string};

declare global {
  interface Window {
    /** `target` is the selector of the element that the form is drawn in. */
    hbspt?: {forms?: {create?: (form: Omit<HostedFormFacts, 'script'> & {target: string; locale: string}) => void}};
  }
}

/** Loads the forms service, in several attempts, until `signal`. @throws when that fails, or takes longer than {@link formReadyTimeout} */
export async function loadFormsService(url: string, signal: AbortSignal, onAttempt: (attempt: number) => void) {
  const ready = await withRetries(() => loadScript(url, signal), onAttempt);
  // Trying the same again would only keep the visitor waiting.
  if (!ready) throw new Error(`${url} is not ready`);
}

/** One attempt: uses the script tag in the document, or adds one where there is none or the last one failed. Whether it is ready. */
async function loadScript(url: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  if (window.hbspt?.forms?.create) return true;
  const script = document.getElementById(scriptId) ?? addScript(url);
  let lost = false;
  script.addEventListener('error', () => {
    lost = true;
  });
  const limit = Date.now() + formReadyTimeout;
  while (!lost && Date.now() < limit) {
    if (window.hbspt?.forms?.create) return true;
    await pause(pollEvery);
  }
  // The next try fetches it anew.
  script.remove();
  if (lost) throw new Error(`${url} cannot be fetched`);
  return false;
}

function addScript(url: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), {id: scriptId, src: url});
  document.head.append(script);
  return script;
}

let places = 0;

/**
 * Clears the container and has the service draw its form there; resolves once the form is to be seen. After `signal`
 * the container is empty, and a form that comes late finds its place gone.
 *
 * @throws when no form appears within {@link formReadyTimeout}
 */
export function drawForm(
  container: HTMLElement,
  {script: _, ...form}: HostedFormFacts,
  locale: string,
  signal: AbortSignal,
): Promise<void> {
  places += 1;
  // A place of its own for each drawing: two that overlap cannot both end up in the container.
  const place = Object.assign(document.createElement('div'), {id: `hosted-form-${places}`});
  container.replaceChildren(place);

  return new Promise((resolve, reject) => {
    const limit = window.setTimeout(() => fail(new Error(`form ${form.formId} has not appeared`)), formReadyTimeout);
    const appears = new MutationObserver(() => {
      if (!place.querySelector('form, iframe')) return;
      stop();
      resolve();
    });
    const stop = () => {
      window.clearTimeout(limit);
      appears.disconnect();
    };
    const fail = (error: unknown) => {
      stop();
      place.remove();
      reject(error);
    };
    signal.addEventListener('abort', () => fail(signal.reason), {once: true});
    appears.observe(place, {childList: true, subtree: true});
    try {
      window.hbspt?.forms?.create?.({...form, target: `#${place.id}`, locale});
    } catch (error) {
      fail(error);
    }
  });
}
