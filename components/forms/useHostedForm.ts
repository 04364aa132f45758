import {QueryObserver, type QueryObserverResult} from '@tanstack/query-core';
import {type RefObject, useCallback, useEffect, useState} from 'react';
import {retrying} from '@/content/forms';
import {drawForm, type FormsService, type HostedForm, loadFormsService, Unreachable} from '@/lib/forms/hostedForm';
import {queryClient} from '@/lib/forms/queryClient';

/** `stalled`: the service did not answer at once and is being asked again. */
type HostedState = 'loading' | 'stalled' | 'shown' | 'failed';

/**
 * Draws the hosted form into the container, one form a mount, and loads the service once. `tries`
 * counts the visitor's own, from 1; each is several of the query library's.
 */
export function useHostedForm(container: RefObject<HTMLElement | null>, form: HostedForm, locale: string) {
  const [state, setState] = useState<HostedState>('loading');
  const [tries, setTries] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    const place = container.current;
    if (!place) return;
    setState('loading');
    const left = new AbortController();
    let drawing = false;

    const draw = async (service: FormsService) => {
      drawing = true;
      // Strict mode mounts, leaves and mounts again in one go: only the mount that stays asks for a form.
      await Promise.resolve();
      if (left.signal.aborted) return;
      try {
        await drawForm(service, place, form, locale, left.signal);
        setState('shown');
      } catch (error) {
        if (left.signal.aborted) return;
        console.warn(error);
        setState('failed');
      }
    };
    const look = ({data, error, failureCount, isFetching}: QueryObserverResult<FormsService>) => {
      if (drawing) return;
      if (data) return void draw(data);
      if (isFetching) setState(failureCount ? 'stalled' : 'loading');
      else if (error) {
        console.warn(error);
        setState('failed');
      }
    };
    const service = new QueryObserver<FormsService>(queryClient, {
      queryKey: ['forms service', form.script],
      queryFn: () => loadFormsService(form.script),
      retry: (failures, error) => error instanceof Unreachable && failures < retrying.retries,
    });
    // A mount after a failure, or another attempt, asks anew: the query library sees no result to keep.
    const unsubscribe = service.subscribe(look);
    look(service.getCurrentResult());
    return () => {
      left.abort();
      unsubscribe();
    };
  }, [tries, container, form, locale]);

  const again = useCallback(() => setTries((count) => count + 1), []);
  return {state, tries, again};
}
