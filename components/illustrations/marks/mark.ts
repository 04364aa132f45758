/** Paths in a field of 48 × 48: `line` is stroked 3 wide and mitred, `solid` is filled and holds the diamond. */
export type Mark = {line: string; solid: string};
