'use client';

import {type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {useLazy} from '@/components/ui/useLazy';
import {type FieldFacts, messageForms} from '@/content/forms';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import type {Values} from '@/lib/forms/validate';
import {Field} from './Field';
import {FormHead, type MessageFormProps} from './FormHead';
import {type Submission, SubmitButton} from './SubmitButton';

/** Time that a mail program is given to open, in ms: it is not asked twice for the same text meanwhile. */
const mailProgramOpens = 1000;

const load = () => import('./sending');

/**
 * A form that loses nothing: what is typed is kept as a draft, and what could not be sent stays, to be copied or sent
 * again. What sends it loads once it is near; until then, and should that not arrive, the browser itself checks the fields and
 * hands them to the mail program.
 */
export function MessageForm({form, heading, words, company, endpoint, chosen}: MessageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useLazy(element, load);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [submission, setSubmission] = useState<Submission>({state: 'idle'});
  const busy = useRef(false);
  const fields: readonly FieldFacts[] = messageForms[form];
  const {state} = submission;

  // Once a form: there is another one after a message was sent.
  useLayoutEffect(() => keepDraft(...draftArguments(form), element.current));

  const values = (): Values =>
    Object.fromEntries([...new FormData(element.current ?? undefined)].map(([name, value]) => [name, String(value)]));

  const onInput = ({target}: FormEvent) => {
    // The text has changed.
    if (state !== 'sending') busy.current = false;
    const {name} = target as HTMLInputElement; // only fields have input events
    if (!sending || !errors[name]) return;
    const found = sending.errorsOf(fields, values(), words.errors);
    setErrors({...errors, [name]: found[name]});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A keyboard that puts a word together ends it with Enter.
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!sending) return;
    event.preventDefault();
    const found = sending.errorsOf(fields, values(), words.errors);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = document.getElementById(`${form}-${first}`);
      // Screen readers say what is wrong with a field when the focus comes to it: also to the one that it was in.
      field?.blur();
      field?.focus();
      return;
    }
    // The outcome's button is removed with its panel.
    event.currentTarget.querySelector<HTMLElement>('[data-send]')?.focus({preventScroll: true});
    // Read from the document, where tests put an endpoint of their own.
    const {dataset} = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    setSubmission({state: 'sending', attempt: 1});
    // A browser that fills in a page again says nothing to keepDraft.
    dataset.draft ||= String(Math.random());
    if (dataset.endpoint) post(sending, dataset.endpoint, dataset.draft);
    else mail(sending);
  };

  async function post({submitMessage, messageOf, honeypotName}: Sending, to: string, id: string) {
    const typed = values();
    const origin = {pageUri: window.location.href, pageName: document.title};
    const onAttempt = (attempt: number) => setSubmission({state: 'sending', attempt});
    // A program filled it in. Should it be a person after all, nothing is lost: the text stays.
    const isProgram = Boolean(typed[honeypotName]);
    const message = messageOf(form, typed, words);
    const outcome = isProgram ? 'refused' : await submitMessage(to, message, origin, id, onAttempt);
    if (outcome === 'sent') element.current?.reset();
    setSubmission({state: outcome});
    busy.current = false;
  }

  async function mail({letterOf, mailAddress, bodyOf, copyText}: Sending) {
    const letter = letterOf(form, values(), words);
    const {address, whole} = mailAddress(company.email, letter, words.letter.paste);
    let text: 'text' | 'copied' | 'notCopied' = 'text';
    if (!whole) {
      // Before the mail program has the focus: a page that has lost it may not copy.
      const copied = await copyText(bodyOf(letter));
      text = copied ? 'copied' : 'notCopied';
    }
    window.location.href = address;
    setSubmission({state: 'mailed', text});
    setTimeout(() => {
      busy.current = false;
    }, mailProgramOpens);
  }

  /** An empty form again, with the focus in it: the button that was pressed is gone. */
  const startAgain = () => {
    element.current?.reset();
    flushSync(() => setSubmission({state: 'idle'}));
    element.current?.querySelector('input')?.focus();
  };

  if (sending && state === 'sent') return <sending.Sent heading={heading} words={words.sent} onAnother={startAgain} />;

  const outcome = sending?.outcomeOf(submission, words);
  return (
    <form
      ref={element}
      action={`mailto:${company.email}`}
      method="post"
      encType="text/plain"
      noValidate={Boolean(sending)}
      data-endpoint={endpoint || undefined}
      data-hydrate="visible"
      // The draft's id is there already.
      suppressHydrationWarning
      onInput={onInput}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
      className="relative grid gap-5 @sm:grid-cols-2"
    >
      <FormHead heading={heading} words={words} company={company} />
      <div className="contents noscript:hidden">
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`${form}-${field.name}`}
            words={words}
            chosen={chosen}
            error={errors[field.name]}
            readOnly={state === 'sending'}
          />
        ))}
        {sending && <sending.Honeypot />}
        <SubmitButton words={words} submission={submission} outcome={outcome && `${outcome.title} ${outcome.text}`} />
        {/* Instead of the button's note: mail programs cut what is long. */}
        <p className="col-span-full hidden text-note in-data-lost:block in-data-scriptless:block">
          {words.noteScriptsLost}
        </p>
        {sending && outcome && (
          <sending.Outcome
            key={String(outcome.ok)}
            {...outcome}
            words={words}
            company={company}
            letter={() => sending.letterOf(form, values(), words)}
            onClear={startAgain}
          />
        )}
      </div>
    </form>
  );
}

type Sending = Awaited<ReturnType<typeof load>>;
