import {Icon} from '@/components/ui/Icon';
import type {PlanId} from '@/content/plans';
import {cheapestPlans, type PlanCost} from '@/lib/pricing/planCosts';
import type {Numbers} from '@/lib/pricing/planVerdict';

export type PlanCostsWords = {
  caption: string;
  head: {plan: string; price: string; fee: string; total: string};
  plans: Record<PlanId, string>;
  /** By plan, for a catalog that is too large for it. */
  full: Partial<Record<PlanId, string>>;
  least: string;
};

type Props = {costs: readonly PlanCost[]; words: PlanCostsWords; numbers: Numbers};

/**
 * What each plan adds up to, line by line as in a bill, and which costs least, or which two. One without room for the
 * catalog says so.
 */
export function PlanCosts({costs, words, numbers}: Props) {
  const {head} = words;
  const cheapest = cheapestPlans(costs);
  return (
    <table className="plan-costs">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          {[head.plan, head.price, head.fee, head.total].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({id, price, fee, total, fits}) => (
          <tr key={id} className={cheapest.has(id) ? 'cheapest' : undefined}>
            <th scope="row">
              <span>
                {words.plans[id]}
                {cheapest.has(id) && (
                  <>
                    <Icon name="icon-knot" /> <span className="sr-only">{words.least}</span>
                  </>
                )}
              </span>
            </th>
            {fits ? (
              <>
                <td>{numbers.rupees(price)}</td>
                <td>{numbers.rupees(fee)}</td>
                <td>
                  <span className={cheapest.has(id) ? 'least' : undefined}>{numbers.rupees(total)}</span>
                </td>
              </>
            ) : (
              <td colSpan={3}>{words.full[id]}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
