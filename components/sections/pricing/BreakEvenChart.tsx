import {Icon} from '@/components/ui/Icon';
import {type PlanId, plans} from '@/content/plans';
import {breakEven as breakEvenSales, cheapestPlan, finderStops, planCosts} from '@/lib/pricing/planCosts';
import {positionOn} from '@/lib/pricing/scale';

type Props = {
  sales: number;
  products: number;
  names: Record<PlanId, string>;
  /** Whether this shop has a break-even point, which the chart then marks. */
  breakEven: boolean;
  /** The names of the axes. */
  axes: {sales: string; cost: string};
  rupees: (amount: number) => string;
};

/** The x-axis has the same scale as the slider below. */
const stops = finderStops.sales;
const mostSales = stops.at(-1) ?? 0;

/** The rising lines end at these sales, in rupees a month. Further on, the scale is not linear, and they would bend. */
const endOfRise = 2 * breakEvenSales;

/** Where the rising line has its name. */
const namedSales = 1.6 * breakEvenSales;

/** Up to here the x-axis is linear. */
const endOfLinear = 60_000;

/** The sales below the x-axis: its ends, and the end of its linear part. */
const ticks = [0, endOfLinear, mostSales];
const tickLooks = ['', '-translate-x-1/2', '-translate-x-full'];

/**
 * A line for the cost of each plan by sales. A thread follows the cheapest plan. A point on it marks this shop, and a kite flies above
 * the lines on a string from there. Screen readers skip the chart, because the text beside it says the same.
 */
export function BreakEvenChart({sales, products, names, breakEven, axes, rupees}: Props) {
  const costs = planCosts(endOfRise, products);
  const {best} = cheapestPlan(sales, products);
  const limited = costs.filter(({id}) => plans[id].products !== null);
  const highestCost = Math.max(...limited.map(({total}) => total), best.total);
  const ceiling = 1.3 * highestCost;
  const y = (amount: number) => 100 - (amount / ceiling) * 100;
  const x = (amount: number) => positionOn(stops, amount) * 100;
  const left = `${x(sales)}%`;
  /** Beyond its linear part the axis is broken, and dotted. */
  const axisBreak = x(endOfLinear) + 13;
  const isKiteLeft = x(sales) < 44;

  // The thread starts at the left edge, bends once at the break-even point, and ends at the right edge.
  const threadPoints = [0, breakEvenSales, mostSales].map((sold) => {
    const cheapest = cheapestPlan(sold, products).best;
    return `${x(sold)} ${y(cheapest.total)}`;
  });

  /** The name of a level line. The highest line's is above it, and not where the kite is. The others' are below their lines. */
  const levelName = (price: number) => {
    if (price < highestCost) return {right: 0, top: `${y(price)}%`};
    return {[isKiteLeft ? 'right' : 'left']: 0, bottom: `${100 - y(price)}%`};
  };
  /** Beside Enterprise, the other lines are close to each other and to the axis. */
  const isCrowded = costs.filter(({total}) => total < highestCost / 2).length > 2;
  /** The name of the rising line is beside it, and not where the string is. Where it is crowded, the name is above the line's end. */
  const risingName = (fee: number) => {
    if (isCrowded) return {right: `${100 - x(endOfRise)}%`, bottom: `${100 - y(fee)}%`};
    const costThere = (fee * namedSales) / endOfRise;
    if (isKiteLeft) return {left: `calc(${x(namedSales)}% + 0.5rem)`, top: `${y(costThere)}%`};
    return {right: `calc(${100 - x(namedSales)}% + 0.5rem)`, bottom: `${100 - y(costThere)}%`};
  };

  return (
    <div aria-hidden="true" className="mx-3.5 text-ink-2 text-scene">
      <p className="-mx-3.5 mb-2 text-small deva:text-note">{axes.cost}</p>
      <div className="relative h-72 @lg:h-56">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full [&>*]:[vector-effect:non-scaling-stroke]"
          fill="none"
        >
          <path stroke="var(--color-rule)" d={`M0 0v100H${axisBreak}`} />
          <path stroke="var(--color-rule)" strokeDasharray="2 4" d={`M${axisBreak} 100H100`} />
          {breakEven && (
            <path
              stroke="var(--color-rule)"
              strokeDasharray="3 4"
              d={`M${x(breakEvenSales)} 100V${y(breakEvenSales * plans.starter.transactionFee)}`}
            />
          )}
          {costs.map(({id, price, fee, total, fits}) => (
            <path
              key={id}
              stroke={fits ? 'var(--color-ink)' : 'var(--color-line)'}
              d={`M0 ${y(price)}L${fee > 0 ? x(endOfRise) : 100} ${y(total)}`}
            />
          ))}
          <path
            stroke="var(--color-cloth-text)"
            strokeWidth="3"
            strokeDasharray="9 6"
            d={`M${threadPoints.join('L')}`}
          />
        </svg>
        {costs
          .filter(({total}) => total < ceiling)
          .map(({id, price, fee, fits}) => (
            <div
              key={id}
              className={`absolute whitespace-nowrap ${isCrowded ? '' : 'py-1.5'} ${fits ? 'text-ink' : ''}`}
              style={fee > 0 ? risingName(fee) : levelName(price)}
            >
              {names[id]}
              {fee === 0 && ` ${rupees(price)}`}
            </div>
          ))}
        <i className="absolute top-8 border-ink-2 border-l" style={{left, bottom: `${100 - y(best.total)}%`}} />
        <i
          className="-translate-x-1/2 -skew-x-20 absolute -bottom-1.25 h-2.5 w-1.5 border-ink-2 border-x bg-sheet"
          style={{left: `${axisBreak}%`}}
        />
        <Icon name="mark" className="-translate-x-1/2 absolute -top-1 h-9 w-8 text-ink" style={{left}} />
        <Icon
          name="icon-knot"
          className="-translate-x-1/2 -translate-y-1/2 absolute size-4 text-cloth-text"
          style={{left, top: `${y(best.total)}%`}}
        />
      </div>
      <div className="relative mt-1 h-[1.5em]">
        {ticks.map((amount, index) => (
          <span
            key={amount}
            className={`absolute whitespace-nowrap ${tickLooks[index]}`}
            style={{left: `${x(amount)}%`}}
          >
            {`${rupees(amount)} `}
          </span>
        ))}
      </div>
      <p className="max-w-none text-right text-small deva:text-note">{axes.sales}</p>
    </div>
  );
}
