'use client';

import {useRef} from 'react';
import {Icon} from '@/components/ui/Icon';
import {useLazy} from '@/components/ui/useLazy';
import type {OfficeStatus, OfficeStatusProps} from './OfficeStatus';

const load = (): Promise<typeof OfficeStatus> => import('./OfficeStatus').then(({OfficeStatus}) => OfficeStatus);

/** Whether the office is open, in its own time zone; nothing until the browser has said what time it is. */
export function OpenNow(props: OfficeStatusProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const Status = useLazy(place, load);
  return (
    // Its lines are there from the start, so that nothing moves when they are filled.
    <p
      ref={place}
      className="mt-2 min-h-[1.7em] font-semibold text-ink max-xs:min-h-[3.4em] print:hidden"
      aria-live="polite"
    >
      {/* The tick comes with the document: the status shows it while the office is open. */}
      {Status ? <Status {...props} /> : <Icon name="icon-tick" className="invisible size-3.5" />}
    </p>
  );
}
