/** An open lunch box with three compartments: rotis, salad and sprouts, fruit. 320 × 280. */
export function LunchBox() {
  return (
    <>
      <path fill="oklch(.6 .13 30)" d="M34-268h252q18 0 20 18l10 134H4l10-134q2-18 20-18z" />
      <path fill="oklch(.7 .14 34)" d="M44-252h232q12 0 13 12l8 114H23l8-114q1-12 13-12z" />
      <path fill="oklch(1 0 0/.16)" d="M44-252h80L60-126H23l8-114q1-12 13-12z" />
      <path fill="oklch(.97 .02 88)" d="M160-230l34 43-34 43-34-43z" />
      <path fill="oklch(.9 .19 122)" d="M160-212l20 25-20 25-20-25z" />
      <path fill="oklch(.86 .05 36)" d="M22-122h276l22 62H0z" />
      <path fill="oklch(.66 .1 34)" d="M34-114h84l-6 46H16zM128-114h70l6 46h-84zM208-114h78l18 46h-90z" />
      <path fill="oklch(.86 .07 82)" d="M26-74q2-40 44-42 40 2 42 42z" />
      <path fill="oklch(.76 .08 74)" d="M38-74q0-30 30-34 34 4 34 34z" />
      <path fill="oklch(.58 .09 60)" d="M52-90l5 6-5 6-5-6zM74-102l5 6-5 6-5-6zM84-86l5 6-5 6-5-6z" />
      <path fill="oklch(.62 .17 138)" d="M122-74q-8-20 8-24 0-18 16-16 6-16 20-4 16-8 18 8 18 0 14 18 8 8 2 18z" />
      <path fill="oklch(.76 .17 130)" d="M132-74q0-14 14-16 4-14 18-8 16-4 14 12 8 2 8 12z" />
      <path fill="oklch(.62 .22 26)" d="M148-92a9 9 0 1 1 0 .1zM176-104a8 8 0 1 1 0 .1z" />
      <path fill="oklch(.76 .17 62)" d="M216-74q0-34 26-34t26 34zM254-74q0-28 22-28t24 28z" />
      <path fill="oklch(.88 .12 78)" d="M222-74q2-26 20-26t20 26zM260-74q2-20 16-20t18 20z" />
      <path stroke="oklch(.76 .17 62)" strokeWidth="3" d="M242-74v-26M242-76l-14-14M242-76l14-14M276-74v-20" />
      <path fill="oklch(.6 .14 30)" d="M0-68h320v34q0 34-34 34H34Q0 0 0-34z" />
      <path fill="oklch(1 0 0/.2)" d="M0-68h26v34Q26-8 44 0H34Q0 0 0-34z" />
      <path fill="oklch(0 0 0/.15)" d="M276-68h44v34q0 34-34 34h-28q18-10 18-34z" />
      <path fill="oklch(.72 .14 36)" d="M-4-74h328v14H-4z" />
      <path fill="oklch(.97 .02 88)" d="M136-60h48v36q0 8-8 8h-32q-8 0-8-8z" />
      <path fill="oklch(.6 .14 30)" d="M160-52l10 14-10 14-10-14z" />
    </>
  );
}
