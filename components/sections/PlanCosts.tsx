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

/** The price alone stands on the plan's card; a phone has no room to say it again. */
const inWideWindows = 'max-xs:hidden';

type Props = {costs: readonly PlanCost[]; words: PlanCostsWords; numbers: Numbers};

/**
 * What each plan adds up to, line by line as in a bill, and which costs least, or which two. One without room for the
 * catalog says so.
 */
export function PlanCosts({costs, words, numbers}: Props) {
  const {head} = words;
  const cheapest = cheapestPlans(costs);
  return (
    <table className="w-full border-collapse text-note">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-ink-2 text-small">
        <tr className="border-rule border-b-[1.5px]">
          {[head.plan, head.price, head.fee, head.total].map((name) => (
            <th
              key={name}
              scope="col"
              className={`py-2 pl-4 text-right font-normal first:pl-0 first:text-left ${name === head.price ? inWideWindows : ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({id, price, fee, total, fits}) => (
          <tr key={id} className={`border-line border-b ${cheapest.has(id) ? 'text-ink' : 'text-ink-2'}`}>
            <th scope="row" className="py-3 text-left font-semibold">
              <span className="inline-flex items-center gap-2">
                {words.plans[id]}
                {cheapest.has(id) && (
                  <>
                    <Icon name="icon-knot" className="size-4 text-cloth-text" />
                    <span className="sr-only">{words.least}</span>
                  </>
                )}
              </span>
            </th>
            {fits ? (
              <>
                <td className={`figures py-3 text-right ${inWideWindows}`}>{numbers.rupees(price)}</td>
                <td className="figures py-3 text-right">{numbers.rupees(fee)}</td>
                <td className="figures py-3 text-right">
                  <span className={cheapest.has(id) ? 'total-rule pb-0.5 font-semibold' : ''}>
                    {numbers.rupees(total)}
                  </span>
                </td>
              </>
            ) : (
              <td colSpan={3} className="py-3 text-right text-small">
                {words.full[id]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
