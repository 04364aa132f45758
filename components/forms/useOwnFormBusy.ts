import {type RefObject, useEffect, useState} from 'react';

/**
 * Whether the visitor is writing in the own form, or has submitted it and waits for the answer. The hosted form must not replace it
 * then.
 */
export function useOwnFormBusy(ownForm: RefObject<HTMLElement | null>) {
  const [isWriting, setWriting] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);

  useEffect(() => {
    // Not `focusout`, which a click on a label and a switch to another window cause too.
    const update = ({target}: Event) => {
      const form = ownForm.current;
      if (!form || !(target instanceof Node)) return;
      const isAroundForm = target.contains(form);
      // A click on the background focuses an ancestor.
      if (!isAroundForm) setWriting(form.contains(target));
    };
    const controller = new AbortController();
    document.addEventListener('focusin', update, controller);
    document.addEventListener('click', update, controller);
    return () => controller.abort();
  }, [ownForm]);

  return {isBusy: isWriting || isSubmitted, setSubmitted};
}
