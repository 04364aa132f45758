import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {WordsAt} from '@/i18n/words';
import {changedIn, clearDraft, type FormField, restoreDraft} from '@/lib/forms/draft';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import type {Company} from '@/lib/forms/letter';
import type {MessageFormProps} from './FormFields';
import styles from './HostedForm.module.css';
import {CopyText, type CopyTextProps} from './Outcome';
import {useFrozenHeight, useHostedForm} from './useHostedForm';
import {useLazyForm} from './useLazyForm';

export type HostedFormProps = {
  hosted: HostedFormFacts;
  /** The language that the hosted form is asked for in. */
  locale: string;
  words: Omit<WordsAt<'common.demo.hosted'>, 'consent' | 'policy'>;
  /** Who receives what is typed into the hosted form. */
  consent: ReactNode;
  /** Stands where a form is about to be. */
  shape: ReactNode;
  own: MessageFormProps;
  /** The site's own form as the server writes it. */
  children: ReactNode;
};

/**
 * The forms service's form, or, where it does not come, the site's own. Both have the same room, kept from the
 * start; only one of them is in the page.
 */
export function HostedForm({hosted, locale, words, consent, shape, own, children}: HostedFormProps) {
  const room = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const ownPlace = useRef<HTMLDivElement>(null);
  const ownForm = useRef<HTMLDivElement>(null);
  const {state, tries, again} = useHostedForm(container, hosted, locale);
  const waiting = state === 'loading' || state === 'stalled';
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  // Not over the built-in form while the visitor writes in it, or has sent it and waits for the answer.
  const shown = state === 'shown' && !writing && !sent;
  // The built-in form also stands there while a failed service is tried again.
  const ownShown = !shown && (state === 'failed' || tries > 1);
  const OwnForm = useLazyForm(ownShown, ownPlace);
  const [written, setWritten] = useState('');

  useFrozenHeight(room, shown);

  useLayoutEffect(() => {
    const form = ownForm.current;
    if (shown || !form) return;
    restoreDraft(own.form, form);
    // Taken away, with whatever is in it by then.
    return () => setWritten(writtenIn(form, own.words.labels));
  }, [shown, own]);

  useEffect(() => {
    // Not `focusout`: a pressed label or another window takes the focus, too.
    const report = ({target}: Event) => {
      const form = ownForm.current;
      // A click on the background focuses an ancestor.
      if (form && target instanceof Node && !target.contains(form)) setWriting(form.contains(target));
    };
    const left = new AbortController();
    document.addEventListener('focusin', report, left);
    document.addEventListener('click', report, left);
    return () => left.abort();
  }, []);

  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (shown && tries > 1 && document.activeElement === document.body) container.current?.focus({preventScroll: true});
  }, [shown, tries]);

  const tryAgain = () => {
    setSent(false);
    // It may have loaded already, held back because the own form was sent.
    if (state !== 'shown') again();
  };

  const forget = () => {
    clearDraft(own.form);
    setWritten('');
    container.current?.focus({preventScroll: true});
  };

  return (
    <div ref={room} className="grid *:col-start-1 *:row-start-1">
      <div className={ownShown ? 'invisible' : undefined}>
        {consent}
        <div ref={container} tabIndex={-1} className={styles.place} />
        {waiting && shape}
        {shown && written && (
          <Written text={written} words={{...words.written, copy: own.words.copy}} onForget={forget} />
        )}
      </div>
      {!shown && (
        <div ref={ownPlace} className={ownShown ? undefined : 'invisible'}>
          <Failure words={words.failed} company={own.company} busy={waiting} onAgain={tryAgain} />
          <div ref={ownForm} onSubmit={() => setSent(true)}>
            {OwnForm ? <OwnForm {...own} /> : children}
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

type FailureProps = {words: HostedFormProps['words']['failed']; company: Company; busy: boolean; onAgain: () => void};

/** Above the own form that stands in: what happened, the phone, and another try. DemoForm keeps room of the same height. */
function Failure({words, company, busy, onAgain}: FailureProps) {
  return (
    <div className="min-h-76 xs:min-h-60 sm:min-h-52">
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
          className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border-[1.5px] border-rule px-4 py-2 font-semibold text-note leading-tight transition-colors hover:bg-ink hover:text-paper aria-disabled:cursor-progress aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-2"
        >
          {busy ? words.trying : words.again}
        </button>
        <a href={company.phone.href} className="font-semibold text-note text-link">
          {words.call}
        </a>
      </div>
    </div>
  );
}

type WrittenProps = {
  text: string;
  words: {title: string; forget: string; copy: CopyTextProps['words']};
  onForget: () => void;
};

/** What the visitor had written into the own form before the hosted one came after all. */
function Written({text, words, onForget}: WrittenProps) {
  return (
    <div className="mt-6 rounded-sm border-[1.5px] border-leaf bg-mist p-4">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-2 whitespace-pre-line text-note wrap-anywhere">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
        <CopyText text={() => text} words={words.copy} />
        <button type="button" onClick={onForget} className="text-link">
          {words.forget}
        </button>
      </div>
    </div>
  );
}

/** What the visitor has written into a form, a line each. */
const writtenIn = (place: HTMLElement | null, labels: MessageFormProps['words']['labels']) =>
  changedIn(place)
    .map((field) => `${labels[field.name]}: ${asShown(field)}`)
    .join('\n');

/** As the visitor reads it. */
const asShown = (field: FormField) =>
  field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;
