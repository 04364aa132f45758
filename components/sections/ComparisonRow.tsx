import type {ReactNode} from 'react';
import {narrow, roles} from './comparisonLayout';

type Props = {title: string; hint?: string; children: ReactNode};

/** A feature's name, on a line of its own where windows are narrow, and its cells. */
export function ComparisonRow({title, hint, children}: Props) {
  return (
    <tr {...roles.row} className={`sm:hover:bg-mist ${narrow.row}`}>
      <th
        {...roles.title}
        className="border-line border-b py-3 pr-4 text-left font-semibold text-base leading-snug not-print:max-sm:col-span-full not-print:max-sm:border-0 not-print:max-sm:pt-4 not-print:max-sm:pb-1"
      >
        {title}
        {hint && <span className="mt-0.5 block text-balance font-normal text-ink-2 text-small">{hint}</span>}
      </th>
      {children}
    </tr>
  );
}
