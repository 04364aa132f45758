import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {Icon} from '@/components/ui/Icon';
import {aboutKey} from '@/content/forms';
import type {WordsAt} from '@/i18n/words';
import {drawForm, fillHidden, fillIn, type HostedFormFacts, loadFormsService} from '@/lib/forms/hostedForm';
import {visitFacts} from '@/lib/visit';
import {CopyText} from './CopyText';
import type {MessageFormProps} from './FormHead';
import {FormSkeleton} from './FormSkeleton';
import styles from './HostedForm.module.css';
import {MessageForm} from './MessageForm';
import {smallButton} from './smallButton';
import {useFrozenHeight} from './useFrozenHeight';

export type HostedFormProps = {
  hosted: HostedFormFacts;
  /** The language that the hosted form is asked for in. */
  locale: string;
  words: Omit<WordsAt<'common.demo.hosted'>, 'consent' | 'policy'>;
  /** Who receives what is typed into the hosted form. */
  consent: ReactNode;
  own: MessageFormProps;
};

/** `stalled`: the service did not answer at once and is being asked again. */
type State = 'loading' | 'stalled' | 'shown' | 'failed';

/** The forms service's form, or, where it does not come, the site's own, in the same room: only one of them is in the page. */
export function HostedForm({hosted, locale, words, consent, own}: HostedFormProps) {
  const room = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const ownForm = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  // The visitor's own, from 1; each is several requests.
  const [tries, setTries] = useState(1);
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  const [written, setWritten] = useState<Written>();
  const [serviceForm, setServiceForm] = useState<HTMLElement>();
  /** What the demo is about, in words, as the own form had it when it was last here. */
  const [subject, setSubject] = useState('');
  /** Where the hosted form has it unseen. */
  const [isSubjectHidden, setSubjectHidden] = useState(false);
  const waiting = state === 'loading' || state === 'stalled';
  // Not over the built-in form while the visitor writes in it, or has sent it and waits for the answer.
  const shown = state === 'shown' && !writing && !sent;
  // The built-in form also stands there while a failed service is tried again.
  const ownShown = !shown && (state === 'failed' || tries > 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    const place = container.current;
    if (!place) return;
    const controller = new AbortController();
    const {signal} = controller;
    const onAttempt = (attempt: number) => {
      if (signal.aborted) return;
      setState(attempt > 1 ? 'stalled' : 'loading');
    };
    loadFormsService(hosted.script, signal, onAttempt)
      .then(async () => {
        // Strict mode mounts, leaves and mounts again in one go: only the mount that stays asks for a form.
        if (signal.aborted) return;
        await drawForm(place, hosted, locale, signal, setServiceForm);
        setState('shown');
      })
      .catch((error) => {
        if (signal.aborted) return;
        console.warn(error);
        setState('failed');
      });
    return () => controller.abort();
  }, [tries, hosted, locale]);

  useFrozenHeight(room, shown);

  useLayoutEffect(() => {
    const place = ownForm.current;
    if (shown || !place) return;
    // Taken away, with whatever is in it by then.
    return () => {
      const form = place.querySelector('form');
      setWritten(writtenIn(form, own.words));
      setSubject(subjectOf(form));
    };
  }, [shown, own]);

  useEffect(() => {
    if (serviceForm) fillHidden(serviceForm, visitFacts());
  }, [serviceForm]);

  // Before the browser paints the form: a line may come above it.
  useLayoutEffect(() => {
    if (!shown || !serviceForm || !hosted.subjectField || !subject) return;
    const field = fillIn(serviceForm, hosted.subjectField, subject);
    setSubjectHidden(field?.type === 'hidden');
  }, [shown, serviceForm, hosted, subject]);

  useEffect(() => {
    // Not `focusout`: a pressed label or another window takes the focus, too.
    const report = ({target}: Event) => {
      const form = ownForm.current;
      if (!form || !(target instanceof Node)) return;
      // A click on the background focuses an ancestor.
      if (target.contains(form)) return;
      setWriting(form.contains(target));
    };
    const controller = new AbortController();
    document.addEventListener('focusin', report, controller);
    document.addEventListener('click', report, controller);
    return () => controller.abort();
  }, []);

  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body;
    if (shown && tries > 1 && hasNoFocus) container.current?.focus({preventScroll: true});
  }, [shown, tries]);

  const tryAgain = () => {
    setSent(false);
    // It may have loaded already, held back because the own form was sent.
    if (state !== 'shown') setTries(tries + 1);
  };

  const forget = () => {
    written?.form.reset();
    setWritten(undefined);
    container.current?.focus({preventScroll: true});
  };

  return (
    <div ref={room} className="grid *:col-start-1 *:row-start-1">
      <div className={ownShown ? 'invisible' : undefined}>
        {consent}
        {isSubjectHidden && (
          <p className="mb-6 font-semibold text-note">{`${own.words.labels[aboutKey]}: ${subject}`}</p>
        )}
        <div ref={container} tabIndex={-1} className={styles.place} />
        {waiting && <FormSkeleton />}
        {shown && written && (
          // What the visitor had written into the own form before the hosted one came after all.
          <div className="mt-6 rounded-sm border-[1.5px] border-leaf bg-mist p-4">
            <p className="font-semibold">{words.written.title}</p>
            <p className="mt-2 whitespace-pre-line text-note wrap-anywhere">{written.text}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
              <CopyText text={() => written.text} words={own.words.copy} />
              <button type="button" onClick={forget} className="text-link">
                {words.written.forget}
              </button>
            </div>
          </div>
        )}
      </div>
      {!shown && (
        <div className={ownShown ? undefined : 'invisible'}>
          <Failure words={words.failed} phone={own.company.phone.href} busy={waiting} onAgain={tryAgain} />
          <div ref={ownForm} onSubmit={() => setSent(true)}>
            <MessageForm {...own} />
          </div>
        </div>
      )}
      <p
        role="status"
        className={ownShown ? 'sr-only' : 'z-1 place-self-center rounded-sm bg-sheet px-4 py-2 text-note empty:hidden'}
      >
        {statusOf()}
      </p>
    </div>
  );

  function statusOf() {
    if (state === 'shown') return '';
    if (state === 'failed') return `${words.failed.title}: ${words.failed.text}`;
    return ownShown ? words.failed.trying : words[state];
  }
}

