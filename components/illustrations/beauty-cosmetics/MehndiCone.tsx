/** A cone of mehndi leaning on its tip, which it has just drawn with. 96 × 356 before it leans. */
export function MehndiCone() {
  return (
    <>
      <path
        fill="none"
        stroke="oklch(.54 .13 48)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M6-4H-52c-34 0-34-44-4-44 22 0 20 28 2 26-9-1-8-12 0-13"
      />
      <g transform="rotate(27)">
        <path fill="oklch(.5 .12 148)" d="M-4 0h8l62-318H-66z" />
        <path fill="oklch(.6 .12 146)" d="M-4 0h3l-41-318h-24z" />
        <path fill="oklch(0 0 0/.16)" d="M1 0h3l62-318H30z" />
        <path fill="oklch(.86 .12 86)" d="M-5 2H5l14-72q-19-10-38 0z" />
        <path fill="oklch(.74 .12 78)" d="M1 2h4l14-72q-5-3-10-4z" />
        <path
          fill="none"
          stroke="oklch(.93 .06 90)"
          strokeWidth="3"
          strokeLinecap="round"
          d="M0-90c-15 12-17 32 0 48 17-16 15-36 0-48zM-24-154q12 12 24 0 12 12 24 0M-34-282c-18 4-18 26-4 28 10 0 12-14 2-15M34-282c18 4 18 26 4 28-10 0-12-14-2-15"
          transform="translate(0 -42)"
        />
        <path fill="oklch(.96 .03 90)" d="M0-306l34 54-34 54-34-54z" />
        <path className="fill-cloth" d="M0-286l21 34-21 34-21-34z" />
        <path className="fill-marigold" d="M0-270l11 18-11 18-11-18z" />
        <path fill="oklch(.42 .1 150)" d="M-70-352H70q6 18-4 38H-66q-10-20-4-38z" />
        <path stroke="oklch(1 0 0/.2)" strokeWidth="34" strokeDasharray="3 9" d="M-62-333H64" />
        <path className="fill-cloth" d="M-24-356h44v46h-44z" />
        <path className="stroke-thread" strokeWidth="3" strokeDasharray="7 5" d="M-20-333h38" />
      </g>
    </>
  );
}
