import {type RefObject, useEffect, useState} from 'react';

/**
 * Whether the visitor is writing in the site's own form, or has submitted it and is waiting for the answer. Meanwhile the hosted form
 * must not replace the own one.
 */
export function useOwnFormBusy(ownForm: RefObject<HTMLElement | null>) {
  const [isWriting, setWriting] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);

  useEffect(() => {
    // Not `focusout`, which also fires when the visitor clicks a label or switches to another window.
    const update = ({target}: Event) => {
      const form = ownForm.current;
      if (!form || !(target instanceof Node)) return;
      const isAroundForm = target.contains(form);
      // A click on the background focuses an ancestor.
      if (!isAroundForm) setWriting(form.contains(target));
    };
    const controller = new AbortController();
    const {signal} = controller;
    document.addEventListener('focusin', update, {signal});
    document.addEventListener('click', update, {signal});
    return () => controller.abort();
  }, [ownForm]);

  return {isBusy: isWriting || isSubmitted, setSubmitted};
}
