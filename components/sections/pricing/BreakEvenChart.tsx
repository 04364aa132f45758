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
  /** Whether this shop has one; the slider says where. */
  breakEven: boolean;
};

/** The scale is that of the slider below. */
const stops = finderStops.sales;

/** The sales up to which a line that rises is drawn, in rupees a month. */
const span = 2 * breakEvenSales;

/** What each plan costs as sales grow; the thread follows the cheapest, the kite is where this shop is. The verdict says it in words. */
export function BreakEvenChart({sales, products, names, breakEven}: Props) {
  const costs = planCosts(span, products);
  const {best} = cheapestPlan(sales, products);
  const limited = costs.filter(({id}) => plans[id].products !== null);
  const ceiling = 1.3 * Math.max(...limited.map(({total}) => total), best.total);
  const y = (rupees: number) => 100 - (rupees / ceiling) * 100;
  const x = (rupees: number) => positionOn(stops, rupees) * 100;
  // The cheapest plan at the chart's edges and at its one bend.
  const thread = [0, breakEvenSales, stops.at(-1) ?? 0].map(
    (sold) => `${x(sold)} ${y(cheapestPlan(sold, products).best.total)}`,
  );
  const kite = {left: `${x(sales)}%`, top: `${y(best.total)}%`};

  /** Where a plan's name stands: above its own line. */
  const placeOfName = ({id, price, fee, total}: PlanCost): CSSProperties => {
    if (fee > 0) {
      // To the left of a line that rises. Beside a dear plan it is nearly level, and the name stands clear at its end.
      const at = total < ceiling / 2 ? 1 : 0.8;
      return {right: `${100 - x(span * at)}%`, top: `${y(price + fee * at)}%`};
    }
    const top = `${y(price)}%`;
    // At the left end of a level line, unless the kite stands there.
    const isTaken = id === best.id && x(sales) < 20;
    return isTaken ? {right: 0, top} : {left: 0, top};
  };

  return (
    <div aria-hidden="true" className="relative mx-3.5 h-52 text-ink-2 text-scene @max-sm:hidden">
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
            // Beyond the span the slider's steps grow, and a line that rises would have a bend.
            d={`M0 ${y(price)}L${fee > 0 ? x(span) : 100} ${y(total)}`}
          />
        ))}
        <path stroke="var(--color-cloth)" strokeWidth="3" strokeDasharray="9 6" d={`M${thread.join('L')}`} />
      </svg>
      {costs
        .filter(({total}) => total < ceiling)
        .map((cost) => (
          <div
            key={cost.id}
            className={`absolute -translate-y-full pb-1 ${cost.fits ? 'text-ink' : ''}`}
            style={placeOfName(cost)}
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
