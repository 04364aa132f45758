/**
 * The classes of a section whose head stands in the margin: the left third of a wide window, with the ledger's red margin line between it
 * and the content. The head stays in sight beside content that is longer.
 */
export const marginLook = {
  columns: 'grid grid-cols-1 gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-5 @lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
  head: '@lg:sticky @lg:top-24 @lg:self-start print:break-inside-avoid print:break-after-avoid',
  title: '@lg:text-[2.375rem]',
  text: 'mt-2 @max-sm:text-note @lg:mt-4',
  content: 'min-w-0 @lg:border-margin @lg:border-l-5 @lg:border-double @lg:pl-[clamp(2rem,4vw,3.5rem)]',
} as const;
