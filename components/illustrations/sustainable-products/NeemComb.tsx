/** A neem comb, standing on its teeth. 178 × 92. */
export function NeemComb() {
  return (
    <>
      <path stroke="oklch(.66 .1 62)" strokeWidth="52" strokeDasharray="7 5" d="M8-26h163" />
      <path fill="oklch(.72 .1 66)" d="M0-46v-10q0-36 42-36h94q42 0 42 36v10q-89 12-178 0z" />
      <path fill="oklch(.6 .1 58)" d="M136-92q42 0 42 36v10q-20 3-40 4 12-30-2-50zM0-46V0h12v-45zM166-45h12V0h-12z" />
      <path fill="oklch(.8 .09 74)" d="M0-56q0-36 42-36h94q16 0 26 5H46Q10-87 8-50z" />
      <path fill="oklch(.48 .11 150)" d="M89-82l11 15-11 15-11-15zM57-78l8 11-8 11-8-11zM121-78l8 11-8 11-8-11z" />
    </>
  );
}
