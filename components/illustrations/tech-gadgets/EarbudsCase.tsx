/** Earbuds in their open charging case. 146 × 152. */
export function EarbudsCase() {
  return (
    <>
      <path fill="oklch(.7 .05 190)" d="M8-84v-24q0-44 44-44h42q44 0 44 44v24z" />
      <path fill="oklch(.52 .06 194)" d="M20-84v-20q0-34 34-34h38q34 0 34 34v20z" />
      <path
        fill="oklch(.97 .01 90)"
        d="M28-118q16-14 34 0v24h-8v20H40v-20q-12-4-12-24zM118-118q-16-14-34 0v24h8v20h14v-20q12-4 12-24z"
      />
      <path fill="oklch(.34 .06 210)" d="M28-118q-10 8 0 20 4-10 0-20zM118-118q10 8 0 20-4-10 0-20z" />
      <path stroke="oklch(.78 .02 240)" strokeWidth="4" d="M50-96v20M96-96v20" />
      <path fill="oklch(.86 .05 185)" d="M0-80h146v22q0 58-58 58H58Q0 0 0-58z" />
      <path fill="oklch(1 0 0/.4)" d="M0-80h24v30q0 26 16 46Q0-12 0-58z" />
      <path fill="oklch(0 0 0/.13)" d="M112-80h34v22q0 58-58 58 24-22 24-58z" />
      <path fill="oklch(.7 .05 190)" d="M0-80h146v9H0z" />
      <path fill="var(--color-cloth)" d="M73-58l13 18-13 18-13-18z" />
      <circle cx="73" cy="-12" r="3.5" fill="oklch(.62 .17 150)" />
    </>
  );
}
