'use client';

import {useEffect, useRef} from 'react';
import {prefersReducedMotion} from '@/components/ui/dom';

/** How much of the ledger has to be in the window before it is written. */
const visibleShare = 0.35;

/** Whether the visitor comes from elsewhere: pages of this site, a reload and the way back show the order as it stands. */
function isArrival() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !document.referrer.startsWith(location.origin);
}

/** Lets the ledger around it be written once it is in sight, on a first visit. Without it, the order stands there from the start. */
export function LedgerMotion() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const ledger = place.current?.parentElement;
    if (!ledger || !isArrival() || prefersReducedMotion()) return;
    const inSight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        inSight.disconnect();
        import('./ledgerMotion').then(
          ({writeLedger}) => writeLedger(ledger),
          () => undefined, // the order stands there anyway
        );
      },
      {threshold: visibleShare},
    );
    inSight.observe(ledger);
    return () => inSight.disconnect();
  }, []);

  return <span ref={place} hidden />;
}
