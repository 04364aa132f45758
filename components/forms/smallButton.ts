/** The look of the small buttons beside a form. */
export const smallButton =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-sm border-[1.5px] border-rule px-4 py-2 font-semibold text-note leading-tight transition-colors hover:bg-ink hover:text-paper';

/** The look of what can be done instead of pressing the first button, in one line below it. */
export const secondWay = 'text-link whitespace-nowrap text-note large-text:whitespace-normal';
