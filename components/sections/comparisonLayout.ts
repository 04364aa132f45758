/** The layout of narrow windows; a sheet of paper is narrow too, but has a table that repeats its head. */
export const narrow = {
  block: 'not-print:max-sm:block',
  row: 'not-print:max-sm:grid not-print:max-sm:grid-cols-4',
  /** The column of four whose number, from 0, is in `--raised`. */
  raised:
    'not-print:max-sm:bg-[linear-gradient(90deg,transparent_calc(25%*var(--raised)),var(--color-mist)_0_calc(25%*(var(--raised)+1)),transparent_0)]',
} as const;

/** In narrow windows the table is laid out as blocks and grids, which costs it its roles in some browsers: said again. */
export const roles = {
  table: {role: 'table'},
  group: {role: 'rowgroup'},
  row: {role: 'row'},
  column: {role: 'columnheader', scope: 'col'},
  title: {role: 'rowheader', scope: 'row'},
  cell: {role: 'cell'},
} as const;
