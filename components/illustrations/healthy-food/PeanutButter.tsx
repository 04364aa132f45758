/** A jar of peanut butter. 112 × 152. */
export function PeanutButter() {
  return (
    <>
      <path fill="oklch(.7 .11 66)" d="M10-118h92q10 4 10 16v90q0 12-12 12H12Q0 0 0-12v-90q0-12 10-16z" />
      <path fill="oklch(.8 .09 74)" d="M4-104q26-16 52-2t52-2v12q-26 16-52 2T4-92z" />
      <path fill="oklch(1 0 0/.3)" d="M10-100h12v92H10z" />
      <path fill="oklch(0 0 0/.13)" d="M90-118h12q10 4 10 16v90q0 12-12 12H90z" />
      <path fill="oklch(.9 .19 122)" d="M8-152h96v34H8z" />
      <path fill="oklch(.78 .18 126)" d="M8-126h96v8H8z" />
      <path fill="oklch(0 0 0/.12)" d="M80-152h24v34H80z" />
      <path fill="oklch(.97 .02 88)" d="M0-82h112v62H0z" />
      <path fill="oklch(.66 .11 64)" d="M56-78c12 0 16 12 11 20 6 8 8 32-11 32s-17-24-11-32c-5-8-1-20 11-20z" />
      <path stroke="oklch(.5 .1 56)" strokeWidth="3" strokeDasharray="4 5" d="M52-68v34M61-66v32" />
    </>
  );
}
