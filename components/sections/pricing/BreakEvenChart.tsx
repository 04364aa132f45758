import type {CSSProperties} from 'react';
import {spriteHref} from '@/components/ui/Icon';
import {type PlanId, plans} from '@/content/plans';
import {
  breakEven as breakEvenSales,
  cheapestPlan,
  finderStops,
  type PlanCost,
  planCosts,
} from '@/lib/pricing/planCosts';
import {positionOn} from '@/lib/pricing/scale';

type Props = {
  sales: number;
  products: number;
  names: Record<PlanId, string>;
  /** Whether this shop has a break-even point, which the chart then marks. */
  breakEven: boolean;
};

/** The x-axis has the same scale as the slider below. */
const stops = finderStops.sales;
const mostSales = stops.at(-1) ?? 0;

/** The rising lines end at these sales, in rupees a month. Further on, the scale is not linear, and they would bend. */
const endOfRise = 2 * breakEvenSales;

/**
 * A line for the cost of each plan by sales. A thread follows the cheapest plan, and a kite marks this shop. Screen readers skip
 * the chart, because the text beside it says the same.
 */
export function BreakEvenChart({sales, products, names, breakEven}: Props) {
  const costs = planCosts(endOfRise, products);
  const {best} = cheapestPlan(sales, products);
  const limited = costs.filter(({id}) => plans[id].products !== null);
  const highestCost = Math.max(...limited.map(({total}) => total), best.total);
  const ceiling = 1.3 * highestCost;
  const y = (rupees: number) => 100 - (rupees / ceiling) * 100;
  const x = (rupees: number) => positionOn(stops, rupees) * 100;
  const kite = {left: `${x(sales)}%`, top: `${y(best.total)}%`};

  // The thread starts at the left edge, bends once at the break-even point, and ends at the right edge.
  const threadPoints = [0, breakEvenSales, mostSales].map((sold) => {
    const cheapest = cheapestPlan(sold, products).best;
    return `${x(sold)} ${y(cheapest.total)}`;
  });

  /** A plan's name is above its own line. */
  const positionOfName = ({id, price, fee, total}: PlanCost): CSSProperties => {
    if (fee > 0) {
      // The name is to the left of a steep line's end. A line that is nearly level would cross it there, so it is further left.
      const end = total < ceiling / 2 ? 1 : 0.8;
      return {right: `${100 - x(endOfRise * end)}%`, top: `${y(price + fee * end)}%`};
    }
    const top = `${y(price)}%`;
    // The name is at the left end of a level line, unless the kite is there.
    const isKiteThere = id === best.id && x(sales) < 20;
    return isKiteThere ? {right: 0, top} : {left: 0, top};
  };

  return (
    <div aria-hidden="true" className="relative mx-3.5 h-52 text-ink-2 text-scene">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full [&>*]:[vector-effect:non-scaling-stroke]"
        fill="none"
      >
        <path stroke="var(--color-rule)" d="M0 99.7h100" />
        {breakEven && <path stroke="var(--color-rule)" strokeDasharray="3 4" d={`M${x(breakEvenSales)} 0v100`} />}
        {costs.map(({id, price, fee, total, fits}) => (
          <path
            key={id}
            stroke={fits ? 'var(--color-ink)' : 'var(--color-line)'}
            d={`M0 ${y(price)}L${fee > 0 ? x(endOfRise) : 100} ${y(total)}`}
          />
        ))}
        <path stroke="var(--color-cloth)" strokeWidth="3" strokeDasharray="9 6" d={`M${threadPoints.join('L')}`} />
      </svg>
      {costs
        .filter(({total}) => total < ceiling)
        .map((cost) => (
          <div
            key={cost.id}
            className={`absolute -translate-y-full pb-1 ${cost.fits ? 'text-ink' : ''}`}
            style={positionOfName(cost)}
          >
            {names[cost.id]}
          </div>
        ))}
      <svg
        viewBox="0 0 48 54"
        aria-hidden="true"
        className="absolute h-11 w-10 text-ink -translate-x-1/2 -translate-y-full overflow-visible"
        style={kite}
      >
        <use href={spriteHref('mark')} transform="rotate(14 24 54)" />
      </svg>
    </div>
  );
}
