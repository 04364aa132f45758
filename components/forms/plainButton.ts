export const plainLink =
  'inline-flex min-h-11 items-center underline decoration-2 decoration-cloth underline-offset-[6px] hover:decoration-4';

export const plainButton = `cursor-pointer font-semibold ${plainLink}`;
