const leaves = [
  {x: 46, turn: -32, size: 0.9, dark: true},
  {x: 140, turn: 32, size: 0.9, dark: true},
  {x: 62, turn: -20, size: 1.12, dark: false},
  {x: 122, turn: 20, size: 1.1, dark: true},
  {x: 92, turn: 0, size: 1.28, dark: false},
  {x: 50, turn: -12, size: 0.8, dark: true},
  {x: 136, turn: 12, size: 0.82, dark: false},
];

/** Leafy greens in a slatted crate. 184 × 256. */
export function GreensCrate() {
  return (
    <>
      <g className="sway" stroke="oklch(.86 .1 128)" strokeWidth="3">
        {leaves.map(({x, turn, size, dark}) => (
          <g key={x} transform={`translate(${x} -84) rotate(${turn}) scale(${size})`}>
            <path
              fill={dark ? 'oklch(.45 .12 148)' : 'oklch(.6 .15 140)'}
              stroke="none"
              d="M-5 0c0-20-25-34-25-62 0-34 16-50 30-72 14 22 30 38 30 72 0 28-25 42-25 62z"
            />
            <path fill="none" d="M0 0v-112m-15 58L0-40l15-14M-12-84 0-70l12-14" />
          </g>
        ))}
      </g>
      <path fill="oklch(.42 .07 56)" d="M6-92h172V0H6z" />
      <path fill="oklch(.7 .09 66)" d="M0-96h184v26H0zM0-62h184v26H0zM0-28h184V-2H0z" />
      <path fill="oklch(.8 .08 74)" d="M0-96h184v7H0zM0-62h184v7H0zM0-28h184v7H0z" />
      <path fill="oklch(.6 .09 62)" d="M4-98h20V0H4zM160-98h20V0h-20z" />
      <path fill="oklch(0 0 0/.14)" d="M140-96h44V0h-44z" />
      <path fill="oklch(.97 .02 88)" d="M64-76h56v52H64z" />
      <path fill="oklch(.5 .13 146)" d="M92-70l15 20-15 20-15-20z" />
    </>
  );
}
