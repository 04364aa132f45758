import {useEffect, useRef, useState} from 'react';
import type {HostedForm} from '@/lib/hostedForm';
import {CopyMessage} from './CopyMessage';
import type {DemoFormProps} from './DemoForm';
import {FormShape} from './FormShape';
import {HostedFailure} from './HostedFailure';
import styles from './HostedForm.module.css';
import {useHostedForm} from './useHostedForm';
import {useKeptRoom} from './useKeptRoom';
import {useMessageForm} from './useMessageForm';
import {WhenLeft} from './WhenLeft';

export type HostedWords = {
  loading: string;
  /** The service did not answer and is being asked again. */
  stalled: string;
  /** Above what the visitor had written into the own form before the hosted one came after all. */
  written: string;
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
  // The own form stays while the visitor has the service tried again: there may be words in it.
  const ownShown = state === 'failed' || (waiting && tries > 1);
  const OwnForm = useMessageForm(ownShown, ownPlace);
  const [written, setWritten] = useState('');

  useKeptRoom(room, state === 'shown');

  // The button that brought it is gone.
  useEffect(() => {
    if (state === 'shown' && tries > 1) container.current?.focus({preventScroll: true});
  }, [state, tries]);

  return (
    <div ref={room} className="grid *:col-start-1 *:row-start-1">
      <div className={ownShown ? 'invisible' : undefined}>
        {consent}
        <div ref={container} tabIndex={-1} className={styles.place} />
        {waiting && <FormShape />}
        {state === 'shown' && written && (
          <div className="mt-6 rounded-sm border-[1.5px] border-leaf bg-mist p-4">
            <p className="font-semibold">{words.written}</p>
            <p className="mt-2 whitespace-pre-line text-note">{written}</p>
            <div className="mt-3">
              <CopyMessage text={() => written} words={own.words.copy} />
            </div>
          </div>
        )}
      </div>
      {state !== 'shown' && (
        <div ref={ownPlace} className={ownShown ? undefined : 'invisible'}>
          <HostedFailure words={words.failed} company={own.company} busy={waiting} onAgain={again} />
          <WhenLeft onLeave={setWritten}>{OwnForm ? <OwnForm {...own} /> : children}</WhenLeft>
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
    if (state === 'failed') return `${words.failed.title}. ${words.failed.text}`;
    if (ownShown) return words.failed.trying;
    return words[state];
  }
}
