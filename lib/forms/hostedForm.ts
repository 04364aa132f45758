/**
 * The demo form of a forms service, by the contract of HubSpot's embedding script: one script a document, known by its
 * id, which brings `window.hbspt.forms.create`. Only in the browser.
 */

import {formReadyTimeout} from '@/content/behaviour';
import {pause, withRetries} from '@/lib/retry';

export const scriptId = 'hubspot-script';

/** Time between two looks whether the script is ready. */
const pollIntervalMs = 100;

/** Which form a page shows: the address of the embedding script, and what the service knows the form by. */
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

const isServiceReady = () => Boolean(window.hbspt?.forms?.create);

/**
 * One attempt: uses the script tag in the document, or adds one where there is none or the last one failed.
 * @returns whether the service is ready in time
 * @throws when the script cannot be fetched
 */
async function loadScript(url: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  if (isServiceReady()) return true;
  const script = document.getElementById(scriptId) ?? addScript(url);
  let failed = false;
  script.addEventListener('error', () => {
    failed = true;
  });
  const deadline = Date.now() + formReadyTimeout;
  while (!failed && Date.now() < deadline) {
    if (isServiceReady()) return true;
    await pause(pollIntervalMs);
  }
  // The next attempt fetches it again.
  script.remove();
  if (failed) throw new Error(`${url} cannot be fetched`);
  return false;
}

function addScript(url: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), {id: scriptId, src: url});
  document.head.append(script);
  return script;
}

let drawnForms = 0;

/**
 * Clears the container and has the service draw its form there; resolves once the form is to be seen. After `signal`
 * the container is empty, and a form that comes late does not find its element.
 *
 * @throws when no form appears within {@link formReadyTimeout}
 */
export function drawForm(
  container: HTMLElement,
  {script: _, ...form}: HostedFormFacts,
  locale: string,
  signal: AbortSignal,
): Promise<void> {
  drawnForms += 1;
  // An element of its own for each form: of two that overlap only the later is in the container.
  const target = Object.assign(document.createElement('div'), {id: `hosted-form-${drawnForms}`});
  container.replaceChildren(target);

  return new Promise((resolve, reject) => {
    const timeout = window.setTimeout(() => fail(new Error(`form ${form.formId} has not appeared`)), formReadyTimeout);
    const observer = new MutationObserver(() => {
      if (!target.querySelector('form, iframe')) return;
      stopWaiting();
      resolve();
    });
    const stopWaiting = () => {
      window.clearTimeout(timeout);
      observer.disconnect();
    };
    const fail = (error: unknown) => {
      stopWaiting();
      target.remove();
      reject(error);
    };
    signal.addEventListener('abort', () => fail(signal.reason), {once: true});
    observer.observe(target, {childList: true, subtree: true});
    try {
      window.hbspt?.forms?.create?.({...form, target: `#${target.id}`, locale});
    } catch (error) {
      fail(error);
    }
  });
}
