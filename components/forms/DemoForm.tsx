'use client';

import {useEffect, useRef, useState} from 'react';
import {useInView} from '@/components/ui/useInView';
import {aboutKey, formReadyTimeout} from '@/content/forms';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import {FormSkeleton} from './FormSkeleton';
import type {HostedForm, HostedFormProps} from './HostedForm';
import {MessageForm} from './MessageForm';

/** Invisible below the reserved height of a failure message, but visible without scripts. */
const covered =
  'in-data-hosted:invisible in-data-hosted:pt-76 @xs:in-data-hosted:pt-60 @sm:in-data-hosted:pt-52 noscript:visible noscript:pt-0!';

/** `none`: the code of the hosted form did not load. `linked`: the subject that a link had chosen in the own form. */
type Hosting = 'none' | {form: HostedFormFacts; Form: typeof HostedForm; linked: string | undefined};

/**
 * The form of a demo section: the site's own or, if the section names one in `data-hosted`, a hosted one. The hosted one loads only
 * once the section is near the viewport. `data-hosted` is an attribute so that the style sheet applies before any script runs.
 */
export function DemoForm(props: Omit<HostedFormProps, 'hosted'>) {
  const cell = useRef<HTMLDivElement>(null);
  const isNear = useInView(cell);
  const [hosting, setHosting] = useState<Hosting>();

  useEffect(() => {
    const facts = cell.current?.closest<HTMLElement>('[data-hosted]')?.dataset.hosted;
    if (!isNear || !facts) return;
    // The first result counts: the code or the timeout.
    const settle = (next: Hosting) => setHosting((settled) => settled ?? next);
    setTimeout(settle, formReadyTimeout, 'none');
    import('./HostedForm').then(
      // sections/DemoSection.tsx has written the facts.
      ({HostedForm}) => settle({form: JSON.parse(facts), Form: HostedForm, linked: linkedIn(cell.current)}),
      () => settle('none'),
    );
  }, [isNear]);

  if (typeof hosting === 'object') {
    // A browser without storage keeps no draft, so the choice of the link would be lost.
    const own = {...props.own, chosen: hosting.linked ?? props.own.chosen};
    return <hosting.Form {...props} own={own} hosted={hosting.form} />;
  }
  return (
    <div ref={cell} className="grid *:col-start-1 *:row-start-1">
      {!hosting && (
        <div className="hidden in-data-hosted:block noscript:hidden">
          {props.consent}
          <FormSkeleton />
        </div>
      )}
      <div className={hosting ? undefined : covered}>
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
