/** A cut-glass bottle of perfume, a tassel at its neck. 108 × 184. */
export function Perfume() {
  return (
    <>
      <path fill="oklch(.72 .1 82)" d="M40-142h28v16H40z" />
      <path fill="oklch(.62 .14 10)" d="M54-192l24 26-24 26-24-26z" />
      <path fill="oklch(.76 .11 14)" d="M54-192v52l-24-26z" />
      <path fill="oklch(.9 .035 20)" d="M28-128h52l28 34v72L86 0H22L0-22v-72z" />
      <path fill="oklch(.74 .11 22)" d="M10-76h88v48L82-12H26L10-28z" />
      <path fill="oklch(1 0 0/.4)" d="M28-128h12L22-94v72L30 0h-8L0-22v-72z" />
      <path fill="oklch(0 0 0/.1)" d="M80-128l28 34v72L86 0H76l12-22v-72l-18-34z" />
      <path fill="oklch(.97 .02 88)" d="M54-92l26 36-26 36-26-36z" />
      <path fill="oklch(.62 .14 10)" d="M54-72l12 16-12 16-12-16z" />
      <path fill="none" stroke="oklch(.72 .1 82)" strokeWidth="3" d="M40-132q14 10 28 0 10 6 12 20" />
      <path fill="var(--color-cloth)" d="M76-114h8l5 30H71z" />
    </>
  );
}
