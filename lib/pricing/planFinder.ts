import {finder, planIds, plans} from '@/content/plans';
import {breakEvenOf} from './planCosts';
import {stopsOf} from './scale';

/** The sales at which the free plan's fee has eaten what the cheapest paid plan costs, in rupees a month. */
export const breakEven = breakEvenOf('starter', 'growth');

/** How many products the plans hold that do not hold any number. */
export const productLimits = [...new Set(planIds.flatMap((id) => plans[id].products ?? []))];

/** What the plan finder's sliders stop at. */
export const finderStops = {
  sales: stopsOf(finder.sales.ranges, [breakEven]),
  products: stopsOf(finder.products.ranges, productLimits),
};
