import {type RefObject, useEffect} from 'react';
import type {MessageFormName} from '@/content/forms';
import {draftId, forgetDraft, keepDraft, restoreDraft} from './draft';

/** Puts the draft back when the page is opened again, and keeps it from then on. */
export function useDraft(form: MessageFormName, element: RefObject<HTMLFormElement | null>) {
  useEffect(() => restoreDraft(form, element.current), [form, element]);

  return {
    save: () => keepDraft(form, element.current),
    /** Of the text that is kept now. */
    id: () => draftId(form),
    /** Forgets what is kept; once a message is sent only if it is still that message, and not a newer one. */
    clear: (sent?: string) => forgetDraft(form, sent),
  };
}
