const cartons = [
  {y: -24, width: 196, height: 120, color: 'oklch(.7 .09 68)'},
  {y: -144, width: 180, height: 96, color: 'oklch(.74 .09 72)'},
];

/** Sealed cartons on a hand trolley, taped in cloth red. 236 × 330. */
export function CartonTrolley() {
  return (
    <>
      <path fill="none" stroke="oklch(.48 .14 258)" strokeWidth="9" strokeLinecap="round" d="M20-26v-272q0-20-22-20" />
      <path stroke="oklch(.41 .06 268)" strokeWidth="13" strokeLinecap="round" d="M-6-318h14" />
      {cartons.map(({y, width, height, color}) => (
        <g key={y} transform={`translate(28 ${y})`}>
          <path fill={color} d={`M0-${height}h${width}V0H0z`} />
          <path fill="oklch(0 0 0/.14)" d={`M${width - 40}-${height}h40V0h-40z`} />
          <path fill="oklch(1 0 0/.22)" d={`M0-${height}h${width}v10H0z`} />
          <path fill="var(--color-cloth)" d={`M${width / 2 - 13}-${height}h26v34l-7-6-6 6-6-6-7 6z`} />
          <path fill="oklch(.5 .08 58)" d="M18-46l11 15-11 15-11-15z" />
          <path stroke="oklch(.5 .08 58)" strokeWidth="4" d="M38-38h34M38-26h22" />
        </g>
      ))}
      <path fill="oklch(.38 .12 262)" d="M14-26h214v12H14z" />
      <circle cx="36" cy="-20" r="20" fill="oklch(.41 .06 268)" />
      <circle cx="36" cy="-20" r="8" fill="oklch(.8 .02 255)" />
    </>
  );
}
