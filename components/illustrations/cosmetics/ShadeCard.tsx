const shades = [
  {turn: -56, color: 'oklch(.8 .06 62)'},
  {turn: -42, color: 'oklch(.74 .09 48)'},
  {turn: -28, color: 'oklch(.68 .13 36)'},
  {turn: -14, color: 'oklch(.63 .17 26)'},
  {turn: 0, color: 'oklch(.56 .2 20)'},
  {turn: 14, color: 'oklch(.52 .2 8)'},
  {turn: 28, color: 'oklch(.46 .17 354)'},
  {turn: 42, color: 'oklch(.4 .14 342)'},
  {turn: 56, color: 'oklch(.33 .1 330)'},
];

/** A shade card fanned open, nude to plum, riveted at its foot. 430 × 290, its foot in the middle. */
export function ShadeCard() {
  return (
    <>
      {shades.map(({turn, color}) => (
        <g key={turn} transform={`translate(0 -26) rotate(${turn})`}>
          <path fill={color} d="M-34-252q0-12 12-12h44q12 0 12 12L14 4h-28z" />
          <path fill="oklch(0 0 0/.14)" d="M22-264q12 0 12 12L14 4H8z" />
          <path fill="oklch(.97 .02 88)" d="M-32-222l64 0-3 58h-58z" />
          <path fill={color} d="M0-213l13 19-13 19-13-19z" />
        </g>
      ))}
      <path fill="oklch(.38 .12 276)" d="M-48-40 0-66l48 26-12 40h-72z" />
      <path fill="oklch(1 0 0/.14)" d="M-48-40-30-50-22 0h-14z" />
      <circle cy="-32" r="14" fill="oklch(.84 .1 86)" />
      <path fill="oklch(.6 .1 74)" d="M0-40l6 8-6 8-6-8z" />
    </>
  );
}
