const laddus = [
  [110, -184],
  [85, -148],
  [135, -148],
  [60, -112],
  [110, -112],
  [160, -112],
  [36, -84],
  [85, -84],
  [135, -84],
  [184, -84],
] as const;

/** Laddus piled in their box. 220 × 212. */
export function LadduBox() {
  return (
    <>
      <path fill="oklch(.8 .03 84)" d="M6-104h208v40H6z" />
      {laddus.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle fill="oklch(.72 .16 62)" r="27" />
          <path fill="oklch(.82 .14 76)" d="M-25-10A27 27 0 0 1 14-23Q-8-12-12 14-24 6-25-10z" />
          <path fill="oklch(.55 .13 130)" d="M2-14l5 6-5 6-5-6zM12 2l4 5-4 5-4-5z" />
        </g>
      ))}
      <path className="fill-cloth" d="M0-76h220V0H0z" />
      <path fill="oklch(0 0 0/.15)" d="M170-76h50V0h-50z" />
      <path fill="oklch(1 0 0/.2)" d="M0-76h220v8H0z" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="9 6" d="M6-58h208M6-10h208" />
      <path fill="oklch(.97 .02 88)" d="M110-56l26 22-26 22-26-22z" />
      <path className="fill-marigold" d="M110-47l15 13-15 13-15-13zM54-42l8 8-8 8-8-8zM166-42l8 8-8 8-8-8z" />
    </>
  );
}
