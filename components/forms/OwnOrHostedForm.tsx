'use client';

import {useEffect, useRef, useState} from 'react';
import {useInView} from '@/components/ui/useInView';
import {formReadyTimeout} from '@/content/behaviour';
import {aboutKey} from '@/content/formFields';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import {FormSkeleton} from './FormSkeleton';
import type {HostedForm, HostedFormProps} from './HostedForm';
import {MessageForm} from './MessageForm';
import styles from './OwnOrHostedForm.module.css';

/** Invisible below the reserved height of a failure message, but visible without scripts. */
const covered = `${styles.failureHeight} in-data-hosted:invisible in-data-hosted:pt-(--failure-height) noscript:visible noscript:pt-0!`;

/** The code of the hosted form, if the section has one. `linked` is the subject that a link had chosen in the own form. */
type Hosting =
  | {state: 'waiting'}
  | {state: 'failed'}
  | {state: 'loaded'; facts: HostedFormFacts; Form: typeof HostedForm; linked: string | undefined};

/**
 * The form of a demo section: the site's own or, if the section names one in `data-hosted`, a hosted one. The hosted one loads only
 * once the section is near the viewport. `data-hosted` is an attribute so that the style sheet applies before any script runs.
 */
export function OwnOrHostedForm(props: Omit<HostedFormProps, 'hosted'>) {
  const cell = useRef<HTMLDivElement>(null);
  const isNear = useInView(cell);
  const [hosting, setHosting] = useState<Hosting>({state: 'waiting'});

  useEffect(() => {
    const facts = cell.current?.closest<HTMLElement>('[data-hosted]')?.dataset.hosted;
    if (!isNear || !facts) return;
    // The first result counts: the code or the timeout.
    const settle = (next: Hosting) => setHosting((current) => (current.state === 'waiting' ? next : current));
    const fail = () => settle({state: 'failed'});
    setTimeout(fail, formReadyTimeout);
    import('./HostedForm').then(({HostedForm}) => {
      const linked = linkedIn(cell.current);
      // sections/DemoSection.tsx has written the facts.
      settle({state: 'loaded', facts: JSON.parse(facts), Form: HostedForm, linked});
    }, fail);
  }, [isNear]);

  if (hosting.state === 'loaded') {
    // A browser without storage keeps no draft, so the choice of the link would be lost.
    const own = {...props.own, chosen: hosting.linked ?? props.own.chosen};
    return <hosting.Form {...props} own={own} hosted={hosting.facts} />;
  }
  return (
    <div ref={cell} className="grid *:col-start-1 *:row-start-1">
      {hosting.state === 'waiting' && (
        <div className="hidden in-data-hosted:block noscript:hidden">
          {props.consent}
          <FormSkeleton />
        </div>
      )}
      <div className={hosting.state === 'waiting' ? covered : undefined}>
        <MessageForm {...props.own} />
      </div>
    </div>
  );
}

/** The subject that a link chose in the own form, unless the visitor has chosen another. */
function linkedIn(parent: HTMLElement | null): string | undefined {
  const {linked} = parent?.querySelector('form')?.dataset ?? {};
  const choice = parent?.querySelector<HTMLSelectElement>(`[name="${aboutKey}"]`);
  return choice?.value === linked ? linked : undefined;
}