type FailureProps = {words: HostedFormProps['words']['failed']; phone: string; busy: boolean; onAgain: () => void};

/** Above the own form that stands in: what happened, the phone, and another try. DemoForm keeps room of the same height. */
function Failure({words, phone, busy, onAgain}: FailureProps) {
  return (
    <div className="min-h-76 @xs:min-h-60 @sm:min-h-52">
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name="icon-warning" className="mt-[0.3em] size-4 text-rose" />
        {words.title}
      </p>
      <p className="mt-1.5 text-ink-2 text-note">{words.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          // Not disabled, which would take the focus away.
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

type Written = {form: HTMLFormElement; text: string};

/** What the visitor has written into a form, a line each. What a page or a link put there is nobody's writing. */
function writtenIn(
  form: HTMLFormElement | null,
  {labels, choices = []}: MessageFormProps['words'],
): Written | undefined {
  if (!form) return;
  const lines: string[] = [];
  for (const [name, value] of new FormData(form)) {
    const label = labels[name];
    const field = form.elements.namedItem(name) as FormField;
    const isLinked = name === aboutKey && value === form.dataset.linked;
    if (!value || !label || isLinked || value === servedValue(field)) continue;
    const choice = choices.find((one) => one.value === value);
    lines.push(`${label}: ${choice?.label ?? value}`);
  }
  return lines.length ? {form, text: lines.join('\n')} : undefined;
}

/** The choice of a form, as it reads; nothing in particular is nothing. */
function subjectOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(aboutKey);
  if (!(field instanceof HTMLSelectElement) || !field.value) return '';
  return field.selectedOptions[0]?.label ?? '';
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the page itself put into a field; keepDraft, which runs without its module, has the same. */
function servedValue(field: FormField): string | undefined {
  if ('defaultValue' in field) return field.defaultValue;
  return field.querySelector<HTMLOptionElement>('[selected]')?.value;
}
