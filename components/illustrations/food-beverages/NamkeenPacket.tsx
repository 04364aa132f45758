/** A crimped packet of namkeen with a window on the sev. 148 × 262. */
export function NamkeenPacket() {
  return (
    <>
      <path
        fill="oklch(.5 .13 148)"
        d="M0-254l9.25-8 9.25 8 9.25-8 9.25 8 9.25-8 9.25 8 9.25-8 9.25 8 9.25-8 9.25 8 9.25-8 9.25 8 9.25-8 9.25 8 9.25-8 9.25 8v24H0zM2-22h144V0H2z"
      />
      <path fill="oklch(.58 .14 146)" d="M4-232h140c-8 30-10 60-10 104s4 80 12 108H2c8-28 12-64 12-108S12-202 4-232z" />
      <path fill="oklch(1 0 0/.2)" d="M4-232h20c8 30 10 60 10 104s-2 80-8 108H2c8-28 12-64 12-108S12-202 4-232z" />
      <path fill="oklch(0 0 0/.14)" d="M118-232h26c-8 30-10 60-10 104s4 80 12 108h-28c-4-70-4-140 0-212z" />
      <path className="fill-marigold" d="M14-204h120v30H14z" />
      <path className="fill-cloth" d="M74-202l9 13-9 13-9-13z" />
      <path fill="oklch(.97 .02 88)" d="M74-164l52 64-52 64-52-64z" />
      <path fill="oklch(.82 .14 84)" d="M74-152l42 52-42 52-42-52z" />
      <path
        fill="none"
        stroke="oklch(.66 .14 66)"
        strokeWidth="4"
        d="M62-130q12-8 22 4M46-104q14-12 24 2M84-112q14-6 20 8M56-84q16-8 26 4M78-96q12 4 16 14M70-64q8-8 16-2"
      />
      <path fill="oklch(.52 .14 148)" d="M70-118l5 6-5 6-5-6zM92-88l5 6-5 6-5-6z" />
      <path stroke="oklch(1 0 0/.25)" strokeWidth="3" d="M4-240h140M6-11h136" />
    </>
  );
}
