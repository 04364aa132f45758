/** A link that stands by itself, as large as a finger. */
export const plainLink =
  'inline-flex min-h-11 items-center underline decoration-2 decoration-cloth underline-offset-[6px] hover:decoration-4';

/** A button of the same looks. */
export const plainButton = `cursor-pointer font-semibold ${plainLink}`;
