/** Honey in a six-sided jar, running down from under its wooden lid. 122 × 196. */
export function HoneyJar() {
  return (
    <>
      <path fill="oklch(.7 .15 64)" d="M28-158h66l28 30v104L100 0H22L0-24v-104z" />
      <path fill="oklch(.82 .15 78)" d="M28-158h10L32-128v104L40 0H22L0-24v-104z" />
      <path fill="oklch(.6 .14 58)" d="M84-158h10l28 30v104L100 0H82l8-24v-104z" />
      <path
        fill="oklch(.88 .14 88)"
        d="M18-158h86v16q0 12-9 12t-9-12q0-6-6-6t-6 6v12q0 10-9 10t-9-10v-8q0-8-7-8t-7 8v28q0 9-8 9t-8-9v-30q-8-2-8-18z"
      />
      <path fill="oklch(.54 .09 56)" d="M16-194h90v38H16z" />
      <path fill="oklch(.7 .09 66)" d="M16-194h90v14H16z" />
      <path fill="oklch(.97 .02 88)" d="M62-104l36 21v42L62-20 26-41v-42z" />
      <path fill="none" stroke="oklch(.66 .14 64)" strokeWidth="3" d="M62-95l28 16v34L62-29 34-45v-34z" />
      <path fill="oklch(.66 .15 62)" d="M62-82l14 20-14 20-14-20z" />
    </>
  );
}
