const cartons = [
  {x: 40, y: -10, width: 206, height: 118, color: 'oklch(.7 .09 68)'},
  {x: 40, y: -128, width: 188, height: 98, color: 'oklch(.75 .09 73)'},
  {x: 40, y: -226, width: 128, height: 74, color: 'oklch(.72 .1 66)'},
];

/** Sealed cartons on a hand trolley that stands on its plate, the strip of sachets hung from its handle. 252 × 352. */
export function CartonTrolley() {
  return (
    <>
      <circle cx="22" cy="-28" r="28" fill="oklch(.5 .05 264)" />
      <circle cx="22" cy="-28" r="17" fill="oklch(.66 .04 258)" />
      <circle cx="22" cy="-28" r="7" fill="oklch(.85 .02 255)" />
      <path
        fill="none"
        stroke="oklch(.48 .14 258)"
        strokeWidth="11"
        strokeLinecap="round"
        d="M30-8v-308q0-26-26-26h-22"
      />
      <path stroke="oklch(.5 .05 264)" strokeWidth="15" strokeLinecap="round" d="M-34-342H-6" />
      <path fill="oklch(.38 .12 262)" d="M24-10h228V0H24z" />
      {cartons.map(({x, y, width, height, color}) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path fill={color} d={`M0-${height}h${width}V0H0z`} />
          <path fill="oklch(1 0 0/.22)" d={`M0-${height}h${width}v9H0z`} />
          <path fill="oklch(0 0 0/.14)" d={`M${width - 34}-${height}h34V0h-34z`} />
          <path fill="var(--color-cloth)" d={`M${width / 2 - 15}-${height}h30v30l-7.500-6-7.500 6-7.500-6-7.500 6z`} />
          <path fill="oklch(.97 .02 88)" d="M16-52h58v38H16z" />
          <path fill="oklch(.55 .2 28)" d="M30-46l9 13-9 13-9-13z" />
          <path stroke="oklch(.26 .1 275)" strokeWidth="4" d="M46-39h20M46-28h14" />
        </g>
      ))}
    </>
  );
}
