/** The look of the small buttons beside a form. */
export const smallButton =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-sm border-[1.5px] border-rule px-4 py-2 font-semibold text-note leading-tight transition-colors hover:bg-ink hover:text-paper';
