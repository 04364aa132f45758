/** A link that stands by itself, as large as a finger. */
export const plainLink = 'text-link';

/** A button of the same looks. */
export const plainButton = 'text-link cursor-pointer font-semibold';
