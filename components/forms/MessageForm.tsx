'use client';

import {type FormEvent, useEffect, useId, useRef, useState} from 'react';
import {type FieldFacts, type MessageFormName, messageForms} from '@/content/forms';
import {errorOf, errorsOf, type FieldError, type Values} from '@/lib/forms/validate';
import {deliver, Mailed, NotSent, Sent, textToCopy} from './delivery';
import {errorText} from './errorText';
import {FormBody, sentByMail} from './FormBody';
import {Honeypot, honeypotName} from './Honeypot';
import {SubmitRow} from './SubmitRow';
import {useDraft} from './useDraft';
import {useSubmission} from './useSubmission';
import type {Company, FormWords} from './words';

export type MessageFormProps = {
  form: MessageFormName;
  heading: 'h2' | 'h3';
  words: FormWords;
  company: Company;
  /** Where messages are posted; empty: the visitor's mail program sends them. */
  endpoint: string;
  /** The choice that the page makes for the visitor. */
  chosen?: string;
};

/**
 * A form that loses nothing: what is typed is kept as a draft, and what could not be sent stays, to be copied or sent
 * again. All that it needs for that comes with it: the network may be gone when the button is pressed.
 */
export function MessageForm({form, heading: Heading, words, company, endpoint, chosen}: MessageFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const [errors, setErrors] = useState<Record<string, FieldError | undefined>>({});
  const [startedAgain, setStartedAgain] = useState(false);
  const {submission, run, changed, reset} = useSubmission();
  const draft = useDraft(form, element);
  const fields: readonly FieldFacts[] = messageForms[form];
  const {state} = submission;

  useEffect(() => setReady(true), []);

  const values = (): Values =>
    Object.fromEntries([...new FormData(element.current ?? undefined)].map(([name, value]) => [name, String(value)]));

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    draft.save();
    changed();
    const {name, value} = event.target as HTMLInputElement; // only fields have input events
    const field = fields.find((one) => one.name === name);
    if (field && errors[name]) setErrors({...errors, [name]: errorOf(field, value)});
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = values();
    const found = errorsOf(fields, typed);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = document.getElementById(id + first);
      // Screen readers say what is wrong with a field when the focus comes to it: also to the one that it was in.
      field?.blur();
      field?.focus();
      return;
    }
    // A panel's own button goes with its panel.
    event.currentTarget.querySelector<HTMLElement>('[data-send]')?.focus({preventScroll: true});
    // As the document has it: tests of one build stand in endpoints of their own.
    const to = event.currentTarget.dataset.endpoint ?? '';
    const written = draft.id();
    run(async (onAttempt) => {
      // A program filled in the honeypot. Should it be a person after all, nothing is lost: the text stays.
      if (to && typed[honeypotName]) return 'refused';
      const outcome = await deliver(
        {form, values: typed, words},
        {endpoint: to, to: company.email, id: written, onAttempt},
      );
      if (outcome === 'sent') draft.clear(written);
      return outcome;
    });
  };

  /** An empty form again, with the focus in it: the button that was pressed is gone. */
  const startAgain = () => {
    setStartedAgain(true);
    reset();
  };
  useEffect(() => {
    if (!startedAgain || state !== 'idle') return;
    setStartedAgain(false);
    element.current?.querySelector<HTMLElement>('input:not([data-honeypot])')?.focus();
  }, [startedAgain, state]);

  const clear = () => {
    element.current?.reset();
    draft.clear();
    startAgain();
  };

  if (state === 'sent') return <Sent heading={Heading} words={words.sent} onAnother={startAgain} />;

  const panel = {
    company,
    copying: {words: words.copy, text: () => textToCopy({form, values: values(), words})},
  };
  const shownErrors = Object.entries(errors).map(([name, error]) => [name, errorText(name, error, words.errors)]);
  return (
    <form
      ref={element}
      {...sentByMail(company)}
      noValidate={ready}
      data-endpoint={endpoint}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <FormBody
        form={form}
        heading={Heading}
        words={words}
        company={company}
        id={id}
        chosen={chosen}
        errors={Object.fromEntries(shownErrors)}
        readOnly={state === 'sending'}
        ready={ready}
      >
        {ready && <Honeypot />}
        <SubmitRow words={words} submission={submission} />
        {state === 'mailed' && <Mailed words={words.mailed} onClear={clear} {...panel} />}
        {(state === 'refused' || state === 'offline' || state === 'unreachable') && (
          <NotSent why={state} words={words.failed} {...panel} />
        )}
      </FormBody>
    </form>
  );
}
