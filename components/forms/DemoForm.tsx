'use client';

import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useAsked} from '@/components/ui/useAsked';
import type {HostedForm} from '@/lib/forms/hostedForm';
import {FormShape} from './FormShape';
import type {HostedDemoForm, HostedWords} from './HostedDemoForm';
import type {MessageFormProps} from './MessageForm';
import {useMessageForm} from './useMessageForm';

export type DemoFormProps = {
  /** The language that the hosted form is asked for in. */
  locale: string;
  words: HostedWords;
  /** Who receives what is typed into the hosted form. */
  consent: ReactNode;
  own: MessageFormProps;
  /** The site's own form as the server writes it. */
  children: ReactNode;
};

/** Unseen, with room for HostedFailure above it; without scripts the own form is the one to use. */
const covered =
  'in-data-hosted:invisible in-data-hosted:pt-76 xs:in-data-hosted:pt-60 sm:in-data-hosted:pt-52 noscript:visible noscript:pt-0!';

/**
 * For the hosted form's code, in milliseconds: as long as the forms service itself gets, `readyWithin` in content/forms.ts, which
 * every page with a form would load for it.
 */
const timeout = 10_000;

/** `none`: the own form it is, because no hosted one is named or its code did not arrive. */
type Hosting = 'none' | {form: HostedForm; Form: typeof HostedDemoForm};

/**
 * The form of a demo section. The site's own stands in the page and needs no script. Where the section names a hosted
 * form (`data-hosted`), that one takes its place once the section is near or asked for: before, nothing is asked of the
 * forms service. An attribute, because the style sheet has to know before any script runs.
 */
export function DemoForm(props: DemoFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useAsked(place);
  const [hosting, setHosting] = useState<Hosting>();
  const OwnForm = useMessageForm(asked && hosting === 'none', place);

  useEffect(() => {
    if (!asked) return;
    const named = place.current?.closest<HTMLElement>('[data-hosted]')?.dataset.hosted;
    if (!named) return setHosting('none');
    let done = false;
    const show = (to: Hosting) => {
      if (!done) setHosting(to);
      done = true;
    };
    import('./HostedDemoForm').then(
      // templates/Demo.tsx wrote it.
      ({HostedDemoForm}) => show({form: JSON.parse(named), Form: HostedDemoForm}),
      () => show('none'),
    );
    const limit = setTimeout(show, timeout, 'none');
    return () => {
      done = true;
      clearTimeout(limit);
    };
  }, [asked]);

  if (typeof hosting === 'object') return <hosting.Form {...props} hosted={hosting.form} />;
  const own = OwnForm ? <OwnForm {...props.own} /> : props.children;
  return (
    <div ref={place} className="grid *:col-start-1 *:row-start-1">
      {hosting !== 'none' && (
        <div className="hidden in-data-hosted:block noscript:hidden">
          {props.consent}
          <FormShape />
        </div>
      )}
      <div className={hosting === 'none' ? undefined : covered}>{own}</div>
    </div>
  );
}
