import {useEffect, useRef, useState} from 'react';
import type {HostedForm} from '@/lib/forms/hostedForm';
import type {DemoFormProps} from './DemoForm';
import {forgetDraft} from './draft';
import {FormShape} from './FormShape';
import {HostedFailure} from './HostedFailure';
import styles from './HostedForm.module.css';
import {useHostedForm} from './useHostedForm';
import {useKeptRoom} from './useKeptRoom';
import {useMessageForm} from './useMessageForm';
import {WhenLeft} from './WhenLeft';
import {Written} from './Written';

export type HostedWords = {
  loading: string;
  /** The service did not answer and is being asked again. */
  stalled: string;
  written: {title: string; forget: string};
  failed: {title: string; text: string; call: string; again: string; trying: string};
};

/**
 * The forms service's form, or, where it does not come, the site's own. Both have the same room, kept from the
 * start; only one of them is in the page.
 */
export function HostedDemoForm({hosted, locale, words, consent, own, children}: DemoFormProps & {hosted: HostedForm}) {
  const room = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const ownPlace = useRef<HTMLDivElement>(null);
  const {state, tries, again} = useHostedForm(container, hosted, locale);
  const waiting = state === 'loading' || state === 'stalled';
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  // Nobody is to be left without an answer to what they have sent, or in the middle of a word.
  const shown = state === 'shown' && !writing && !sent;
  // The own form stays while the visitor has the service tried again, and while somebody writes in it.
  const ownShown = !shown && (state === 'failed' || tries > 1);
  const OwnForm = useMessageForm(ownShown, ownPlace);
  const [written, setWritten] = useState('');

  useKeptRoom(room, shown);

  // The button that brought it is gone.
  useEffect(() => {
    if (shown && tries > 1 && document.activeElement === document.body) container.current?.focus({preventScroll: true});
  }, [shown, tries]);

  const tryAgain = () => {
    setSent(false);
    // It may be here, kept back by what was sent.
    if (state !== 'shown') again();
  };

  const forget = () => {
    forgetDraft(own.form);
    setWritten('');
    container.current?.focus({preventScroll: true});
  };

  return (
    <div ref={room} className="grid *:col-start-1 *:row-start-1">
      <div className={ownShown ? 'invisible' : undefined}>
        {consent}
        <div ref={container} tabIndex={-1} className={styles.place} />
        {waiting && <FormShape />}
        {shown && written && (
          <Written text={written} words={{...words.written, copy: own.words.copy}} onForget={forget} />
        )}
      </div>
      {!shown && (
        <div ref={ownPlace} className={ownShown ? undefined : 'invisible'}>
          <HostedFailure words={words.failed} company={own.company} busy={waiting} onAgain={tryAgain} />
          <WhenLeft
            form={own.form}
            labels={own.words.labels}
            onWriting={setWriting}
            onSend={() => setSent(true)}
            onLeave={setWritten}
          >
            {OwnForm ? <OwnForm {...own} /> : children}
          </WhenLeft>
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
