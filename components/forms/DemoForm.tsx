'use client';

import {useEffect, useRef, useState} from 'react';
import {useInView} from '@/components/ui/useInView';
import {formReadyTimeout} from '@/content/behaviour';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import {FormSkeleton} from './FormSkeleton';
import type {HostedForm, HostedFormProps} from './HostedForm';
import {MessageForm} from './MessageForm';

/** Unseen, with room for the service's failure above it; without scripts the own form is the one to use. */
const covered =
  'in-data-hosted:invisible in-data-hosted:pt-76 @xs:in-data-hosted:pt-60 @sm:in-data-hosted:pt-52 noscript:visible noscript:pt-0!';

/** `none`: the site's own form, because the hosted one's code did not load. */
type Hosting = 'none' | {form: HostedFormFacts; Form: typeof HostedForm};

/**
 * The form of a demo section. The site's own stands in the page. Where the section names a hosted form (`data-hosted`), that one
 * takes its place once the section is near: before, nothing is asked of the forms service. An attribute,
 * because the style sheet has to know before any script runs.
 */
export function DemoForm(props: Omit<HostedFormProps, 'hosted'>) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useInView(place);
  const [hosting, setHosting] = useState<Hosting>();

  useEffect(() => {
    const named = place.current?.closest<HTMLElement>('[data-hosted]')?.dataset.hosted;
    if (!asked || !named) return;
    // The first outcome counts.
    const settle = (next: Hosting) => setHosting((settled) => settled ?? next);
    setTimeout(settle, formReadyTimeout, 'none');
    import('./HostedForm').then(
      // sections/DemoSection.tsx wrote it.
      ({HostedForm}) => settle({form: JSON.parse(named), Form: HostedForm}),
      () => settle('none'),
    );
  }, [asked]);

  if (typeof hosting === 'object') return <hosting.Form {...props} hosted={hosting.form} />;
  return (
    <div ref={place} data-hydrate="visible" className="grid *:col-start-1 *:row-start-1">
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
