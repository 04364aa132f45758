import {Icon} from '@/components/ui/Icon';
import type {PlanCard} from './PlanTable';

/** With the colours of the hairlines and of the knots, on the card's ground. */
type Props = Pick<PlanCard, 'facts' | 'highlights'> & {line: string; knot: string};

/** What a plan holds, as lines of a ledger. */
export function PlanRows({facts, highlights, line, knot}: Props) {
  return (
    <ul className={`plan-rows ${line}`}>
      {facts.map((fact) => (
        <li key={fact.label}>
          {fact.label}
          <b>{fact.value}</b>
        </li>
      ))}
      {highlights.map((highlight) => (
        <li key={highlight}>
          {highlight}
          <Icon name="icon-knot" className={knot} />
        </li>
      ))}
    </ul>
  );
}
