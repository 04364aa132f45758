import {retrying} from '@/content/forms';
import {interpolate} from '@/lib/interpolate';
import type {Submission} from './useSubmission';
import type {FormWords} from './words';

type Props = {words: FormWords; submission: Submission};

/** The button, what it does, and how far the message is. */
export function SubmitRow({words, submission}: Props) {
  const sending = submission.state === 'sending';
  const again = submission.state === 'sending' && submission.attempt > 1;
  const status = statusOf(submission, words);
  return (
    <div className="col-span-full">
      <button
        type="submit"
        data-send=""
        // Not disabled, which would take the focus away.
        aria-disabled={sending}
        className="inline-flex min-h-13 cursor-pointer items-center justify-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth transition-colors hover:bg-cloth-hover active:translate-y-px aria-disabled:cursor-progress aria-disabled:bg-ink-2 aria-disabled:text-paper max-sm:w-full print:hidden"
      >
        {sending ? words.sending : words.send}
      </button>
      <p role="status" className={again ? 'mt-3 font-semibold text-note' : 'sr-only'}>
        {status}
      </p>
      <p className="mt-4 text-ink-2 text-note">{words.note}</p>
    </div>
  );
}

/** How it goes, for those who cannot see it. */
function statusOf(submission: Submission, {sending, retrying: words, mailed, failed}: FormWords): string {
  switch (submission.state) {
    case 'sending':
      return submission.attempt === 1
        ? sending
        : interpolate(words, {attempt: String(submission.attempt), attempts: String(retrying.retries + 1)});
    case 'mailed':
      return `${mailed.title} ${mailed.text}`;
    case 'offline':
    case 'unreachable':
    case 'refused':
      return `${failed.title} ${failed[submission.state]}`;
    default:
      return '';
  }
}
