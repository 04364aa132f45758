'use client';

import {useEffect, useRef, useState} from 'react';
import {useInView} from '@/components/ui/useInView';
import type {HostedFormFacts} from '@/lib/forms/hostedForm';
import type {HostedForm, HostedFormProps} from './HostedForm';
import {useLazyForm} from './useLazyForm';

/** Unseen, with room for the service's failure above it; without scripts the own form is the one to use. */
const covered =
  'in-data-hosted:invisible in-data-hosted:pt-76 xs:in-data-hosted:pt-60 sm:in-data-hosted:pt-52 noscript:visible noscript:pt-0!';

/** Time for the hosted form's code to load, in milliseconds: `readyWithin` of content/forms.ts, without importing that file here. */
const timeout = 10_000;

/** `none`: the site's own form, because no hosted one is configured or its code did not load. */
type Hosting = 'none' | {form: HostedFormFacts; Form: typeof HostedForm};

/**
 * The form of a demo section. The site's own stands in the page and needs no script. Where the section names a hosted
 * form (`data-hosted`), that one takes its place once the section is near or asked for: before, nothing is asked of the
 * forms service. An attribute, because the style sheet has to know before any script runs.
 */
export function DemoForm(props: Omit<HostedFormProps, 'hosted'>) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useInView(place);
  const [hosting, setHosting] = useState<Hosting>();
  const OwnForm = useLazyForm(asked && hosting === 'none', place);

  useEffect(() => {
    if (!asked) return;
    const named = place.current?.closest<HTMLElement>('[data-hosted]')?.dataset.hosted;
    if (!named) return setHosting('none');
    let left = false;
    const loaded = import('./HostedForm')
      // sections/DemoSection.tsx wrote it.
      .then(({HostedForm}): Hosting => ({form: JSON.parse(named), Form: HostedForm}))
      .catch((): Hosting => 'none');
    const late = new Promise<Hosting>((resolve) => setTimeout(resolve, timeout, 'none'));
    Promise.race([loaded, late]).then((found) => left || setHosting(found));
    return () => {
      left = true;
    };
  }, [asked]);

  if (typeof hosting === 'object') return <hosting.Form {...props} hosted={hosting.form} />;
  const own = OwnForm ? <OwnForm {...props.own} /> : props.children;
  return (
    <div ref={place} className="grid *:col-start-1 *:row-start-1">
      {hosting !== 'none' && (
        <div className="hidden in-data-hosted:block noscript:hidden">
          {props.consent}
          {props.shape}
        </div>
      )}
      <div className={hosting === 'none' ? undefined : covered}>{own}</div>
    </div>
  );
}
