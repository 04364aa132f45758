import type {ReactNode} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import type {PlanCard} from './PlanTable';

/** With the colours of the hairlines and of the knots, on the card's ground. */
type Props = Pick<PlanCard, 'facts' | 'highlights'> & {line: string; knot: string};

/** What a plan holds, as lines of a ledger. */
export function PlanRows({facts, highlights, line, knot}: Props) {
  return (
    <ul className={`mt-6 border-t ${line}`}>
      {facts.map((fact) => (
        <Row key={fact.label} line={line}>
          {fact.label}
          <b className="whitespace-nowrap font-semibold leading-snug">{fact.value}</b>
        </Row>
      ))}
      {highlights.map((highlight) => (
        <Row key={highlight} line={line}>
          {highlight}
          <Drawing name="icon-knot" className={`mt-1 size-4 flex-none ${knot}`} />
        </Row>
      ))}
    </ul>
  );
}

function Row({line, children}: {line: string; children: ReactNode}) {
  return (
    <li className={`flex justify-between gap-3 text-pretty border-b py-2.5 leading-snug sm:max-lg:text-note ${line}`}>
      {children}
    </li>
  );
}
