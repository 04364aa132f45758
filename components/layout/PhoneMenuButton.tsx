'use client';

import {useEffect, useRef, useState} from 'react';
import {LazyTooltip} from '@/components/ui/LazyTooltip';

/** Opens and closes the list of menus in a narrow viewport. It is a <details>, so that it works without scripts. */
export function PhoneMenuButton({label, closeLabel}: {label: string; closeLabel: string}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  return (
    <details ref={details} className="@xl:hidden" onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <LazyTooltip text={open ? closeLabel : label}>
        <summary data-hydrate="hover" className="-mr-3 grid size-12 place-items-center rounded-sm">
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
          >
            <path className="in-open:hidden" d="M2 7h20M2 17h20" />
            <path className="not-in-open:hidden" d="M4 4l16 16M20 4 4 20" />
          </svg>
          <span className="sr-only in-open:hidden">{label}</span>{' '}
          <span className="sr-only not-in-open:hidden">{closeLabel}</span>
        </summary>
      </LazyTooltip>
    </details>
  );
}
