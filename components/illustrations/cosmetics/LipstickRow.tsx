const shades = [
  {x: 0, step: 26, color: 'oklch(.72 .09 44)'},
  {x: 46, step: 44, color: 'oklch(.62 .15 24)'},
  {x: 92, step: 62, color: 'oklch(.55 .2 14)'},
  {x: 138, step: 80, color: 'oklch(.46 .17 358)'},
  {x: 184, step: 98, color: 'oklch(.36 .12 340)'},
];

/** Lipsticks in five shades, climbing their stand. 238 × 240. */
export function LipstickRow() {
  return (
    <>
      {shades.map(({x, step, color}) => (
        <g key={x} transform={`translate(${x + 8} -${step})`}>
          <path fill={color} d="M8-96v-26c0-16 14-22 22-30v56z" />
          <path fill="oklch(1 0 0/.25)" d="M8-96v-26q0-8 8-14v40z" />
          <path fill="oklch(.84 .09 88)" d="M5-100h28v34H5z" />
          <path fill="oklch(.7 .1 78)" d="M24-100h9v34h-9z" />
          <path fill="oklch(.38 .12 276)" d="M0-68h38V0H0z" />
          <path fill="oklch(1 0 0/.16)" d="M0-68h10V0H0z" />
        </g>
      ))}
      <path fill="oklch(.88 .04 14)" d="M0-40h50v-18h46v-18h46v-18h46v-18h50V0H0z" />
      <path fill="oklch(0 0 0/.1)" d="M208-112h30V0h-30z" />
      <path fill="oklch(1 0 0/.5)" d="M0-40h50v-18h46v-18h46v-18h46v-18h50v6h-44v18h-46v18h-46v18H56v18H0z" />
      <path
        fill="oklch(.5 .18 8)"
        d="M23-28l6 8-6 8-6-8zM69-28l6 8-6 8-6-8zM115-28l6 8-6 8-6-8zM161-28l6 8-6 8-6-8zM207-28l6 8-6 8-6-8z"
      />
    </>
  );
}
