/** A hexagonal dumb-bell. 226 × 88. */
export function DumbBell() {
  return (
    <>
      <path fill="oklch(.82 .015 240)" d="M60-58h106v28H60z" />
      <path stroke="oklch(.62 .02 245)" strokeWidth="28" strokeDasharray="3 6" d="M84-44h60" />
      <path fill="oklch(1 0 0/.4)" d="M60-58h106v7H60z" />
      {[0, 150].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path fill="oklch(.58 .18 16)" d="M0-64 16-88h44l16 24v40L60 0H16L0-24z" />
          <path fill="oklch(.68 .16 18)" d="M0-64 16-88h44L46-64zM0-64h14v40H0z" />
          <path fill="oklch(0 0 0/.18)" d="M62-64h14v40L60 0H46l16-24z" />
          <path className="fill-marigold" d="M38-60l12 16-12 16-12-16z" />
        </g>
      ))}
    </>
  );
}
