/** A digital thermometer, lying with its tip to the right. 262 × 42. */
export function Thermometer() {
  return (
    <>
      <path fill="oklch(.78 .02 240)" d="M204-28h48q10 0 10 6t-10 6h-48z" />
      <path fill="oklch(.93 .02 190)" d="M22-42h138l48 12v16L160-2H22Q0-2 0-22t22-20z" />
      <path fill="oklch(0 0 0/.12)" d="M2-14Q6 0 22 0h138l48-14v-6L160-8H22Q8-8 2-14z" />
      <path fill="oklch(.56 .11 190)" d="M22-42h44V0H22Q0 0 0-21t22-21z" />
      <path fill="oklch(0 0 0/.14)" d="M2-12h64V0H22Q6 0 2-12z" />
      <path className="fill-cloth" d="M36-34l11 13-11 13-11-13z" />
      <path fill="oklch(.8 .06 150)" d="M84-34h70v24H84z" />
      <path stroke="oklch(.3 .06 200)" strokeWidth="4" d="M92-29v14M102-29v14M112-29v14M122-29v14M136-18h8" />
    </>
  );
}
