const plumes = [
  {x: -34, top: 118, turn: -22},
  {x: 0, top: 146, turn: -4},
  {x: 32, top: 112, turn: 18},
];

/** A vase with dried pampas. 140 × 312. */
export function Vase() {
  return (
    <>
      {plumes.map(({x, top, turn}) => (
        <g key={x} transform={`translate(${70 + x / 4} -156) rotate(${turn})`}>
          <path stroke="oklch(.6 .07 74)" strokeWidth="4" d={`M0 10v-${top - 40}`} />
          <path fill="oklch(.84 .06 66)" d={`M0-${top - 78}c-26-22-22-52 0-86 22 34 26 64 0 86z`} />
          <path fill="oklch(.72 .08 58)" d={`M0-${top - 78}c26-22 22-52 0-86z`} />
        </g>
      ))}
      <path fill="oklch(.46 .05 168)" d="M50-166h40v20H50z" />
      <path
        fill="oklch(.6 .06 166)"
        d="M46-158h48c0 26 46 42 46 92 0 30-16 52-32 66H32C16-14 0-36 0-66c0-50 46-66 46-92z"
      />
      <path
        fill="oklch(1 0 0/.22)"
        d="M46-158h12c0 26-38 42-38 92 0 30 12 52 26 66H32C16-14 0-36 0-66c0-50 46-66 46-92z"
      />
      <path
        fill="oklch(0 0 0/.15)"
        d="M82-158h12c0 26 46 42 46 92 0 30-16 52-32 66H82c16-14 30-36 30-66 0-50-30-66-30-92z"
      />
      <path fill="oklch(.46 .05 168)" d="M42-166h56v10H42z" />
      <path fill="oklch(.97 .02 88)" d="M5-92h130q5 12 5 26 0 10-2 18H2q-2-8-2-18 0-14 5-26z" />
      <path
        fill="oklch(.55 .13 40)"
        d="M70-88l13 18-13 18-13-18zM38-84l10 14-10 14-10-14zM102-84l10 14-10 14-10-14zM14-78l6 8-6 8-6-8zM126-78l6 8-6 8-6-8z"
      />
    </>
  );
}
