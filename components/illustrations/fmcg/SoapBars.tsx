const bars = [
  {x: 0, y: 0, color: 'oklch(.58 .14 205)', side: 'oklch(.46 .12 210)'},
  {x: 86, y: 0, color: 'oklch(.66 .17 12)', side: 'oklch(.54 .17 10)'},
  {x: 42, y: -52, color: 'oklch(.56 .14 300)', side: 'oklch(.44 .14 300)'},
];

/** Three wrapped soap bars, stacked. 184 × 118. */
export function SoapBars() {
  return (
    <>
      {bars.map(({x, y, color, side}) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path fill={side} d="M0-52l12-12h84l-12 12zM84-52l12-12v50L84 0z" />
          <path fill="oklch(1 0 0/.3)" d="M0-52l12-12h84l-12 12z" />
          <path fill={color} d="M0-52h84V0H0z" />
          <path fill="oklch(.97 .02 88)" d="M14-42h56v32H14z" />
          <path fill={side} d="M42-40l10 14-10 14-10-14z" />
        </g>
      ))}
    </>
  );
}
