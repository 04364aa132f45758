const packets = [
  {x: 0, y: 0, color: 'oklch(.55 .2 28)'},
  {x: 10, y: -46, color: 'oklch(.46 .14 258)'},
];

/** Two biscuit packets, one on the other, and a biscuit leaning before them. 190 × 106. */
export function BiscuitPackets() {
  return (
    <>
      {packets.map(({x, y, color}) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path fill={color} d="M0-46l10 6 150-4 12-4-5 8 5 8-5 8 5 8-5 8 5 8-12-2H10L0 0l5-8-5-8 5-8-5-8 5-8z" />
          <path fill="oklch(1 0 0/.25)" d="M10-40l150-4v10H10z" />
          <path fill="oklch(.86 .16 92)" d="M60-40h70l-16 38H44z" />
          <path fill="oklch(.66 .12 62)" d="M87-36l13 15-13 15-13-15z" />
          <path stroke="oklch(.97 .02 88)" strokeWidth="4" d="M18-24h18M18-16h12M140-22h14" />
        </g>
      ))}
      <circle cx="166" cy="-27" r="27" fill="oklch(.62 .12 58)" />
      <circle cx="164" cy="-28" r="23" fill="oklch(.76 .11 70)" />
      <path
        fill="none"
        stroke="oklch(.58 .11 56)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9.5"
        d="M164-46a18 18 0 1 1-.1 0"
      />
      <path fill="oklch(.58 .11 56)" d="M164-37l7 9-7 9-7-9z" />
    </>
  );
}
