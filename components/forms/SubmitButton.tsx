import {retryPolicy} from '@/content/behaviour';
import type {Delivery} from '@/lib/forms/submitMessage';
import type {FormWords} from '@/lib/forms/words';
import {interpolate} from '@/lib/interpolate';

/** How far a message is. `text`: the mail program has it; or it was too long, and was `copied` or not. */
export type Submission =
  | {state: 'idle' | Delivery}
  | {state: 'mailed'; text: 'text' | 'copied' | 'notCopied'}
  | {state: 'sending'; attempt: number};

const buttonLook =
  'inline-flex min-h-13 cursor-pointer items-center justify-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth';
const buttonStates =
  'transition-colors hover:bg-cloth-hover active:translate-y-px aria-disabled:cursor-progress aria-disabled:bg-ink-2 aria-disabled:text-paper';

type Props = {words: FormWords; submission: Submission; outcome?: string | undefined};

/** The button, what it does, and how far the message is; `outcome` says how it ended, for those who cannot see it. */
export function SubmitButton({words, submission, outcome}: Props) {
  const attempt = submission.state === 'sending' ? submission.attempt : 0;
  const isSending = attempt > 0;
  const isRetrying = attempt > 1;
  return (
    <div className="col-span-full">
      <button
        type="submit"
        data-send=""
        // Not disabled, which would take the focus away.
        aria-disabled={isSending || undefined}
        className={`${buttonLook} ${buttonStates} @max-sm:w-full print:hidden`}
      >
        {isSending ? words.sending : words.send}
      </button>
      <p role="status" className={isRetrying ? 'mt-3 font-semibold text-note' : 'sr-only'}>
        {status()}
      </p>
      <p className="mt-4 text-ink-2 text-note in-data-lost:hidden in-data-scriptless:hidden">{words.note}</p>
    </div>
  );

  function status() {
    if (isRetrying) {
      const attempts = String(retryPolicy.retries + 1);
      return interpolate(words.retrying, {attempt: String(attempt), attempts});
    }
    return isSending ? words.sending : outcome;
  }
}
