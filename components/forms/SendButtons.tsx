import {type ReactNode, useEffect, useState} from 'react';
import {retryPolicy, slowAnswer} from '@/content/timesAndLimits';
import {interpolate} from '@/lib/interpolate';
import type {MessageFormProps} from './FormHead';
import {secondWay} from './smallButton';
import type {Submission} from './submission';

const buttonLook =
  'inline-flex min-h-13 cursor-pointer items-center justify-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth';
const buttonStates =
  'transition-colors hover:bg-cloth-hover active:translate-y-px aria-disabled:cursor-progress aria-disabled:bg-ink-2 aria-disabled:text-paper';
const mainButton = `${buttonLook} ${buttonStates} @max-sm:w-full print:hidden`;
/** Hidden if the scripts fail to load: only the mail program works then. */
export const needsScripts = 'in-data-lost:hidden in-data-scriptless:hidden';

type Props = Pick<MessageFormProps, 'words' | 'company' | 'endpoint' | 'policy'> & {
  submission: Submission;
  /** The text of the outcome, for screen readers. */
  outcome: string | undefined;
  /** Whether the sending code has loaded. */
  ready: boolean;
  /** Called if the WhatsApp button is pressed before the sending code has loaded. */
  onEarlyPress: () => void;
  copyButton: ReactNode;
};

/** The buttons, a note on the receiver, and the progress. */
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
        <a href={policy} className="touch-target flex min-h-11 w-fit items-center underline">
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

/** Posts the message, or hands it to the mail program if there is no endpoint or no script. */
function SendButton({words, company, submission, look}: Props & {look: string}) {
  const isSending = submission.state === 'sending';
  return (
    <button
      type="submit"
      data-send=""
      // As the form's own action, Chrome would warn that it is not https.
      formAction={`mailto:${company.email}`}
      formMethod="post"
      formEncType="text/plain"
      // Not `disabled`, which would lose the focus.
      aria-disabled={isSending || undefined}
      className={look}
    >
      {isSending ? words.sending : words.send}
    </button>
  );
}

/** Without scripts email is the only way left. */
const onlyWay = 'in-data-lost:action in-data-lost:border-rule in-data-scriptless:action in-data-scriptless:border-rule';

/** WhatsApp first, and the others in one line below it: on a phone without a mail program, a `mailto:` link does nothing. */
function HandoverButtons(props: Props) {
  const {words, ready, onEarlyPress, copyButton} = props;
  return (
    <div className="print:hidden">
      <button
        // As a submit button it would open the mail program until the script has loaded.
        type={ready ? 'submit' : 'button'}
        data-whatsapp=""
        onClick={ready ? undefined : onEarlyPress}
        className={`${mainButton} ${needsScripts}`}
      >
        {words.whatsapp}
      </button>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5">
        <SendButton {...props} look={`${secondWay} ${onlyWay}`} />{' '}
        <span aria-hidden="true" className={`text-ink-2 large-text:hidden ${needsScripts}`}>
          ·
        </span>{' '}
        {copyButton}
      </div>
    </div>
  );
}

/** Whether an attempt has taken longer than `slowAnswer`. */
function useSlow(attempt: number): boolean {
  const [slowAttempt, setSlowAttempt] = useState(0);
  useEffect(() => {
    if (!attempt) return;
    const timer = window.setTimeout(setSlowAttempt, slowAnswer, attempt);
    return () => window.clearTimeout(timer);
  }, [attempt]);
  return attempt > 0 && slowAttempt === attempt;
}
