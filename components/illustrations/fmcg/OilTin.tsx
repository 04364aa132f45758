/** A square tin of mustard oil with its wire handle. 144 × 240. */
export function OilTin() {
  return (
    <>
      <path fill="none" stroke="oklch(.6 .03 255)" strokeWidth="6" d="M44-206v-16q0-16 28-16t28 16v16" />
      <path fill="oklch(.66 .1 76)" d="M14-212h116l14 16H0z" />
      <path fill="oklch(.42 .1 265)" d="M104-222h20v14h-20z" />
      <path fill="oklch(.85 .16 92)" d="M0-196h144V0H0z" />
      <path fill="oklch(1 0 0/.35)" d="M0-196h18V0H0z" />
      <path fill="oklch(0 0 0/.13)" d="M118-196h26V0h-26z" />
      <path fill="oklch(.48 .14 258)" d="M0-178h144v16H0zM0-26h144v16H0z" />
      <path fill="oklch(.97 .02 88)" d="M72-150l48 56-48 56-48-56z" />
      <path
        fill="none"
        stroke="oklch(.48 .14 258)"
        strokeWidth="3"
        strokeDasharray="8 6"
        d="M72-140l39 46-39 46-39-46z"
      />
      <path fill="oklch(.74 .16 76)" d="M72-126c16 22 22 30 22 40a22 22 0 0 1-44 0c0-10 6-18 22-40z" />
      <path fill="oklch(1 0 0/.4)" d="M60-88q0-8 8-20v32q-8-2-8-12z" />
    </>
  );
}
