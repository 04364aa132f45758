const courses = [
  {y: -112, from: 6, to: 226},
  {y: -92, from: 10, to: 222},
  {y: -72, from: 14, to: 218},
  {y: -52, from: 18, to: 214},
  {y: -32, from: 22, to: 210},
  {y: -12, from: 26, to: 206},
] as const;

/** A bamboo basket under its lid, plaited over and under. 232 × 212. */
export function BambooBasket() {
  return (
    <>
      <path fill="oklch(.56 .1 84)" d="M2-122h228L206 0H26z" />
      {courses.map(({y, from, to}, row) => (
        <path
          key={y}
          stroke="oklch(.78 .1 96)"
          strokeWidth="17"
          strokeDasharray="20 18"
          strokeDashoffset={row % 2 ? 19 : 0}
          d={`M${from} ${y}H${to}`}
        />
      ))}
      <path fill="oklch(0 0 0/.15)" d="M184-122h46L206 0h-34z" />
      <path fill="oklch(.7 .11 94)" d="M8-138Q22-196 116-196T224-138z" />
      <path
        fill="none"
        stroke="oklch(.56 .1 84)"
        strokeWidth="4"
        d="M62-140q4-40 42-54M170-140q-4-40-42-54M34-162q82-26 164 0"
      />
      <path fill="oklch(.56 .1 84)" d="M100-194q0-18 16-18t16 18z" />
      <path fill="oklch(.84 .08 96)" d="M0-142h232v24H0z" />
      <path stroke="oklch(.56 .1 84)" strokeWidth="3" strokeDasharray="12 8" d="M6-130h220" />
      <path fill="oklch(.97 .02 88)" d="M116-122l30 42-30 42-30-42z" />
      <path fill="oklch(.48 .11 150)" d="M116-106l19 26-19 26-19-26z" />
    </>
  );
}
