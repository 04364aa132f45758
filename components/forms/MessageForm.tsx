'use client';

import {type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {useLazy} from '@/components/ui/useLazy';
import {type FieldFacts, messageForms} from '@/content/formFields';
import {count} from '@/lib/count';
import type {PastDelivery} from '@/lib/forms/deliveries';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import type {Letter} from '@/lib/forms/email';
import type {Values} from '@/lib/forms/validate';
import {Field} from './Field';
import {FoldedFields, unfold} from './FoldedFields';
import {FormHead, type MessageFormProps} from './FormHead';
import {needsScripts, SendButtons} from './SendButtons';
import {secondWay} from './smallButton';
import {type CopyResult, type Submission, submissionAfter, type Way} from './submission';

/** How long a mail program or WhatsApp has to open before the same text may be handed over again, in ms. */
const handOverPause = 1000;

const loadSending = () => import('./sending');
type Sending = Awaited<ReturnType<typeof loadSending>>;

/** A button, by the name of its data attribute. */
type Press = 'send' | 'whatsapp' | 'copy';

/**
 * A form that loses nothing: a draft keeps what is typed, and a message that could not be sent stays in the form, to be copied or
 * sent again. The sending code loads once React has hydrated the form and its section is near the viewport. A form submitted before
 * that waits for it; if it fails to load, the browser hands the fields to the mail program.
 */
export function MessageForm({form, heading, words, company, endpoint, service, policy, chosen}: MessageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useLazy(element, loadSending);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [submission, setSubmission] = useState<Submission>({state: 'idle'});
  /** The text is being sent, or was just handed over. */
  const busy = useRef(false);
  /** The button pressed before the sending code had loaded. */
  const earlyPress = useRef<Press>(undefined);
  const fields: readonly FieldFacts[] = messageForms[form];
  const {state} = submission;

  // In every render: after a message is sent, a new form element takes the place of the old one.
  useLayoutEffect(() => {
    keepDraft(...draftArguments(form), element.current);
  });

  useEffect(() => {
    if (sending && earlyPress.current) buttonOf(element.current, earlyPress.current)?.click();
  }, [sending]);

  // If an earlier page or another tab has sent the message, the form says so before it is sent again.
  useEffect(() => {
    if (!sending) return;
    const showPastDelivery = () =>
      setSubmission((current) => {
        if (current.state !== 'idle' && current.state !== 'mayHaveArrived') return current;
        const past = sending.pastDelivery(element.current?.dataset.draft);
        return past ? {state: 'mayHaveArrived', past, isFromEarlier: true} : {state: 'idle'};
      });
    showPastDelivery();
    const controller = new AbortController();
    sending.onDelivery(showPastDelivery, controller.signal);
    return () => controller.abort();
  }, [sending]);

  const values = (): Values => {
    const texts: Values = {};
    for (const [name, value] of new FormData(element.current ?? undefined)) texts[name] = String(value);
    return texts;
  };

  const onInput = ({target}: FormEvent) => {
    // A changed text may be sent at once.
    if (state !== 'sending') busy.current = false;
    if (state === 'mayHaveArrived') setSubmission({state: 'idle'});
    const {name} = target as HTMLInputElement; // only fields have input events
    if (!sending || !errors[name]) return;
    const found = sending.errorsOf(fields, values(), words.errors);
    setErrors({...errors, [name]: found[name]});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends an IME composition.
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!sending) {
      submitOnceLoaded(event);
      return;
    }
    event.preventDefault();
    const {submitter} = event.nativeEvent as SubmitEvent; // React's type is any event's
    const isValid = showErrors(sending);
    if (!isValid) return;
    keepFocusOnForm(submitter);
    if (!busy.current) send(sending, event.currentTarget, submitter);
  };

  /**
   * Holds a valid form until the sending code has loaded. Then the effect on `sending` presses the button again. If the code fails to
   * load, the browser hands the form to the mail program.
   */
  function submitOnceLoaded(event: FormEvent<HTMLFormElement>) {
    const {currentTarget} = event;
    // `data-lost`: the sending code has failed to load, here or in useLazy. Style sheets read it too.
    if (currentTarget.dataset.lost !== undefined) return;
    event.preventDefault();
    earlyPress.current = 'send';
    loadSending().catch(() => {
      currentTarget.dataset.lost = '';
      currentTarget.requestSubmit(buttonOf(currentTarget, 'send'));
    });
  }

  /** Validates the fields and focuses the first invalid one. @returns whether all are valid */
  function showErrors(sending: Sending): boolean {
    const found = sending.errorsOf(fields, values(), words.errors);
    setErrors(found);
    const [firstInvalid] = Object.keys(found);
    if (!firstInvalid) return true;
    for (const name of Object.keys(found)) unfold(fieldOf(name));
    const field = fieldOf(firstInvalid);
    // A screen reader reads the error when the field gains focus, so it loses the focus first.
    field?.blur();
    field?.focus();
    return false;
  }

  const fieldOf = (name: string) => document.getElementById(`${form}-${name}`);

  /** A button in the outcome is removed along with it, so the focus moves to the form's own. */
  function keepFocusOnForm(submitter: HTMLElement | null) {
    const isInOutcome = submitter?.closest('[data-outcome]');
    const focusTarget = isInOutcome ? buttonOf(element.current, 'send') : submitter;
    focusTarget?.focus({preventScroll: true});
  }

  function send(sending: Sending, {dataset}: HTMLFormElement, submitter: HTMLElement | null) {
    // `data-draft` is the id of the draft. Fields restored by the browser fire no input event, so there is none yet.
    dataset.draft ||= String(Math.random());
    // From the document, because tests set an endpoint there.
    const {endpoint, draft: id} = dataset;
    const isConfirmed = submitter?.matches('[data-again]') ?? false;
    if (submitter?.matches('[data-whatsapp]')) handOver(sending, 'whatsapp');
    else if (endpoint) postOrAsk(sending, endpoint, id, isConfirmed);
    else handOver(sending, 'mail');
  }

  /** @param id of the draft, by which past deliveries are known */
  function postOrAsk(sending: Sending, to: string, id: string, isConfirmed: boolean) {
    const past = state === 'mayHaveArrived' ? submission.past : sending.pastDelivery(id);
    if (past && !isConfirmed) askAgain(past);
    else post(sending, to, id, past);
  }

  /** A message that may have arrived is sent again only if the visitor confirms it. */
  function askAgain(past: PastDelivery) {
    flushSync(() => setSubmission({state: 'mayHaveArrived', past, isFromEarlier: false}));
    element.current?.querySelector<HTMLElement>('[data-again]')?.focus();
  }

  async function post(sending: Sending, to: string, id: string, past: PastDelivery | undefined) {
    const honeypot = element.current?.querySelector<HTMLInputElement>('[data-honeypot]');
    if (honeypot?.value) {
      // Emptied, so that a person can send the message with the next press.
      honeypot.value = '';
      setSubmission({state: 'honeypot'});
      return;
    }
    busy.current = true;
    setSubmission({state: 'sending', attempt: 1});
    const onAttempt = (attempt: number) => setSubmission({state: 'sending', attempt});
    const message = sending.messageOf(form, values(), words);
    const payload = sending.payloadOf(to, {id, message, context: sending.contextOfPage(), options: service});
    const delivery = await sending.submitMessage(to, payload, id, onAttempt);
    busy.current = false;
    if (delivery === 'sent') {
      element.current?.reset();
      count(`${form}-sent`);
    }
    setSubmission(submissionAfter(delivery, past));
  }

  /** The message as a letter that names the source of the visit. */
  const writeLetter = ({letterOf, sourceLine, visitFacts}: Sending) =>
    letterOf(form, values(), words, sourceLine(visitFacts()));

  async function handOver(sending: Sending, way: Way) {
    busy.current = true;
    const letter = writeLetter(sending);
    const {address, fits} = addressWith(letter, sending, way);
    let copyResult: CopyResult = 'notNeeded';
    if (!fits) {
      // Before the other program opens: a page without focus may not write to the clipboard.
      const isCopied = await sending.copyText(sending.textOf(letter));
      copyResult = isCopied ? 'copied' : 'failed';
    }
    if (way === 'mail') window.location.href = address;
    else openInNewTab(address);
    count(`${form}-${way}`);
    setSubmission({state: 'handed', way, copyResult});
    setTimeout(() => {
      busy.current = false;
    }, handOverPause);
  }

  /** The address that opens the mail program or WhatsApp with the letter, and whether all of it fits. */
  function addressWith(letter: Letter, {mailAddress, whatsappAddress}: Sending, way: Way) {
    const {paste} = words.letter;
    if (way === 'mail') return mailAddress(company.email, letter, paste);
    return whatsappAddress(company.phone.text, letter, paste);
  }

  /** Empties the form and focuses it, because the pressed button is removed. */
  const startAgain = () => {
    element.current?.reset();
    flushSync(() => setSubmission({state: 'idle'}));
    element.current?.querySelector('input')?.focus();
  };

  const rememberPress = (press: Press) => () => {
    earlyPress.current = press;
  };

  if (sending && state === 'sent') return <sending.Sent heading={heading} words={words.sent} onAnother={startAgain} />;

  const outcome = sending?.outcomeOf(submission, words);
  const controlOf = (field: FieldFacts) => (
    <Field
      key={field.name}
      field={field}
      id={`${form}-${field.name}`}
      words={words}
      chosen={chosen}
      error={errors[field.name]}
      readOnly={state === 'sending'}
    />
  );
  const foldedFields = fields.filter(({folded}) => folded);
  const copyButton = sending ? (
    <sending.CopyText text={() => sending.textOf(writeLetter(sending))} words={words.copy} />
  ) : (
    <button type="button" onClick={rememberPress('copy')} className={`${secondWay} ${needsScripts}`}>
      {words.copy.copy}
    </button>
  );
  return (
    <form
      ref={element}
      noValidate={Boolean(sending)}
      data-endpoint={endpoint || undefined}
      data-hydrate="interaction"
      // keepDraft may have set attributes before React.
      suppressHydrationWarning
      onInput={onInput}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
      className="relative grid gap-5 @sm:grid-cols-2"
    >
      <FormHead heading={heading} words={words} company={company} />
      <div className="contents noscript:hidden">
        {fields.filter(({folded}) => !folded).map(controlOf)}
        {foldedFields.length > 0 && <FoldedFields words={words}>{foldedFields.map(controlOf)}</FoldedFields>}
        {sending && <sending.Honeypot />}
        <SendButtons
          words={words}
          company={company}
          endpoint={endpoint}
          policy={policy}
          submission={submission}
          outcome={outcome && `${outcome.title} ${outcome.text}`}
          ready={Boolean(sending)}
          onEarlyPress={rememberPress('whatsapp')}
          copyButton={copyButton}
        />
        {/* If the scripts are lost, the browser hands the text to the mail program, which may cut it. This note says so, and takes the place of
            the one in SendButtons. */}
        <p className="col-span-full hidden text-note in-data-lost:block in-data-scriptless:block">
          {words.noteScriptsLost}
        </p>
        {sending && outcome && (
          <sending.Outcome
            key={outcome.title}
            {...outcome}
            words={words}
            company={company}
            endpoint={endpoint}
            onClear={startAgain}
            copyButton={copyButton}
          />
        )}
      </div>
    </form>
  );
}

const buttonOf = (form: HTMLElement | null, name: Press) => form?.querySelector<HTMLButtonElement>(`[data-${name}]`);

/** In this tab if the browser blocks a new one. The draft is kept. */
function openInNewTab(address: string) {
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
  else window.location.href = address;
}
