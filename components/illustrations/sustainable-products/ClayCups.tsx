const cups = [
  [0, 0],
  [78, 0],
  [39, -82],
] as const;

/** Kulhads, stacked as at a tea stall. 154 × 164. */
export function ClayCups() {
  return (
    <>
      {cups.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path fill="oklch(.6 .13 42)" d="M4-72h68L60 0H16z" />
          <path fill="oklch(.7 .13 46)" d="M4-72h16L28 0H16zM0-82h76v13H0z" />
          <path fill="oklch(0 0 0/.15)" d="M52-82h24v13h-4L60 0H46z" />
          <path
            fill="oklch(.95 .03 84)"
            d="M38-56l8 12-8 12-8-12zM20-48l4 6-4 6-4-6zM56-48l4 6-4 6-4-6zM14-20h48l-1 4H15z"
          />
        </g>
      ))}
    </>
  );
}
