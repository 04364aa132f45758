const turns = [
  {y: -8, from: 96, to: 218},
  {y: -24, from: 102, to: 212},
  {y: -40, from: 98, to: 206},
];

/** A collar with its tag, and the leash wound up beside it. 226 × 106. */
export function CollarLeash() {
  return (
    <>
      {turns.map(({y, from, to}) => (
        <g key={y} fill="none" strokeLinecap="round">
          <path stroke="oklch(.5 .16 320)" strokeWidth="15" d={`M${from} ${y}H${to}`} />
          <path stroke="oklch(.9 .05 320)" strokeWidth="2.5" strokeDasharray="7 6" d={`M${from} ${y}H${to}`} />
        </g>
      ))}
      <path fill="none" stroke="oklch(.5 .16 320)" strokeWidth="11" d="M206-40q24-4 20-24t-28-18-50 2q-26 4-46-8" />
      <path fill="oklch(.8 .02 250)" d="M90-97l18 6-5 16-18-6z" />
      <circle fill="none" stroke="oklch(.5 .16 320)" strokeWidth="18" cx="50" cy="-54" r="43" />
      <circle fill="none" stroke="oklch(.9 .05 320)" strokeWidth="2.5" strokeDasharray="7 6" cx="50" cy="-54" r="43" />
      <path fill="none" stroke="oklch(.8 .02 250)" strokeWidth="5" d="M38-109h24v22H38z" />
      <path className="fill-marigold" d="M50-40l15 19L50-2 35-21z" />
    </>
  );
}
