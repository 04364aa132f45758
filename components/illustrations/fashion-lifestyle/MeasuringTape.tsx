/** A tailor's tape, rolled out along the line. 232 × 76. */
export function MeasuringTape() {
  return (
    <>
      <path className="fill-marigold" d="M38-20h182V0H38z" />
      <path stroke="oklch(.26 .1 275)" strokeWidth="10" strokeDasharray="2 9" d="M58-15h156" />
      <path fill="oklch(.7 .02 250)" d="M214-21h18V1h-18z" />
      <circle className="fill-marigold" cx="38" cy="-38" r="38" />
      <path fill="oklch(0 0 0/.12)" d="M46-75a38 38 0 0 1 0 74q14-37 0-74z" />
      <circle fill="none" stroke="oklch(.7 .14 70)" strokeWidth="3" cx="38" cy="-38" r="28" />
      <circle fill="oklch(.97 .02 88)" cx="38" cy="-38" r="20" />
      <path className="fill-cloth" d="M38-51l9 13-9 13-9-13z" />
    </>
  );
}
