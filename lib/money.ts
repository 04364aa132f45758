/** How a bill writes an amount: `448.00`, and with the rupee's sign. */
export const withPaise = {minimumFractionDigits: 2, maximumFractionDigits: 2} as const;
export const rupeesAndPaise = {...withPaise, style: 'currency', currency: 'INR'} as const;
