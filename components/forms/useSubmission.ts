import {useRef, useState} from 'react';
import type {Delivery} from '@/lib/forms/sendMessage';

export type Submission = {state: 'idle' | 'mailed' | Delivery} | {state: 'sending'; attempt: number};

/** Time that a mail program is given to open, in ms. */
const mailProgramOpens = 1000;

/** One message on its way at a time: a second click while it is changes nothing. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({state: 'idle'});
  const busy = useRef(false);
  const opening = useRef(false);

  return {
    submission,
    /** `send` reports the attempts that it makes, and how it ended. */
    async run(send: (onAttempt: (attempt: number) => void) => Promise<Delivery | 'mailed'>) {
      if (busy.current || opening.current) return;
      busy.current = true;
      try {
        setSubmission({state: 'sending', attempt: 1});
        const outcome = await send((attempt) => setSubmission({state: 'sending', attempt}));
        setSubmission({state: outcome});
        if (outcome !== 'mailed') return;
        // It takes a moment to open, and is not to be asked twice for the same text meanwhile.
        opening.current = true;
        setTimeout(() => {
          opening.current = false;
        }, mailProgramOpens);
      } finally {
        busy.current = false;
      }
    },
    /** The text is another one now. */
    changed() {
      opening.current = false;
    },
    reset: () => setSubmission({state: 'idle'}),
  };
}
