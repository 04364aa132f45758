import {type ReactNode, useEffect, useState} from 'react';
import {retryPolicy, slowAnswer} from '@/content/behaviour';
import {interpolate} from '@/lib/interpolate';
import type {MessageFormProps} from './FormHead';
import {smallButton} from './smallButton';
import type {Submission} from './submission';

const buttonLook =
  'inline-flex min-h-13 cursor-pointer items-center justify-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth';
const buttonStates =
  'transition-colors hover:bg-cloth-hover active:translate-y-px aria-disabled:cursor-progress aria-disabled:bg-ink-2 aria-disabled:text-paper';
const mainButton = `${buttonLook} ${buttonStates} @max-sm:w-full print:hidden`;
/** Where scripts do not arrive, the mail program is the only way. */
export const needsScripts = 'in-data-lost:hidden in-data-scriptless:hidden';

type Props = Pick<MessageFormProps, 'words' | 'company' | 'endpoint' | 'policy'> & {
  submission: Submission;
  /** How it ended, for those who cannot see it. */
  outcome: string | undefined;
  /** What sends has arrived. */
  ready: boolean;
  /** The button for WhatsApp is pressed before that. */
  onEarlyPress: () => void;
  copyButton: ReactNode;
};

/** The buttons, what they do, who gets the message, and how far it is. */
export function SendButtons(props: Props) {
  const {words, endpoint, policy, submission, outcome} = props;
  const attempt = submission.state === 'sending' ? submission.attempt : 0;
  const isSlow = useSlow(attempt);
  const isRetrying = attempt > 1;
  return (
    <div className="col-span-full">
      {endpoint ? <SendButton {...props} look={mainButton} /> : <HandoverButtons {...props} />}
      <p role="status" className={isRetrying || isSlow ? 'mt-3 font-semibold text-note' : 'sr-only'}>
        {status()}
      </p>
      <p className="mt-4 text-ink-2 text-note">
        <span className={needsScripts}>{words.note} </span>
        <a href={policy} className="touch-target inline-flex min-h-11 items-center underline">
          {words.policy}
        </a>
      </p>
    </div>
  );

  function status() {
    if (isSlow) return words.slow;
    if (isRetrying) {
      const attempts = String(retryPolicy.retries + 1);
      return interpolate(words.retrying, {attempt: String(attempt), attempts});
    }
    return attempt ? words.sending : outcome;
  }
}

/** Posts the message; where there is no endpoint, or no script, it hands the message to the mail program. */
function SendButton({words, company, submission, look}: Props & {look: string}) {
  const isSending = submission.state === 'sending';
  return (
    <button
      type="submit"
      data-send=""
      // Not the form's action, where Chrome warns of an address that is not https.
      formAction={`mailto:${company.email}`}
      formMethod="post"
      formEncType="text/plain"
      // Not disabled, which would take the focus away.
      aria-disabled={isSending || undefined}
      className={look}
    >
      {isSending ? words.sending : words.send}
    </button>
  );
}

/** WhatsApp first: a phone may have no mail program, and says nothing when one is asked for. */
function HandoverButtons(props: Props) {
  const {words, ready, onEarlyPress, copyButton} = props;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <button
        // A browser without the script would hand it to the mail program.
        type={ready ? 'submit' : 'button'}
        data-whatsapp=""
        onClick={ready ? undefined : onEarlyPress}
        className={`${mainButton} ${needsScripts}`}
      >
        {words.whatsapp}
      </button>{' '}
      <SendButton {...props} look={smallButton} /> {copyButton}
    </div>
  );
}

/** Whether an attempt takes longer than a visitor waits without a word. */
function useSlow(attempt: number): boolean {
  const [slowAttempt, setSlowAttempt] = useState(0);
  useEffect(() => {
    if (!attempt) return;
    const timer = window.setTimeout(setSlowAttempt, slowAnswer, attempt);
    return () => window.clearTimeout(timer);
  }, [attempt]);
  return attempt > 0 && slowAttempt === attempt;
}
