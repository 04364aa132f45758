const packets = [
  {x: 0, y: 0, color: 'oklch(.55 .2 28)'},
  {x: 12, y: -50, color: 'oklch(.46 .14 258)'},
];

/** Two biscuit packets, one on the other, and a biscuit leaning before them. 194 × 100. */
export function BiscuitPackets() {
  return (
    <>
      {packets.map(({x, y, color}) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path fill={color} d="M0-48l6 8-6 8 6 8-6 8 6 8-6 8h182l-6-8 6-8-6-8 6-8-6-8 6-8z" />
          <path fill={color} d="M14-50h154V0H14z" />
          <path fill="oklch(.86 .16 92)" d="M66-50h66L112 0H46z" />
          <path fill="oklch(1 0 0/.24)" d="M14-50h154v10H14z" />
          <path fill="oklch(0 0 0/.14)" d="M14-10h154V0H14z" />
          <path fill="oklch(.97 .02 88)" d="M90-41l12 16-12 16-12-16z" />
          <path stroke="oklch(.97 .02 88)" strokeWidth="4" d="M22-30h22M22-20h14M136-30h22" />
        </g>
      ))}
      <circle cx="164" cy="-27" r="27" fill="oklch(.62 .12 58)" />
      <circle cx="162" cy="-28" r="23" fill="oklch(.76 .11 70)" />
      <path
        fill="none"
        stroke="oklch(.58 .11 56)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9.5"
        d="M162-46a18 18 0 1 1-.1 0"
      />
      <path fill="oklch(.58 .11 56)" d="M162-37l7 9-7 9-7-9z" />
    </>
  );
}
