import {spriteHref} from '@/components/ui/Drawing';
import {type PlanId, plans} from '@/content/plans';
import {breakEvenOf, cheapestPlan, planCosts} from '@/lib/planCosts';

type Props = {sales: number; products: number; names: Record<PlanId, string>; breakEven: string | undefined};

const breakEvenSales = breakEvenOf('starter', 'growth');
/** The sales that the chart spans, in rupees a month: the break-even of the free plan is in its middle. */
const span = 2 * breakEvenSales;

/**
 * What each plan costs as sales grow; the thread follows the cheapest, and the kite is where this shop is. Decorative:
 * the verdict says it in words.
 */
export function BreakEvenChart({sales, products, names, breakEven}: Props) {
  const from = planCosts(0, products);
  const to = planCosts(span, products);
  const at = Math.min(sales, span);
  const {best} = cheapestPlan(at, products);
  const ceiling =
    1.3 * Math.max(...to.filter(({id}) => plans[id].products !== null).map(({total}) => total), best.total);
  const y = (rupees: number) => 100 - (rupees / ceiling) * 100;
  // The cheapest plan at the chart's edges and at its one bend.
  const thread = [0, breakEvenSales, span].map((x) => `${(x / span) * 100} ${y(cheapestPlan(x, products).best.total)}`);
  const kite = {left: `${(at / span) * 100}%`, top: `${y(best.total)}%`};

  return (
    <div aria-hidden="true" className="relative mb-7 h-52 text-ink-2 text-scene max-sm:hidden">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full [&>*]:[vector-effect:non-scaling-stroke]"
        fill="none"
      >
        <path stroke="var(--color-rule)" d="M0 99.7h100" />
        {breakEven && <path stroke="var(--color-rule)" strokeDasharray="3 4" d="M50 0v100" />}
        {to.map(({id, total, fits}, plan) => (
          <path
            key={id}
            stroke={fits ? 'var(--color-ink)' : 'var(--color-line)'}
            d={`M0 ${y(from[plan]?.total ?? 0)}L100 ${y(total)}`}
          />
        ))}
        <path stroke="var(--color-cloth)" strokeWidth="3" strokeDasharray="9 6" d={`M${thread.join('L')}`} />
      </svg>
      {to.map(({id, price, fee, total, fits}) => {
        // Beside a dear plan the line that rises is nearly level, and its name stands clear at its end.
        const labelAt = total < ceiling / 2 ? 1 : 0.8;
        // Above its own line: at the left end of one that is level, to the left of one that rises.
        const label =
          fee > 0
            ? {right: `${100 - labelAt * 100}%`, top: `${y(price + fee * labelAt)}%`}
            : {left: 0, top: `${y(price)}%`};
        return (
          total < ceiling && (
            <span key={id} className={`absolute -translate-y-full pb-1 ${fits ? 'text-ink' : ''}`} style={label}>
              {names[id]}
            </span>
          )
        );
      })}
      <svg
        viewBox="0 0 48 54"
        aria-hidden="true"
        className="absolute h-11 w-10 text-ink -translate-x-1/2 -translate-y-full overflow-visible"
        style={kite}
      >
        <use href={spriteHref('mark')} transform="rotate(14 24 54)" />
      </svg>
      <span className="-translate-x-1/2 absolute top-full left-1/2 pt-1">{breakEven}</span>
    </div>
  );
}
