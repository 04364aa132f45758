import {type ReactNode, useId} from 'react';
import {Tooltip} from '@/components/ui/Tooltip';
import {roles} from './comparisonLayout';

type Props = {title: string; hint?: string; children: ReactNode};

/** A feature's name, on a line of its own where windows are narrow, and its cells. */
export function ComparisonRow({title, hint, children}: Props) {
  return (
    <tr {...roles.row} className={hint ? undefined : 'facts'}>
      <th {...roles.title}>{hint ? <Hinted title={title} hint={hint} /> : title}</th>
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
        <button type="button" aria-describedby={id}>
          {title}
        </button>
      </Tooltip>
      <span id={id}>{hint}</span>
    </>
  );
}
