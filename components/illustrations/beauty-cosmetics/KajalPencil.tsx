/** A kajal pencil lying in front, sharpened. 218 × 24. */
export function KajalPencil() {
  return (
    <>
      <path fill="oklch(.84 .07 78)" d="M44-24 8-15v6L44 0z" />
      <path fill="oklch(.34 .05 300)" d="M18-18 0-12l18 6z" />
      <path fill="oklch(.42 .1 300)" d="M44-24h118V0H44z" />
      <path fill="oklch(.58 .11 300)" d="M44-24h118v8H44z" />
      <path fill="oklch(.92 .06 88)" d="M74-18l5 6-5 6-5-6zM94-18l5 6-5 6-5-6zM114-18l5 6-5 6-5-6z" />
      <path fill="oklch(.88 .09 86)" d="M156-24h10V0h-10z" />
      <path className="fill-cloth" d="M166-24h42q10 0 10 12t-10 12h-42z" />
      <path fill="oklch(1 0 0/.24)" d="M166-24h42q7 0 9 8h-51z" />
    </>
  );
}
