'use client';

import {type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {Icon} from '@/components/ui/Icon';
import {useLazy} from '@/components/ui/useLazy';
import {type FieldFacts, messageForms} from '@/content/forms';
import {count} from '@/lib/count';
import type {PastDelivery} from '@/lib/forms/deliveries';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import type {Values} from '@/lib/forms/validate';
import {Field} from './Field';
import {FormHead, type MessageFormProps} from './FormHead';
import {needsScripts, SendButtons} from './SendButtons';
import {smallButton} from './smallButton';
import type {Submission, Way} from './submission';

/** Time that another program is given to open, in ms: it is not asked twice for the same text meanwhile. */
const programOpens = 1000;

const load = () => import('./sending');

/**
 * A form that loses nothing: what is typed is kept as a draft, and what could not be sent stays, to be copied or sent
 * again. What sends it loads once the form is used. A form that is sent before waits for that; should it not arrive, the browser
 * hands the fields to the mail program.
 */
export function MessageForm({form, heading, words, company, endpoint, service, policy, chosen}: MessageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useLazy(element, load);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [submission, setSubmission] = useState<Submission>({state: 'idle'});
  const busy = useRef(false);
  /** The selector of the button that was pressed before what sends had arrived. It is pressed again then. */
  const pressed = useRef('');
  const fields: readonly FieldFacts[] = messageForms[form];
  const {state} = submission;

  // Once a form: there is another one after a message was sent.
  useLayoutEffect(() => keepDraft(...draftArguments(form), element.current));

  useEffect(() => {
    if (pressed.current && sending) element.current?.querySelector<HTMLButtonElement>(pressed.current)?.click();
  }, [sending]);

  // What an earlier page or another tab has sent is said before it is sent again.
  useEffect(() => {
    if (!sending) return;
    const tellPast = () =>
      setSubmission((current) => {
        if (current.state !== 'idle' && current.state !== 'repeated') return current;
        const past = sending.pastDelivery(element.current?.dataset.draft);
        return past ? {state: 'repeated', past, found: true} : {state: 'idle'};
      });
    tellPast();
    const controller = new AbortController();
    sending.onDelivery(tellPast, controller.signal);
    return () => controller.abort();
  }, [sending]);

  const values = (): Values =>
    Object.fromEntries([...new FormData(element.current ?? undefined)].map(([name, value]) => [name, String(value)]));

  const onInput = ({target}: FormEvent) => {
    // The text has changed.
    if (state !== 'sending') busy.current = false;
    if (state === 'repeated') setSubmission({state: 'idle'});
    const {name} = target as HTMLInputElement; // only fields have input events
    if (!sending || !errors[name]) return;
    const found = sending.errorsOf(fields, values(), words.errors);
    setErrors({...errors, [name]: found[name]});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A keyboard that puts a word together ends it with Enter.
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };

  /** Holds a complete form until what sends it has arrived; if that is lost, the browser hands it to the mail program. */
  const hold = (event: FormEvent<HTMLFormElement>) => {
    const {currentTarget} = event;
    // useLazy sets it, too, for style sheets.
    if (currentTarget.dataset.lost !== undefined) return;
    event.preventDefault();
    pressed.current = '[data-send]';
    load().catch(() => {
      currentTarget.dataset.lost = '';
      currentTarget.requestSubmit(currentTarget.querySelector('[data-send]'));
    });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!sending) {
      hold(event);
      return;
    }
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
    const {submitter} = event.nativeEvent as SubmitEvent; // React's type is any event's
    const isOutcomes = submitter?.closest('[data-outcome]');
    // The outcome's button is removed with its panel.
    const staying = isOutcomes ? event.currentTarget.querySelector<HTMLElement>('[data-send]') : submitter;
    staying?.focus({preventScroll: true});
    if (busy.current) return;
    // Read from the document, where tests put an endpoint of their own.
    const {dataset} = event.currentTarget;
    // A browser that fills in a page again says nothing to keepDraft.
    dataset.draft ||= String(Math.random());
    const isForWhatsapp = submitter?.matches('[data-whatsapp]');
    if (isForWhatsapp || !dataset.endpoint) {
      handOver(sending, isForWhatsapp ? 'whatsapp' : 'mail');
      return;
    }
    const past = state === 'repeated' ? submission.past : sending.pastDelivery(dataset.draft);
    if (past && !submitter?.matches('[data-again]')) askAgain(past);
    else post(sending, dataset.endpoint, dataset.draft);
  };

  /** Nothing is sent twice before the visitor says so. */
  function askAgain(past: PastDelivery) {
    flushSync(() => setSubmission({state: 'repeated', past, found: false}));
    element.current?.querySelector<HTMLElement>('[data-again]')?.focus();
  }

  async function post(sending: Sending, to: string, id: string) {
    const honeypot = element.current?.querySelector<HTMLInputElement>('[data-honeypot]');
    if (honeypot?.value) {
      // Should it be a person after all, the next press sends.
      honeypot.value = '';
      setSubmission({state: 'program'});
      return;
    }
    busy.current = true;
    setSubmission({state: 'sending', attempt: 1});
    const onAttempt = (attempt: number) => setSubmission({state: 'sending', attempt});
    const message = sending.messageOf(form, values(), words);
    const payload = sending.payloadOf(to, {id, message, context: sending.contextOfPage(), options: service});
    const delivery = await sending.submitMessage(to, payload, id, onAttempt);
    busy.current = false;
    if (delivery === 'unknown') {
      setSubmission({state: 'repeated', past: {state: delivery, at: Date.now()}, found: false});
      return;
    }
    if (delivery === 'sent') {
      element.current?.reset();
      count(`${form}-sent`);
    }
    setSubmission({state: delivery});
  }

  /** What is written, as a letter that says where the visit came from. */
  const letterFrom = ({letterOf, sourceLine, visitFacts}: Sending) =>
    letterOf(form, values(), words, sourceLine(visitFacts()));

  async function handOver(sending: Sending, way: Way) {
    const {mailAddress, whatsappAddress, copyText, textOf} = sending;
    busy.current = true;
    const letter = letterFrom(sending);
    const {paste} = words.letter;
    const {address, whole} =
      way === 'mail' ? mailAddress(company.email, letter, paste) : whatsappAddress(company.phone.text, letter, paste);
    let text: 'text' | 'copied' | 'notCopied' = 'text';
    if (!whole) {
      // Before the other program has the focus: a page that has lost it may not copy.
      const copied = await copyText(textOf(letter));
      text = copied ? 'copied' : 'notCopied';
    }
    if (way === 'mail') window.location.href = address;
    else openBeside(address);
    count(`${form}-${way}`);
    setSubmission({state: 'handed', way, text});
    setTimeout(() => {
      busy.current = false;
    }, programOpens);
  }

  /** An empty form again, with the focus in it: the button that was pressed is gone. */
  const startAgain = () => {
    element.current?.reset();
    flushSync(() => setSubmission({state: 'idle'}));
    element.current?.querySelector('input')?.focus();
  };

  if (sending && state === 'sent') return <sending.Sent heading={heading} words={words.sent} onAnother={startAgain} />;

  const outcome = sending?.outcomeOf(submission, words);
  const copyButton = sending ? (
    <sending.CopyText text={() => sending.textOf(letterFrom(sending))} words={words.copy} />
  ) : (
    <button
      type="button"
      onClick={() => {
        pressed.current = '[data-copy]';
      }}
      className={`${smallButton} gap-2.5 ${needsScripts}`}
    >
      <Icon name="icon-copy" className="size-4" />
      <span>{words.copy.copy}</span>
    </button>
  );
  return (
    <form
      ref={element}
      noValidate={Boolean(sending)}
      data-endpoint={endpoint || undefined}
      data-hydrate="interaction"
      // keepDraft has set attributes already.
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
        <SendButtons
          words={words}
          company={company}
          endpoint={endpoint}
          policy={policy}
          submission={submission}
          outcome={outcome && `${outcome.title} ${outcome.text}`}
          ready={Boolean(sending)}
          onEarlyPress={() => {
            pressed.current = '[data-whatsapp]';
          }}
          copyButton={copyButton}
        />
        {/* Instead of the button's note: mail programs cut what is long. */}
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

type Sending = Awaited<ReturnType<typeof load>>;

/** In another tab; in this one where the browser allows no other: the draft is kept. */
function openBeside(address: string) {
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
  else window.location.href = address;
}
