/** A collar with its tag, and the leash laid along the line. 254 × 112. */
export function CollarLeash() {
  return (
    <>
      <path
        fill="none"
        stroke="oklch(.5 .16 320)"
        strokeWidth="11"
        strokeLinecap="round"
        d="M92-50c30-30 44 44 78 44s30-56 54-56 30 28 14 40-40 8-52 16"
      />
      <path
        fill="none"
        stroke="oklch(.86 .06 320)"
        strokeWidth="2"
        strokeDasharray="7 5"
        d="M92-50c30-30 44 44 78 44s30-56 54-56 30 28 14 40"
      />
      <circle fill="none" stroke="oklch(.5 .16 320)" strokeWidth="18" cx="52" cy="-60" r="43" />
      <circle fill="none" stroke="oklch(.9 .05 320)" strokeWidth="2.5" strokeDasharray="7 5" cx="52" cy="-60" r="43" />
      <path fill="none" stroke="oklch(.8 .02 250)" strokeWidth="5" d="M84-66h18v24H84z" />
      <path fill="oklch(.8 .02 250)" d="M47-28h10v10H47z" />
      <path className="fill-marigold" d="M52-32l15 16-15 16-15-16z" />
    </>
  );
}
