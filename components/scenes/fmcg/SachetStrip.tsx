const sachets = [0, 1, 2, 3, 4];

/** A strip of shampoo sachets, hanging down from 0,0. 58 × 220. */
export function SachetStrip() {
  return (
    <>
      <path fill="oklch(.5 .18 350)" d="M-29 0l6-9h58l-6 9z" />
      {sachets.map((n) => (
        <g key={n} transform={`translate(0 ${n * 44})`}>
          <path fill={n % 2 ? 'oklch(.52 .13 178)' : 'oklch(.62 .2 350)'} d="M-29 0h58v44h-58z" />
          <path fill="oklch(1 0 0/.3)" d="M-29 0h12v44h-12z" />
          <path fill="oklch(.97 .02 88)" d="M4 8l12 14L4 36-8 22z" />
          <path stroke="oklch(.97 .03 80)" strokeWidth="2" strokeDasharray="4 4" d="M-29 43h58" />
        </g>
      ))}
    </>
  );
}
