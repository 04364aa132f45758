/** A folded card, signed over the double rule. 152 × 206. */
export function GreetingCard() {
  return (
    <>
      <path fill="oklch(.84 .035 82)" d="M126-206l26 18V0h-26z" />
      <path fill="oklch(.97 .02 88)" d="M0-206h126V0H0z" />
      <path fill="none" className="stroke-cloth" strokeWidth="2" strokeDasharray="8 5" d="M9-197h108V-9H9z" />
      <path className="fill-cloth" d="M63-178l28 40-28 40-28-40z" />
      <path className="fill-marigold" d="M63-158l14 20-14 20-14-20z" />
      <path
        fill="none"
        stroke="oklch(.26 .1 275)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M30-54c6-16 14-22 14-12s-8 20-2 18 8-14 13-14-4 14 2 14 7-13 12-13-3 13 3 13 6-9 11-9 3 8 10 3"
      />
      <path stroke="oklch(.26 .1 275)" strokeWidth="2" d="M27-36h72M27-31h72" />
    </>
  );
}
