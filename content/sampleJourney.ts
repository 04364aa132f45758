import {minutesOf} from '@/lib/minutes';
import type {Product} from './products';
import type {Line} from './sample';

/**
 * A day in the sample shop, told by the product that notes each moment: when the stops of a use case happen, on the
 * 24-hour clock. What they show is in sample.ts.
 */
export const moments = {
  'brand-galaxy': '09:30',
  skycart: '10:42',
  orderkite: '11:10',
  airpos: '18:30',
  'nimbus-ai': '18:45',
  quicklocal: '19:04',
  'delivery-management': '19:25',
} as const satisfies Record<Product, string>;

/** The small basket that goes round the corner. */
export const basket = [
  {good: 'tea', quantity: 1},
  {good: 'dal', quantity: 1},
] as const satisfies readonly Line[];

/** Minutes from the paid basket to the door. */
export const doorMinutes = minutesOf(moments['delivery-management']) - minutesOf(moments.quicklocal);
