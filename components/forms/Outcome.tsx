import {useEffect, useRef, useState} from 'react';
import {Icon} from '@/components/ui/Icon';
import {notify} from '@/components/ui/notify';
import {useCopy} from '@/components/ui/useCopy';
import {bodyOf, type Letter, textOf} from '@/lib/forms/email';
import type {FormWords} from '@/lib/forms/words';
import {CompanyLinks, type MessageFormProps} from './FormHead';
import type {Submission} from './SubmitButton';
import {smallButton} from './smallButton';

/** The name of the field that only a program fills in. */
export const honeypotName = 'homepage';

/** A field that no person sees, hears or reaches by keyboard. */
export const Honeypot = () => (
  <div inert aria-hidden="true" className="absolute top-0 left-0 size-px overflow-hidden [clip-path:inset(50%)]">
    <input type="text" name={honeypotName} data-honeypot="" tabIndex={-1} autoComplete="off" />
  </div>
);

/** What is said beside the form, once the message has left or could not. */
export function outcomeOf(submission: Submission, {mailed, failed}: FormWords) {
  switch (submission.state) {
    case 'mailed':
      return {ok: true, title: mailed.title, text: mailed[submission.text], whole: submission.text === 'text'};
    case 'offline':
    case 'unreachable':
    case 'refused':
      return {ok: false, title: failed.title, text: failed[submission.state], whole: true};
  }
}

type SentProps = {heading: 'h2' | 'h3'; words: FormWords['sent']; onAnother: () => void};

/** Stands where the form was. */
export function Sent({heading: Heading, words, onAnother}: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it; unless the visitor has gone on to something else.
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

type OutcomeProps = NonNullable<ReturnType<typeof outcomeOf>> &
  Pick<MessageFormProps, 'words' | 'company'> & {letter: () => Letter; onClear: () => void};

/** Below the form, whose text stays: nobody knows whether a mail program has opened, and what failed can be sent again. */
export function Outcome({ok, title, text, whole, words, company, letter, onClear}: OutcomeProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <div
      ref={panel}
      className={`col-span-full scroll-mb-6 rounded-sm border-[1.5px] bg-mist p-4 @xs:p-5 ${ok ? 'border-leaf' : 'border-rose'}`}
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name={ok ? 'icon-emailAndSms' : 'icon-warning'} className="mt-[0.3em] size-4.5" />
        <span>{title}</span>
      </p>
      <p className="mt-1.5 text-note">{text}</p>
      <CompanyLinks company={company} className="mt-2 text-note" />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
        {/* A mail that was opened without the text has its subject. */}
        <CopyText text={() => (whole ? textOf(letter()) : bodyOf(letter()))} words={words.copy} />
        {ok ? (
          <button type="button" onClick={onClear} className="text-link">
            {words.mailed.clear}
          </button>
        ) : (
          <button type="submit" className="text-link">
            {words.failed.again}
          </button>
        )}
      </div>
    </div>
  );
}

type CopyTextProps = {text: () => string; words: FormWords['copy']};

/** Copies a text; where the browser does not let it, shows the text, marked, to copy by hand. */
export function CopyText({text, words}: CopyTextProps) {
  const {copied, copy} = useCopy();
  const [shown, setShown] = useState<string>();
  const show = () => setShown(text());
  const onClick = async () => {
    const done = await copy(text());
    if (!done) show();
  };
  const field = useRef<HTMLTextAreaElement>(null);
  // Only when there is another text: in some browsers it takes the focus.
  useEffect(() => {
    if (shown !== undefined) field.current?.select();
  }, [shown]);
  return (
    <>
      <button type="button" onClick={onClick} className={`${smallButton} gap-2.5`}>
        <Icon name={copied ? 'icon-tick' : 'icon-copy'} className="size-4" />
        <span>{copied ? words.copied : words.copy}</span>
      </button>
      <p role="status" className="sr-only">
        {copied && words.copied}
      </p>
      {shown !== undefined && (
        <label className="order-last mt-2 block w-full text-note">
          {words.byHand}
          <textarea
            readOnly
            rows={6}
            value={shown}
            onFocus={show}
            ref={field}
            className="mt-1.5 block w-full rounded-sm border-[1.5px] border-rule bg-paper px-3.5 py-2.5 leading-normal"
          />
        </label>
      )}
    </>
  );
}
