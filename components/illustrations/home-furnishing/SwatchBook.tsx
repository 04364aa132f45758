const swatches = [
  [-58, 'oklch(.57 .1 198)'],
  [-29, 'oklch(.58 .12 130)'],
  [0, 'oklch(.93 .03 88)'],
  [29, 'oklch(.55 .14 255)'],
  [58, 'oklch(.5 .15 350)'],
] as const;

/** A book of swatches fanned out on its rivet, the edges pinked. 220 × 150. */
export function SwatchBook() {
  return (
    <>
      {swatches.map(([angle, tone]) => (
        <g key={angle} transform={`rotate(${angle} 110 -28)`}>
          <path fill={tone} d="M86-146l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6v124q-24 12-48 0z" />
          <path fill="oklch(0 0 0/.14)" d="M122-146l6 6 6-6v124q-6 3-12 4z" />
        </g>
      ))}
      <path className="fill-cloth" d="M110-134l11 17-11 17-11-17z" />
      <path fill="oklch(.46 .1 60)" d="M72-44h76V-8q0 8-8 8H80q-8 0-8-8z" />
      <path className="stroke-thread" strokeWidth="2.5" strokeDasharray="7 5" d="M78-36h64" />
      <path className="fill-marigold" d="M110-28l7 10-7 10-7-10z" />
    </>
  );
}
