/**
 * The demo form of a forms service, embedded like HubSpot's: one script per document, identified by its id, defines
 * `window.hbspt.forms.create`. This module runs only in the browser.
 */

import {formReadyTimeout} from '@/content/timesAndLimits';
import {pause, withRetries} from '@/lib/retry';

export const scriptId = 'hubspot-script';

const pollIntervalMs = 100;

/** A form of the service, and the URL of the embedding script. */
export type HostedFormFacts = {
  script: string;
  portalId: string;
  formId: string;
  region: string;
  /** The name of the field for the demo's subject. Empty if the form has none. */
  subjectField: string;
  /** The names of each subject in all languages. */
  subjectNames?: Record<string, readonly string[]>;
};

/** `target` is the selector of the element in which the service draws the form. */
type FormOptions = Pick<HostedFormFacts, 'portalId' | 'formId' | 'region'> & {
  target: string;
  locale: string;
  /** Called with the form, which may be in a jQuery object. */
  onFormReady: (form: HTMLElement | ArrayLike<HTMLElement>) => void;
};

declare global {
  interface Window {
    hbspt?: {forms?: {create?: (options: FormOptions) => void}};
  }
}

/** Loads the forms service, with retries. @throws if that fails, takes longer than {@link formReadyTimeout}, or is aborted */
export async function loadFormsService(url: string, signal: AbortSignal, onAttempt: (attempt: number) => void) {
  const ready = await withRetries(() => loadScript(url, signal), onAttempt);
  // Another try would only keep the visitor waiting.
  if (!ready) throw new Error(`${url} is not ready`);
}

const isServiceReady = () => Boolean(window.hbspt?.forms?.create);

/**
 * Uses the script in the document, or adds one if there is none.
 * @returns whether the service is ready in time
 * @throws if the script cannot be fetched
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
  // The next attempt adds the script again.
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
 * Clears the container and has the service draw its form there. Resolves once the form is visible. When aborted, removes the target,
 * so that a late form is not drawn.
 * @param onForm is called with the form once it can be filled in. It may be in a frame
 * @throws if no form appears within {@link formReadyTimeout}
 */
export function drawForm(
  container: HTMLElement,
  {portalId, formId, region}: HostedFormFacts,
  locale: string,
  signal: AbortSignal,
  onForm: (form: HTMLElement) => void,
): Promise<void> {
  drawnForms += 1;
  // Each form has its own target, so that only the latest is in the container.
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

/** Fills in the hidden fields with these names, if the hosted form has them. */
export function fillHidden(form: HTMLElement, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const hiddenField = form.querySelector(`input[type="hidden"][name="${CSS.escape(name)}"]`);
    if (hiddenField) fillIn(form, name, text);
  }
}

/**
 * Fills in a field of a hosted form and dispatches its events. The prototype's setter is used, because React overrides the element's own
 * and would ignore the change. A list selects the option that has one of the texts as its label or value.
 * @param texts the text for a field that is no list, and its other names
 * @returns the field. Undefined if the form has no such field or option
 */
export function fillIn(form: HTMLElement, name: string, ...texts: string[]): Field | undefined {
  const field = form.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
  // Radio buttons and checkboxes cannot be filled in: each button of a group has a value of its own.
  if (!field || /radio|checkbox/.test(field.type)) return undefined;
  const isNamed = ({label, value}: HTMLOptionElement) => texts.includes(label.trim()) || texts.includes(value);
  const value = 'options' in field ? [...field.options].find(isNamed)?.value : texts[0];
  if (value === undefined) return undefined;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
  return field;
}

export type Subject = {value: string; label: string};

/** Fills in the demo's subject. @returns whether the visitor can see it in the form */
export function fillInSubject(form: HTMLElement, {subjectField, subjectNames}: HostedFormFacts, subject: Subject) {
  if (!subjectField) return false;
  const {value, label} = subject;
  const field = fillIn(form, subjectField, label, value, ...(subjectNames?.[value] ?? []));
  if (!field) console.warn(`The form has no field ${subjectField} that takes “${label}”.`);
  return field !== undefined && field.type !== 'hidden';
}
