/** The layout of narrow windows; a sheet of paper is narrow too, but has a table that repeats its head. */
export const narrow = {
  block: 'not-print:max-sm:block',
  row: 'not-print:max-sm:grid not-print:max-sm:grid-cols-4',
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
