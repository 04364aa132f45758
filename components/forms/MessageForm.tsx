import {type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {copyText} from '@/components/ui/useCopy';
import {type FieldFacts, messageForms} from '@/content/forms';
import {clearDraft, draftId, restoreDraft, saveDraft} from '@/lib/forms/draft';
import {bodyOf, letterOf, mailAddress, messageOf, textOf} from '@/lib/forms/letter';
import {submitMessage} from '@/lib/forms/submitMessage';
import {errorOf, errorsOf, errorText, type FieldError, type Values} from '@/lib/forms/validate';
import {FormFields, honeypotName, type MessageFormProps, sentByMail} from './FormFields';
import {Outcome, outcomeOf, Sent} from './Outcome';
import {type Submission, SubmitButton} from './SubmitButton';

export {replaceForm} from '@/lib/forms/draft';

/** Time that a mail program is given to open, in ms: it is not asked twice for the same text meanwhile. */
const mailProgramOpens = 1000;

/**
 * A form that loses nothing: what is typed is kept as a draft, and what could not be sent stays, to be copied or sent
 * again. All that it needs for that comes with it: the network may be gone when the button is pressed.
 */
export function MessageForm(props: MessageFormProps) {
  const {form, heading, words, company, endpoint} = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const [errors, setErrors] = useState<Record<string, FieldError | undefined>>({});
  const [submission, setSubmission] = useState<Submission>({state: 'idle'});
  const busy = useRef(false);
  const fields: readonly FieldFacts[] = messageForms[form];
  const {state} = submission;

  useEffect(() => {
    setReady(true);
    restoreDraft(form, element.current);
  }, [form]);

  const values = (): Values =>
    Object.fromEntries([...new FormData(element.current ?? undefined)].map(([name, value]) => [name, String(value)]));
  const letter = () => letterOf(form, values(), words);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(form, element.current);
    // The text has changed.
    if (state !== 'sending') busy.current = false;
    const {name, value} = event.target as HTMLInputElement; // only fields have input events
    const field = fields.find((one) => one.name === name);
    if (field && errors[name]) setErrors({...errors, [name]: errorOf(field, value)});
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = errorsOf(fields, values());
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = document.getElementById(id + first);
      // Screen readers say what is wrong with a field when the focus comes to it: also to the one that it was in.
      field?.blur();
      field?.focus();
      return;
    }
    // The outcome's button is removed with its panel.
    event.currentTarget.querySelector<HTMLElement>('[data-send]')?.focus({preventScroll: true});
    // Read from the document, where tests put an endpoint of their own.
    const to = event.currentTarget.dataset.endpoint;
    if (busy.current) return;
    busy.current = true;
    if (to) post(to);
    else mail();
  };

  async function post(to: string) {
    const typed = values();
    const written = draftId(form);
    setSubmission({state: 'sending', attempt: 1});
    const origin = {pageUri: window.location.href, pageName: document.title};
    const onAttempt = (attempt: number) => setSubmission({state: 'sending', attempt});
    const outcome = typed[honeypotName]
      ? // A program filled it in. Should it be a person after all, nothing is lost: the text stays.
        'refused'
      : await submitMessage(to, messageOf(form, typed, words), origin, {id: written, onAttempt});
    // Only this text: another tab may have a newer one.
    if (outcome === 'sent') clearDraft(form, written);
    setSubmission({state: outcome});
    busy.current = false;
  }

  async function mail() {
    setSubmission({state: 'sending', attempt: 1});
    const {address, whole} = mailAddress(company.email, letter(), words.letter.paste);
    // Before the mail program has the focus: a page that has lost it may not copy.
    const copied = await (whole || copyText(bodyOf(letter())));
    window.location.href = address;
    setSubmission(whole ? {state: 'mailed'} : {state: 'mailedInPart', copied});
    setTimeout(() => {
      busy.current = false;
    }, mailProgramOpens);
  }

  /** A keyboard that puts a word together ends it with Enter. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };

  /** An empty form again, with the focus in it: the button that was pressed is gone. */
  const startAgain = () => {
    flushSync(() => setSubmission({state: 'idle'}));
    element.current?.querySelector<HTMLElement>('input:not([data-honeypot])')?.focus();
  };

  const clear = () => {
    element.current?.reset();
    clearDraft(form);
    startAgain();
  };

  if (state === 'sent') return <Sent heading={heading} words={words.sent} onAnother={startAgain} />;

  const outcome = outcomeOf(submission, words);
  const shownErrors = Object.entries(errors).map(([name, error]) => [name, errorText(name, error, words.errors)]);
  return (
    <form
      ref={element}
      {...sentByMail(company)}
      noValidate={ready}
      data-endpoint={endpoint}
      onInput={onInput}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
    >
      <FormFields
        {...props}
        id={id}
        errors={Object.fromEntries(shownErrors)}
        readOnly={state === 'sending'}
        ready={ready}
      >
        <SubmitButton words={words} submission={submission} outcome={outcome && `${outcome.title} ${outcome.text}`} />
        {outcome && (
          <Outcome
            key={String(outcome.ok)}
            {...outcome}
            company={company}
            // Where the mail has its subject, the text alone.
            copying={{words: words.copy, text: () => (state === 'mailedInPart' ? bodyOf : textOf)(letter())}}
          >
            {outcome.ok ? (
              <button type="button" onClick={clear} className="text-link">
                {words.mailed.clear}
              </button>
            ) : (
              <button type="submit" className="text-link">
                {words.failed.again}
              </button>
            )}
          </Outcome>
        )}
      </FormFields>
    </form>
  );
}
