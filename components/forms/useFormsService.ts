import {type RefObject, useEffect, useState} from 'react';
import {drawForm, type HostedFormFacts, loadFormsService} from '@/lib/forms/hostedForm';

/** `stalled`: the service did not answer at once and is being asked again. */
export type ServiceState = 'loading' | 'stalled' | 'ready' | 'failed';

/**
 * Loads the forms service and has it draw its form in the container.
 * @returns the state of loading; `tries`, how many times loading was started, each time with several requests; `form`, which is undefined
 * until it can be filled in; and a function that starts loading again
 */
export function useFormsService(container: RefObject<HTMLElement | null>, hosted: HostedFormFacts, locale: string) {
  const [state, setState] = useState<ServiceState>('loading');
  const [tries, setTries] = useState(1);
  const [form, setForm] = useState<HTMLElement>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try runs the same effect again
  useEffect(() => {
    const target = container.current;
    if (!target) return;
    const controller = new AbortController();
    const {signal} = controller;
    const onAttempt = (attempt: number) => {
      if (!signal.aborted) setState(attempt > 1 ? 'stalled' : 'loading');
    };
    loadFormsService(hosted.script, signal, onAttempt)
      .then(async () => {
        // React's strict mode mounts twice, and only the second mount may draw a form.
        if (signal.aborted) return;
        await drawForm(target, hosted, locale, signal, setForm);
        setState('ready');
      })
      .catch((error) => {
        if (signal.aborted) return;
        console.warn(error);
        setState('failed');
      });
    return () => controller.abort();
  }, [tries, hosted, locale]);

  return {state, tries, form, tryAgain: () => setTries(tries + 1)};
}
