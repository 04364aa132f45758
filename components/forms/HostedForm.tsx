import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {Icon} from '@/components/ui/Icon';
import {aboutKey} from '@/content/formFields';
import type {WordsAt} from '@/i18n/words';
import {fillHidden, fillInSubject, type HostedFormFacts} from '@/lib/forms/hostedForm';
import {visitFacts} from '@/lib/visit';
import {CopyText} from './CopyText';
import type {MessageFormProps} from './FormHead';
import {FormSkeleton} from './FormSkeleton';
import styles from './HostedForm.module.css';
import {MessageForm} from './MessageForm';
import reservedHeightStyles from './OwnOrHostedForm.module.css';
import {smallButton} from './smallButton';
import {type ServiceState, useFormsService} from './useFormsService';
import {useFrozenHeight} from './useFrozenHeight';
import {useOwnFormBusy} from './useOwnFormBusy';
import {useTextLeftInOwnForm} from './useTextLeftInOwnForm';

export type HostedFormProps = {
  hosted: HostedFormFacts;
  /** The language of the hosted form. */
  locale: string;
  words: Omit<WordsAt<'common.demo.hosted'>, 'consent' | 'policy'>;
  /** The note on the receiver of the data. */
  consent: ReactNode;
  own: MessageFormProps;
};

type View = 'skeleton' | 'own' | 'hosted';

/**
 * The forms service's form or, if the service fails, the site's own, in the same place. Both stand in one cell of a grid, and only
 * one of them is visible.
 */
export function HostedForm({hosted, locale, words, consent, own}: HostedFormProps) {
  const cell = useRef<HTMLDivElement>(null);
  const hostedForm = useRef<HTMLDivElement>(null);
  const ownForm = useRef<HTMLDivElement>(null);
  const service = useFormsService(hostedForm, hosted, locale);
  const {isBusy, setSubmitted} = useOwnFormBusy(ownForm);
  const view = viewOf(service, isBusy);
  const isHosted = view === 'hosted';
  const isOwn = view === 'own';
  const isLoading = service.state === 'loading' || service.state === 'stalled';
  const left = useTextLeftInOwnForm(ownForm, !isHosted, own.words);
  /** Whether the visitor cannot see the subject in the hosted form. */
  const [isSubjectHidden, setSubjectHidden] = useState(false);

  useFrozenHeight(cell, isHosted);

  useEffect(() => {
    if (service.form) fillHidden(service.form, visitFacts());
  }, [service.form]);

  // Before the first paint, because a line may be added above the form.
  useLayoutEffect(() => {
    if (!isHosted || !service.form || !left.subject) return;
    setSubjectHidden(!fillInSubject(service.form, hosted, left.subject));
  }, [isHosted, service.form, hosted, left.subject]);

  // The button "Try again" is gone, and the focus with it.
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body;
    if (isHosted && service.tries > 1 && hasNoFocus) hostedForm.current?.focus({preventScroll: true});
  }, [isHosted, service.tries]);

  const tryAgain = () => {
    setSubmitted(false);
    // A form that is ready was only held back because the own one had been submitted.
    if (service.state !== 'ready') service.tryAgain();
  };

  const discardLeftText = () => {
    left.discard();
    hostedForm.current?.focus({preventScroll: true});
  };

  return (
    <div ref={cell} className="grid *:col-start-1 *:row-start-1">
      <div className={isOwn ? 'invisible' : undefined}>
        {consent}
        {isSubjectHidden && (
          <p className="mb-6 font-semibold text-note">{`${own.words.labels[aboutKey]}: ${left.subject?.label}`}</p>
        )}
        <div ref={hostedForm} tabIndex={-1} className={styles.hosted} />
        {isLoading && <FormSkeleton />}
        {isHosted && left.text && (
          <LeftText text={left.text} words={words.written} copyWords={own.words.copy} onDiscard={discardLeftText} />
        )}
      </div>
      {!isHosted && (
        <div className={isOwn ? undefined : 'invisible'}>
          <Failure words={words.failed} phone={own.company.phone.href} busy={isLoading} onAgain={tryAgain} />
          <div ref={ownForm} onSubmit={() => setSubmitted(true)}>
            <MessageForm {...own} />
          </div>
        </div>
      )}
      <p
        role="status"
        className={isOwn ? 'sr-only' : 'z-1 place-self-center rounded-sm bg-sheet px-4 py-2 text-note empty:hidden'}
      >
        {statusText()}
      </p>
    </div>
  );

  function statusText() {
    if (service.state === 'ready') return '';
    if (service.state === 'failed') return `${words.failed.title}: ${words.failed.text}`;
    return isOwn ? words.failed.trying : words[service.state];
  }
}

/** The own form stays while a failed service is tried again, and while the visitor uses it. */
function viewOf({state, tries}: {state: ServiceState; tries: number}, isOwnFormBusy: boolean): View {
  if (state === 'ready' && !isOwnFormBusy) return 'hosted';
  return state === 'failed' || tries > 1 ? 'own' : 'skeleton';
}

type LeftTextProps = {
  text: string;
  words: HostedFormProps['words']['written'];
  copyWords: MessageFormProps['words']['copy'];
  onDiscard: () => void;
};

/** The text that the visitor had typed into the own form before the hosted one replaced it. */
function LeftText({text, words, copyWords, onDiscard}: LeftTextProps) {
  return (
    <div className="mt-6 rounded-sm border-[1.5px] border-leaf bg-mist p-4">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-2 whitespace-pre-line text-note wrap-anywhere">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
        <CopyText text={() => text} words={copyWords} />
        <button type="button" onClick={onDiscard} className="text-link">
          {words.forget}
        </button>
      </div>
    </div>
  );
}

type FailureProps = {words: HostedFormProps['words']['failed']; phone: string; busy: boolean; onAgain: () => void};

/** The failure, the phone number and a button to try again, above the own form. OwnOrHostedForm reserves its height. */
function Failure({words, phone, busy, onAgain}: FailureProps) {
  return (
    <div className={`${reservedHeightStyles.failureHeight} min-h-(--failure-height)`}>
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name="icon-warning" className="mt-[0.3em] size-4 text-rose" />
        {words.title}
      </p>
      <p className="mt-1.5 text-ink-2 text-note">{words.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          // Not `disabled`, which would lose the focus.
          aria-disabled={busy}
          onClick={busy ? undefined : onAgain}
          className={`${smallButton} aria-disabled:cursor-progress aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-2`}
        >
          {busy ? words.trying : words.again}
        </button>
        <a href={phone} className="font-semibold text-note text-link">
          {words.call}
        </a>
      </div>
    </div>
  );
}
