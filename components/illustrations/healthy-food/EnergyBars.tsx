const bars = [
  {x: 6, top: 150, color: 'oklch(.6 .2 8)'},
  {x: 40, top: 186, color: 'oklch(.55 .14 245)'},
  {x: 74, top: 168, color: 'oklch(.66 .17 48)'},
];

/** Energy bars in their counter box, one of them opened. 114 × 208. */
export function EnergyBars() {
  return (
    <>
      <path fill="oklch(.5 .08 54)" d="M42-204q15-10 30 0v40H42z" />
      <path fill="oklch(.74 .1 74)" d="M48-198h7v7h-7zM60-190h7v7h-7zM50-182h6v6h-6z" />
      {bars.map(({x, top, color}) => (
        <g key={x} transform={`translate(${x} ${-top})`}>
          <path fill={color} d="M0 0l4-7 5 7 5-7 5 7 5-7 5 7 4-7 1 7v110H0z" />
          <path fill="oklch(1 0 0/.25)" d="M0 0h8v110H0z" />
          <path fill="oklch(.97 .02 88)" d="M17 22l9 13-9 13-9-13z" />
        </g>
      ))}
      <path fill="oklch(.34 .08 168)" d="M0-96h114l-4 24H4z" />
      <path fill="oklch(.44 .1 168)" d="M0-96l18 22h78l18-22V0H0z" />
      <path fill="oklch(0 0 0/.16)" d="M88-65l8-9 18-22V0H88z" />
      <path fill="oklch(.97 .02 88)" d="M57-62l20 26-20 26-20-26z" />
      <path fill="oklch(.9 .19 122)" d="M57-50l11 14-11 14-11-14z" />
    </>
  );
}
