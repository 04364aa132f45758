'use client';

import {useEffect, useRef, useState} from 'react';
import {useInView} from '@/components/ui/useInView';
import {aboutKey} from '@/content/formFields';
import {formReadyTimeout} from '@/content/timesAndLimits';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import {FormSkeleton} from './FormSkeleton';
import type {HostedForm, HostedFormProps} from './HostedForm';
import {MessageForm} from './MessageForm';
import styles from './OwnOrHostedForm.module.css';

/**
 * The own form while the hosted one loads: invisible, with room above it for the failure message, so that it does not move if it is
 * shown after all. Visible without scripts.
 */
const covered = `${styles.failureHeight} in-data-hosted:invisible in-data-hosted:pt-(--failure-height) noscript:visible noscript:pt-0!`;

/** How far the hosted form's code has loaded. `linkedSubject` is the subject that a link had chosen in the own form. */
type HostedCode =
  | {state: 'waiting'}
  | {state: 'failed'}
  | {state: 'loaded'; facts: HostedFormFacts; Form: typeof HostedForm; linkedSubject: string | undefined};

/**
 * The form of a demo section: the site's own or, if the section names one in `data-hosted`, a hosted one. The hosted one loads only
 * once the section is near the viewport. `data-hosted` is an attribute so that the style sheet applies before any script runs.
 */
export function OwnOrHostedForm(props: Omit<HostedFormProps, 'hosted'>) {
  const cell = useRef<HTMLDivElement>(null);
  const isNear = useInView(cell);
  const [hostedCode, setHostedCode] = useState<HostedCode>({state: 'waiting'});

  useEffect(() => {
    const facts = cell.current?.closest<HTMLElement>('[data-hosted]')?.dataset.hosted;
    if (!isNear || !facts) return;
    // The first result counts: the code or the timeout.
    const settle = (next: HostedCode) => setHostedCode((current) => (current.state === 'waiting' ? next : current));
    const fail = () => settle({state: 'failed'});
    setTimeout(fail, formReadyTimeout);
    import('./HostedForm').then(({HostedForm}) => {
      const linkedSubject = subjectFromLink(cell.current);
      // sections/DemoSection.tsx has written the facts.
      settle({state: 'loaded', facts: JSON.parse(facts), Form: HostedForm, linkedSubject});
    }, fail);
  }, [isNear]);

  if (hostedCode.state === 'loaded') {
    // A browser without storage keeps no draft, so the choice of the link would be lost.
    const own = {...props.own, chosen: hostedCode.linkedSubject ?? props.own.chosen};
    return <hostedCode.Form {...props} own={own} hosted={hostedCode.facts} />;
  }
  return (
    <div ref={cell} className="grid *:col-start-1 *:row-start-1">
      {hostedCode.state === 'waiting' && (
        <div className="hidden in-data-hosted:block noscript:hidden">
          {props.consent}
          <FormSkeleton />
        </div>
      )}
      <div className={hostedCode.state === 'waiting' ? covered : undefined}>
        <MessageForm {...props.own} />
      </div>
    </div>
  );
}

/** The subject that a link chose in the own form, unless the visitor has chosen another. */
function subjectFromLink(parent: HTMLElement | null): string | undefined {
  const {linked} = parent?.querySelector('form')?.dataset ?? {};
  const choice = parent?.querySelector<HTMLSelectElement>(`[name="${aboutKey}"]`);
  return choice?.value === linked ? linked : undefined;
}
