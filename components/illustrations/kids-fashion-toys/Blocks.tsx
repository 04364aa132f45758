const blocks = [
  {x: 0, y: 0, face: 'oklch(.62 .13 158)', mark: 'M37-57l17 20-17 20-17-20z'},
  {x: 5, y: -74, face: 'oklch(.64 .18 12)', mark: 'M37-55a18 18 0 1 1-.1 0z'},
  {x: -4, y: -148, face: 'oklch(.58 .13 265)', mark: 'M19-19h36L37-55z'},
] as const;

/** A tower of painted blocks under a roof. 90 × 280. */
export function Blocks() {
  return (
    <>
      {blocks.map(({x, y, face, mark}) => (
        <g key={face} transform={`translate(${x} ${y})`}>
          <path fill={face} d="M0-74h74V0H0z" />
          <path fill="oklch(.96 .03 88)" d="M10-64h54v54H10z" />
          <path fill={face} d={mark} />
          <path fill="oklch(0 0 0/.15)" d="M62-74h12V0H62z" />
        </g>
      ))}
      <path className="fill-marigold" d="M36-284 78-222H-6z" />
      <path fill="oklch(.72 .15 70)" d="M36-284 78-222H50z" />
    </>
  );
}
