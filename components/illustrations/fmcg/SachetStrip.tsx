const sachets = [0, 1, 2, 3];

/** A strip of shampoo sachets, hanging down from 0,0 on its ring. 56 × 186. */
export function SachetStrip() {
  return (
    <>
      <circle cy="-2" r="7" fill="none" stroke="oklch(.7 .02 250)" strokeWidth="4" />
      {sachets.map((n) => (
        <g key={n} transform={`translate(0 ${8 + n * 44})`}>
          <path fill={n % 2 ? 'oklch(.52 .13 178)' : 'oklch(.62 .2 350)'} d="M-28 0h56v44h-56z" />
          <path fill="oklch(1 0 0/.28)" d="M-28 0h12v44h-12z" />
          <path fill="oklch(0 0 0/.12)" d="M18 0h10v44H18z" />
          <path fill="oklch(.97 .02 88)" d="M2 8l12 14L2 36-10 22z" />
          <path stroke="oklch(.97 .03 80)" strokeWidth="2" strokeDasharray="4 4" d="M-28 43h56" />
        </g>
      ))}
    </>
  );
}
