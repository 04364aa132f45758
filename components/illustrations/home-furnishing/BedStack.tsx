/** A mattress in ticking, tied with string, and two pillows on it. 256 × 190. */
export function BedStack() {
  return (
    <>
      <path
        fill="oklch(.86 .05 320)"
        d="M26-178q94-14 190 0 12 2 8 12-6 16 0 32 4 10-8 12-96 12-190 0-12-2-8-12 6-16 0-32-4-10 8-12z"
      />
      <path fill="oklch(.76 .07 318)" d="M186-181q18 1 30 3 12 2 8 12-6 16 0 32 4 10-8 12l-30 3q10-34 0-62z" />
      <path
        fill="oklch(.96 .015 88)"
        d="M14-134q104-14 212 0 12 2 8 12-6 16 0 30 4 10-8 12-108 12-212 0-12-2-8-12 6-14 0-30-4-10 8-12z"
      />
      <path fill="oklch(.86 .03 84)" d="M194-138q20 2 32 4 12 2 8 12-6 16 0 30 4 10-8 12l-32 3q8-32 0-61z" />
      <path
        fill="none"
        stroke="oklch(.55 .14 255)"
        strokeWidth="2.5"
        strokeDasharray="8 5"
        d="M26-126q94-11 188 0M26-88q94 10 188 0"
      />
      <path fill="oklch(.55 .14 255)" d="M120-121l9 14-9 14-9-14z" />
      <path fill="oklch(.93 .025 88)" d="M10-80h236q10 0 10 10v60q0 10-10 10H10Q0 0 0-10v-60q0-10 10-10z" />
      <path stroke="oklch(.62 .13 252)" strokeWidth="58" strokeDasharray="6 12 2 12" d="M10-40h240" />
      <path fill="oklch(.5 .13 255)" d="M10-80h236q10 0 10 10v1H0v-1q0-10 10-10zM0-11h256v1q0 10-10 10H10Q0 0 0-10z" />
      <path fill="oklch(0 0 0/.13)" d="M208-80h38q10 0 10 10v60q0 10-10 10h-38z" />
      <path className="fill-cloth" d="M58-80h9V0h-9zM184-80h9V0h-9z" />
    </>
  );
}
