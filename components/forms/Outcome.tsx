import {type ReactNode, useEffect, useId, useRef} from 'react';
import {Icon} from '@/components/ui/Icon';
import {notify} from '@/components/ui/notify';
import type {FormWords} from '@/lib/forms/words';
import {interpolate} from '@/lib/interpolate';
import {CompanyLinks, type MessageFormProps} from './FormHead';
import {smallButton} from './smallButton';
import type {Submission} from './submission';

/** The name of the honeypot field, which only bots fill in. */
export const honeypotName = 'homepage';

/** A field that people can neither see, hear nor reach by keyboard. */
export const Honeypot = () => (
  <div inert aria-hidden="true" className="absolute top-0 left-0 size-px overflow-hidden [clip-path:inset(50%)]">
    <input type="text" name={honeypotName} data-honeypot="" tabIndex={-1} autoComplete="off" />
  </div>
);

type OutcomeFacts = {
  isFailure: boolean;
  title: string;
  text: string;
  /** The label of the button that sends the message again. */
  again?: string;
  /** The label of the button that clears the form. */
  clear?: string;
  /** An earlier page or another tab sent the message. The page does not scroll to such an outcome, because it is there on load. */
  isFromEarlier?: boolean;
};

/** The panel below the form, after an attempt to send. */
export function outcomeOf(submission: Submission, words: FormWords): OutcomeFacts | undefined {
  const {handed, failed, repeated} = words;
  switch (submission.state) {
    case 'handed': {
      const {title, text} = handed[submission.way];
      const texts = {notNeeded: text, copied: handed.copied, failed: handed.notCopied};
      return {isFailure: false, title, text: texts[submission.copyResult], clear: handed.clear};
    }
    case 'offline':
    case 'down':
    case 'refused':
      return {isFailure: true, title: failed.title, text: failed[submission.state], again: failed.again};
    case 'honeypot':
      return {isFailure: true, title: failed.title, text: failed.program, again: failed.again};
    case 'mayHaveArrived': {
      const {past, isFromEarlier, isSecondFailure} = submission;
      const {title, text: textOfFirst} = repeated[past.state];
      const {again, clear, secondFailure} = repeated;
      const text = isSecondFailure ? secondFailure : textOfFirst;
      return {
        isFailure: past.state !== 'sent',
        title,
        text: interpolate(text, {time: timeOf(past.at)}),
        again,
        clear,
        isFromEarlier,
      };
    }
  }
}

const timeOf = (at: number) =>
  new Date(at).toLocaleString(document.documentElement.lang, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

type SentProps = {heading: 'h2' | 'h3'; words: FormWords['sent']; onAnother: () => void};

/** Takes the place of the form after a message was sent. */
export function Sent({heading: Heading, words, onAnother}: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone and the focus with it, unless the visitor has moved on.
    const hasNoFocus = document.activeElement === document.body;
    if (hasNoFocus) title.current?.focus();
    else notify(words.title);
  }, [words.title]);
  return (
    <div className="grid content-center justify-items-start py-8">
      <Icon name="icon-tick" className="size-8 text-leaf" />
      <Heading ref={title} tabIndex={-1} className="mt-4 text-h3-lg leading-tight tracking-tight">
        {words.title}
      </Heading>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <button type="button" onClick={onAnother} className="mt-5 text-link">
        {words.another}
      </button>
    </div>
  );
}

type OutcomeProps = OutcomeFacts &
  Pick<MessageFormProps, 'words' | 'company' | 'endpoint'> & {onClear: () => void; copyButton: ReactNode};

/**
 * The panel below the form. The form keeps its text, because the mail program or WhatsApp may not have opened, and a failed message can be
 * sent again.
 */
export function Outcome(props: OutcomeProps) {
  const {isFailure, title, text, again, clear, isFromEarlier, words, company, endpoint, onClear, copyButton} = props;
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isFromEarlier) panel.current?.scrollIntoView({block: 'nearest'});
  }, [isFromEarlier]);
  return (
    <div
      ref={panel}
      data-outcome=""
      className={`col-span-full scroll-mb-6 rounded-sm border-[1.5px] bg-mist p-4 @xs:p-5 ${isFailure ? 'border-rose' : 'border-leaf'}`}
    >
      <div id={id}>
        <p className="flex items-start gap-2.5 font-semibold">
          <Icon name={isFailure ? 'icon-warning' : 'icon-emailAndSms'} className="mt-[0.3em] size-4.5" />
          <span>{title}</span>
        </p>
        <p className="mt-1.5 text-note">{text}</p>
      </div>
      <CompanyLinks company={company} className="mt-2 text-note" />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
        {/* Without an endpoint, SendButtons has both buttons. */}
        {endpoint && (
          <>
            <button type="submit" data-whatsapp="" className={smallButton}>
              {words.whatsapp}
            </button>
            {copyButton}
          </>
        )}
        {again && (
          <button type="submit" data-again="" aria-describedby={id} className="text-link">
            {again}
          </button>
        )}
        {clear && (
          <button type="button" onClick={onClear} className="text-link">
            {clear}
          </button>
        )}
      </div>
    </div>
  );
}
