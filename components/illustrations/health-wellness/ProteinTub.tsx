/** A tub of protein powder. 206 × 262. */
export function ProteinTub() {
  return (
    <>
      <path fill="oklch(.52 .14 248)" d="M8-214h190V-12q0 12-12 12H20Q8 0 8-12z" />
      <path fill="oklch(.63 .13 246)" d="M8-214h24V0H20Q8 0 8-12z" />
      <path fill="oklch(.84 .11 172)" d="M8-180h190v128H8z" />
      <path fill="oklch(.92 .07 172)" d="M8-180h24v128H8z" />
      <path fill="oklch(.97 .02 88)" d="M103-170l46 54-46 54-46-54z" />
      <path fill="oklch(.52 .14 248)" d="M103-154l32 38-32 38-32-38z" />
      <path className="fill-marigold" d="M103-136l17 20-17 20-17-20z" />
      <path fill="oklch(.52 .14 248)" d="M46-128l9 12-9 12-9-12zM160-128l9 12-9 12-9-12z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M14-32h178" />
      <path fill="oklch(0 0 0/.15)" d="M158-214h40V-12q0 12-12 12h-28z" />
      <path fill="oklch(.43 .12 252)" d="M0-262h206v50H0z" />
      <path stroke="oklch(1 0 0/.14)" strokeWidth="36" strokeDasharray="5 9" d="M6-236h196" />
      <path fill="oklch(.56 .13 248)" d="M0-262h206v9H0z" />
    </>
  );
}
