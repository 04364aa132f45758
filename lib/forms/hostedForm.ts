/**
 * The demo form of a forms service, by the contract of HubSpot's embedding script: one script a document, known by its
 * id, which brings `window.hbspt.forms.create`. Only in the browser.
 */

import {formReadyTimeout} from '@/content/forms';
import {pause, withRetries} from '@/lib/retry';

export const scriptId = 'hubspot-script';

/** Time between two looks whether the script is ready. */
const pollIntervalMs = 100;

/** Which form a page shows: the address of the embedding script, and what the service knows the form by. */
export type HostedFormFacts = {
  script: string;
  portalId: string;
  formId: string;
  region: string;
  /** The name of the field that takes what the demo is about; empty: none does. */
  subjectField: string;
};

/** What the service is asked to draw. `target` is the selector of the element that the form is drawn in. */
type FormOptions = Pick<HostedFormFacts, 'portalId' | 'formId' | 'region'> & {
  target: string;
  locale: string;
  /** Called with the form, or with it in a jQuery object. */
  onFormReady: (form: HTMLElement | ArrayLike<HTMLElement>) => void;
};

declare global {
  interface Window {
    hbspt?: {forms?: {create?: (options: FormOptions) => void}};
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
 * @param onForm is called with the form once it can be filled in; it may be in a frame
 * @throws when no form appears within {@link formReadyTimeout}
 */
export function drawForm(
  container: HTMLElement,
  {portalId, formId, region}: HostedFormFacts,
  locale: string,
  signal: AbortSignal,
  onForm: (form: HTMLElement) => void,
): Promise<void> {
  drawnForms += 1;
  // An element of its own for each form: of two that overlap only the later is in the container.
  const target = Object.assign(document.createElement('div'), {id: `hosted-form-${drawnForms}`});
  container.replaceChildren(target);

  return new Promise((resolve, reject) => {
    const timeout = window.setTimeout(() => fail(new Error(`form ${formId} has not appeared`)), formReadyTimeout);
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
    const onFormReady: FormOptions['onFormReady'] = (ready) => {
      const form = 'querySelector' in ready ? ready : ready[0];
      if (form && !signal.aborted) onForm(form);
    };
    try {
      window.hbspt?.forms?.create?.({portalId, formId, region, target: `#${target.id}`, locale, onFormReady});
    } catch (error) {
      fail(error);
    }
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fills in the hidden fields that a hosted form has under these names. */
export function fillHidden(form: HTMLElement, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const isThere = form.querySelector(`input[type="hidden"][name="${CSS.escape(name)}"]`);
    if (isThere) fillIn(form, name, text);
  }
}

/**
 * Puts a text into a field of a hosted form, and has the form's script know of it: React's own setter on the element keeps what a
 * script writes from it. A list takes the choice that reads so. @returns the field, where the form has it and takes the text
 */
export function fillIn(form: HTMLElement, name: string, text: string): Field | undefined {
  const field = form.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
  if (!field) return undefined;
  const value = 'options' in field ? [...field.options].find(({label}) => label === text)?.value : text;
  if (value === undefined) return undefined;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
  return field;
}
