/** A figure beside its budget, marked where it is over: `146.3/145!`. */
export const figureIn = (value: number, budget: number, digits = 1) =>
  `${value.toFixed(digits)}/${budget}${value > budget ? '!' : ' '}`;

/**
 * Columns as wide as their widest cell, two spaces apart.
 * @param figures how many columns, from the first one, are figures, which stand on the right
 */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[], figures = 0): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < figures ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
