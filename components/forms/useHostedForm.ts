import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {drawForm, type HostedFormFacts, loadFormsService} from '@/lib/forms/hostedForm';

/** `stalled`: the service did not answer at once and is being asked again. */
type HostedState = 'loading' | 'stalled' | 'shown' | 'failed';

/** Draws the hosted form into the container, one form a mount. `tries` counts the visitor's own, from 1; each is several requests. */
export function useHostedForm(container: RefObject<HTMLElement | null>, form: HostedFormFacts, locale: string) {
  const [state, setState] = useState<HostedState>('loading');
  const [tries, setTries] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    const place = container.current;
    if (!place) return;
    const left = new AbortController();
    const {signal} = left;
    const onAttempt = (attempt: number) => signal.aborted || setState(attempt > 1 ? 'stalled' : 'loading');
    loadFormsService(form.script, signal, onAttempt)
      .then(async (service) => {
        // Strict mode mounts, leaves and mounts again in one go: only the mount that stays asks for a form.
        if (signal.aborted) return;
        await drawForm(service, place, form, locale, signal);
        setState('shown');
      })
      .catch((error) => {
        if (signal.aborted) return;
        console.warn(error);
        setState('failed');
      });
    return () => left.abort();
  }, [tries, container, form, locale]);

  return {state, tries, again: () => setTries((count) => count + 1)};
}

/**
 * Freezes an element's height once it is `filled` by a third party's markup, so that nothing below shifts while it is in the viewport.
 * Ends once its lower edge is out of sight, or the visitor does something in it.
 */
export function useFrozenHeight(room: RefObject<HTMLElement | null>, filled: boolean) {
  const height = useRef(0);

  useLayoutEffect(() => {
    if (!filled) height.current = room.current?.getBoundingClientRect().height ?? 0;
  });

  useLayoutEffect(() => {
    const element = room.current;
    if (!filled || !element) return;
    const {style} = element;
    const freeze = (frozen: boolean) => {
      if (frozen) style.minHeight = `${height.current}px`;
      style.maxHeight = frozen ? style.minHeight : '';
      style.overflowY = frozen ? 'auto' : '';
      if (!frozen) height.current = element.getBoundingClientRect().height;
    };
    // Before the part grows: afterwards what follows has moved already.
    const update = () => {
      const {top, height: now} = element.getBoundingClientRect();
      // A lower one would bring what follows into sight.
      freeze(top + Math.min(height.current, now) < window.innerHeight);
    };
    update();

    const done = new AbortController();
    const release = () => {
      done.abort();
      freeze(false);
    };
    const {signal} = done;
    for (const type of ['pointerdown', 'keydown', 'focusin']) element.addEventListener(type, release, {signal});
    window.addEventListener('scroll', update, {signal, passive: true});
    return () => done.abort();
  }, [room, filled]);
}
