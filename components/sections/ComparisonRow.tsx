import {type ReactNode, useId} from 'react';
import {Tooltip} from '@/components/ui/Tooltip';
import {narrow, roles} from './comparisonLayout';

type Props = {title: string; hint?: string; children: ReactNode};

/** A feature's name, on a line of its own where windows are narrow, and its cells. */
export function ComparisonRow({title, hint, children}: Props) {
  return (
    <tr {...roles.row} className={`sm:hover:bg-mist ${narrow.row} ${narrow.raised}`}>
      <th
        {...roles.title}
        className={`border-line border-b pr-4 text-left font-semibold text-base leading-snug not-print:max-sm:col-span-full not-print:max-sm:border-0 not-print:max-sm:pt-3 not-print:max-sm:pb-0 ${hint ? 'py-0.5' : 'py-3'} print:py-1.5`}
      >
        {hint ? <Hinted title={title} hint={hint} /> : title}
      </th>
      {children}
    </tr>
  );
}

/** A name whose hint is a tooltip; on paper and without scripts it stands below, before they run once the name is pressed. */
function Hinted({title, hint}: {title: string; hint: string}) {
  const id = useId();
  return (
    <>
      <Tooltip text={hint} tap>
        <button
          type="button"
          aria-describedby={id}
          className="inline-flex min-h-11 min-w-11 cursor-help items-center text-balance py-1 text-left underline decoration-1 decoration-dotted decoration-ink-2 underline-offset-[5px] hover:decoration-cloth-text hover:decoration-solid print:min-h-0 print:p-0 print:no-underline noscript:cursor-auto noscript:no-underline"
        >
          {title}
        </button>
      </Tooltip>
      <span
        id={id}
        className="hidden pb-2 text-balance font-normal text-ink-2 text-small print:block noscript:block [html:not([data-hydrated])_:focus+&]:block"
      >
        {hint}
      </span>
    </>
  );
}
