/** A school shirt, folded, with its tie. 162 × 196. */
export function SchoolShirt() {
  return (
    <>
      <path fill="oklch(.91 .03 235)" d="M0-150q0-20 20-24l34-10h54l34 10q20 4 20 24V-8q0 8-8 8H8q-8 0-8-8z" />
      <path fill="oklch(.97 .012 235)" d="M0-150q0-20 20-24l8-2V0H8q-8 0-8-8z" />
      <path fill="oklch(0 0 0/.1)" d="M132-177l10 3q20 4 20 24V-8q0 8-8 8h-22z" />
      <path fill="oklch(.82 .05 238)" d="M54-184h54L81-160z" />
      <path fill="oklch(.44 .13 265)" d="M70-160h22l-5 20 14 90-20 24-20-24 14-90z" />
      <path
        className="fill-marigold"
        d="M73-120l18 14 1.5 10-21.5-16zM69-92l25 20 2 10-29-22zM64-62l36 28-6 8-31-24z"
      />
      <path fill="oklch(.99 .008 88)" d="M50-196 81-162 60-134 38-184zM112-196 81-162l21 28 22-50z" />
      <path
        fill="none"
        stroke="oklch(.7 .06 240)"
        strokeWidth="2"
        strokeDasharray="7 5"
        d="M46-182 61-145M116-182l-15 37M8-14h146"
      />
      <path fill="oklch(.84 .045 236)" d="M108-112h38v40l-19 10-19-10z" />
      <path className="fill-cloth" d="M127-106l11 15-11 15-11-15z" />
    </>
  );
}
