/** A school bag with a bottle in its side pocket. 186 × 248. */
export function SchoolBag() {
  return (
    <>
      <path fill="none" stroke="oklch(.34 .12 262)" strokeWidth="10" d="M66-222q0-26 28-26t28 26" />
      <path fill="oklch(.72 .1 195)" d="M154-132h26v90h-26zM158-146h18v16h-18z" />
      <path fill="oklch(.5 .1 200)" d="M158-150h18v12h-18z" />
      <path fill="oklch(.42 .13 260)" d="M148-86h36q4 0 4 6v56q0 16-16 16h-24z" />
      <path fill="oklch(.5 .16 258)" d="M94-230c52 0 70 30 70 70V-22q0 22-22 22H46Q24 0 24-22v-138c0-40 18-70 70-70z" />
      <path fill="oklch(1 0 0/.2)" d="M94-230c-36 2-50 30-50 70V-22q0 16 14 22H46Q24 0 24-22v-138c0-40 18-70 70-70z" />
      <path fill="oklch(0 0 0/.15)" d="M112-228c40 5 52 32 52 68V-22q0 22-22 22h-20q18-6 18-22v-138c0-36-8-60-28-68z" />
      <path
        fill="none"
        stroke="oklch(.88 .13 88)"
        strokeWidth="3"
        strokeDasharray="9 6"
        d="M40-130v-26c0-36 18-58 54-58s54 22 54 58v26"
      />
      <path fill="oklch(.97 .02 88)" d="M94-200l20 28-20 28-20-28z" />
      <path fill="var(--color-cloth)" d="M94-184l9 12-9 12-9-12z" />
      <path fill="oklch(.82 .15 82)" d="M34-104h120v74q0 16-16 16H50q-16 0-16-16z" />
      <path fill="oklch(.9 .11 88)" d="M34-104h14v90Q34-16 34-30z" />
      <path fill="oklch(.72 .15 74)" d="M34-104h120v26l-60 16-60-16z" />
      <path
        fill="none"
        stroke="oklch(.5 .11 60)"
        strokeWidth="3"
        strokeDasharray="9 6"
        d="M44-62v26q0 12 12 12h76q12 0 12-12v-26"
      />
      <path fill="oklch(.34 .12 262)" d="M86-76h16v30H86z" />
      <path fill="oklch(.88 .02 255)" d="M84-62h20v10H84z" />
    </>
  );
}
