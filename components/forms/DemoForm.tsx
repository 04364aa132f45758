'use client';

import {useEffect, useRef, useState} from 'react';
import {useInView} from '@/components/ui/useInView';
import {formReadyTimeout} from '@/content/behaviour';
import {aboutKey} from '@/content/forms';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import {FormSkeleton} from './FormSkeleton';
import type {HostedForm, HostedFormProps} from './HostedForm';
import {MessageForm} from './MessageForm';

/** Unseen, with room for the service's failure above it; without scripts the own form is the one to use. */
const covered =
  'in-data-hosted:invisible in-data-hosted:pt-76 @xs:in-data-hosted:pt-60 @sm:in-data-hosted:pt-52 noscript:visible noscript:pt-0!';

/** `none`: the site's own form, because the hosted one's code did not load. `linked`: what a link had chosen in the own one. */
type Hosting = 'none' | {form: HostedFormFacts; Form: typeof HostedForm; linked: string | undefined};

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
      ({HostedForm}) => settle({form: JSON.parse(named), Form: HostedForm, linked: linkedIn(place.current)}),
      () => settle('none'),
    );
  }, [asked]);

  if (typeof hosting === 'object') {
    // Where the browser keeps no drafts, the next own form would not know.
    const own = {...props.own, chosen: hosting.linked ?? props.own.chosen};
    return <hosting.Form {...props} own={own} hosted={hosting.form} />;
  }
  return (
    <div ref={place} className="grid *:col-start-1 *:row-start-1">
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

/** What a link chose in the own form, unless the form is about something else by now. */
function linkedIn(place: HTMLElement | null): string | undefined {
  const {linked} = place?.querySelector('form')?.dataset ?? {};
  const choice = place?.querySelector<HTMLSelectElement>(`[name="${aboutKey}"]`);
  return choice?.value === linked ? linked : undefined;
}
