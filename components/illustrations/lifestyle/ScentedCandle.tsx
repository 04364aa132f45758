/** A scented candle in a glass, lit. 96 × 136. */
export function ScentedCandle() {
  return (
    <>
      <path stroke="oklch(.36 .04 60)" strokeWidth="3" d="M48-86v-14" />
      <g className="sway">
        <path fill="var(--color-marigold)" d="M48-142c14 20 14 32 0 46-14-14-14-26 0-46z" />
        <path fill="oklch(.96 .09 95)" d="M48-122c6 10 6 18 0 24-6-6-6-14 0-24z" />
      </g>
      <path fill="oklch(.86 .03 180)" d="M0-108h96v94q0 14-14 14H14Q0 0 0-14z" fillOpacity=".6" />
      <path fill="oklch(.92 .04 76)" d="M6-84q42-10 84 0v70q0 8-8 8H14q-8 0-8-8z" />
      <path fill="oklch(.55 .13 40)" d="M0-66h96v46H0z" />
      <path fill="oklch(0 0 0/.14)" d="M74-108h22v94q0 14-14 14h-8z" />
      <path fill="oklch(1 0 0/.35)" d="M6-104h10V-4q-10-2-10-10z" />
      <path fill="oklch(.97 .02 88)" d="M48-62l13 19-13 19-13-19z" />
    </>
  );
}
