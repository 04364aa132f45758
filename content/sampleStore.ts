/** What the webstore's scene shows beside the shelf and order 4821 of sample.ts: a sale, and a cart that came back. */
export const store = {
  /** Rupees an order must reach before the bill's coupon counts. */
  couponMinimum: 1500,
  /** What is left of the flash sale: hours, minutes, seconds. */
  saleEnds: '02:14:09',
  /** When the cart was left; the order's own date is when it was paid. */
  cartLeft: '07:38',
  cartPaid: '10:42',
  /** The goods on show, best seller first, and the one that the cart suggests. */
  goods: ['ghee', 'tea', 'jaggery', 'dal', 'oil', 'soap'],
  suggestion: 'jaggery',
} as const;
