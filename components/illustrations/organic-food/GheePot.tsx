/** A clay pot of ghee with its ladle. 158 × 196. */
export function GheePot() {
  return (
    <>
      <path fill="none" stroke="oklch(.56 .09 58)" strokeWidth="9" strokeLinecap="round" d="M86-130 128-196" />
      <path fill="oklch(.45 .11 38)" d="M28-142h102v30H28z" />
      <ellipse cx="79" cy="-142" rx="58" ry="17" fill="oklch(.66 .12 44)" />
      <ellipse cx="79" cy="-142" rx="47" ry="12" fill="oklch(.86 .15 90)" />
      <path fill="oklch(.93 .09 95)" d="M44-145q34-10 70-2-36 0-70 2z" />
      <path stroke="oklch(.56 .09 58)" strokeWidth="9" d="M92-140l12-20" />
      <path
        fill="oklch(.56 .13 40)"
        d="M34-124q45 12 90 0c22 14 34 36 34 60 0 40-34 64-79 64S0-24 0-64c0-24 12-46 34-60z"
      />
      <path fill="oklch(1 0 0/.18)" d="M34-124l18 3C26-104 18-30 50-4 18-10 0-32 0-64c0-24 12-46 34-60z" />
      <path fill="oklch(0 0 0/.15)" d="M124-124c22 14 34 36 34 60 0 36-28 60-66 64 34-24 44-88 14-121z" />
      <path
        fill="none"
        stroke="oklch(.95 .03 88)"
        strokeWidth="3"
        strokeDasharray="8 6"
        d="M8-88q71 18 142 0M6-36q73 18 146 0"
      />
      <path
        fill="oklch(.95 .03 88)"
        d="M79-76l13 18-13 18-13-18zM42-74l8 12-8 12-8-12zM116-74l8 12-8 12-8-12zM16-72l5 8-5 8-5-8zM142-72l5 8-5 8-5-8z"
      />
    </>
  );
}
