'use client';

import {type ReactNode, useEffect, useRef, useState} from 'react';
import {LazyTooltip} from '@/components/ui/LazyTooltip';
import {holdOpen} from './openMenu';

type Props = {label: string; closeLabel: string; children: ReactNode};

/**
 * The menu of narrow windows. A <details>, so that it opens without scripts; with them it is a dialog while it is open:
 * it covers the page, the focus stays inside, and a screen reader is told that the rest has to wait.
 */
export function MobileMenu({label, closeLabel, children}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // It may have been opened before the scripts were there.
    if (details.current?.open) setOpen(true);
    // The browser's back/forward cache brings the page back as it was left.
    const close = ({persisted}: PageTransitionEvent) => persisted && details.current?.removeAttribute('open');
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, []);

  useEffect(() => {
    const menu = details.current;
    if (!open || !menu) return;
    const closed = new AbortController();
    holdOpen(menu, closed.signal);
    return () => closed.abort();
  }, [open]);

  return (
    <div className="xl:hidden" {...(open && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}>
      <details ref={details} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <LazyTooltip text={open ? closeLabel : label}>
          <summary aria-label={open ? closeLabel : label} className="-mr-3 grid size-12 place-items-center rounded-sm">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
            >
              <path d={open ? 'M4 4l16 16M20 4 4 20' : 'M2 7h20M2 17h20'} />
            </svg>
          </summary>
        </LazyTooltip>
        {children}
      </details>
    </div>
  );
}
