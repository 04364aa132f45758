import {retrying} from '@/content/forms';
import type {Delivery} from '@/lib/forms/submitMessage';
import type {FormWords} from '@/lib/forms/words';
import {interpolate} from '@/lib/interpolate';

/** How far a message is. `mailed`: the mail program has all of it; `mailedInPart`: without its text, which is `copied` or not. */
export type Submission =
  | {state: 'idle' | 'mailed' | Delivery}
  | {state: 'mailedInPart'; copied: boolean}
  | {state: 'sending'; attempt: number};

/** The button, what it does, and how far the message is; `outcome` says how it ended, for those who cannot see it. */
export function SubmitButton({
  words,
  submission,
  outcome = '',
}: {
  words: FormWords;
  submission: Submission;
  outcome?: string;
}) {
  const attempt = submission.state === 'sending' ? submission.attempt : 0;
  const attempts = {attempt: String(attempt), attempts: String(retrying.retries + 1)};
  return (
    <div className="col-span-full">
      <button
        type="submit"
        data-send=""
        // Not disabled, which would take the focus away.
        aria-disabled={attempt > 0}
        className="inline-flex min-h-13 cursor-pointer items-center justify-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth transition-colors hover:bg-cloth-hover active:translate-y-px aria-disabled:cursor-progress aria-disabled:bg-ink-2 aria-disabled:text-paper max-sm:w-full print:hidden"
      >
        {attempt ? words.sending : words.send}
      </button>
      <p role="status" className={attempt > 1 ? 'mt-3 font-semibold text-note' : 'sr-only'}>
        {attempt > 1 ? interpolate(words.retrying, attempts) : attempt ? words.sending : outcome}
      </p>
      <p className="mt-4 text-ink-2 text-note in-data-lost:hidden in-data-scriptless:hidden">{words.note}</p>
    </div>
  );
}
