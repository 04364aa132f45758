/** A table lamp, lit: its shade is edged with the stitch. 220 × 344. */
export function TableLamp() {
  return (
    <>
      <path fill="oklch(.88 .16 88/.12)" d="M26-204h168L264 0H-44z" />
      <path fill="oklch(.9 .15 90/.18)" d="M52-204h116L208 0H12z" />
      <path fill="oklch(.62 .09 76)" d="M104-344h12v20h-12z" />
      <path fill="oklch(.78 .1 84)" d="M110-352l8 11-8 11-8-11z" />
      <path fill="oklch(.5 .12 18)" d="M60-332h100l60 132H0z" />
      <path fill="oklch(.62 .13 24)" d="M60-332h26L40-200H0z" />
      <path fill="oklch(0 0 0/.15)" d="M138-332h22l60 132h-46z" />
      <path stroke="oklch(.97 .03 80)" strokeWidth="3" strokeDasharray="11 7" d="M14-214h192M60-322h102" />
      <path fill="oklch(.86 .14 86)" d="M110-304l26 38-26 38-26-38z" />
      <path fill="oklch(.5 .12 18)" d="M110-284l12 18-12 18-12-18z" />
      <path fill="oklch(.95 .09 95)" d="M92-200h36q-2 16-18 16t-18-16z" />
      <path stroke="oklch(.62 .09 76)" strokeWidth="3" strokeDasharray="3 5" d="M160-200v52" />
      <path fill="oklch(.62 .09 76)" d="M160-150l7 10-7 10-7-10z" />
      <path
        fill="oklch(.72 .1 82)"
        d="M100-184h20v24c30 12 42 36 42 62 0 34-24 52-36 70v28H94v-28C82-46 58-64 58-98c0-26 12-50 42-62z"
      />
      <path
        fill="oklch(.86 .09 90)"
        d="M100-184h7v24C82-148 74-124 74-98c0 34 18 52 28 70v28h-8v-28C82-46 58-64 58-98c0-26 12-50 42-62z"
      />
      <path
        fill="oklch(0 0 0/.13)"
        d="M128-155c24 12 34 33 34 57 0 34-24 52-36 70v28h-12v-28c12-18 26-36 26-70 0-24-6-45-12-57z"
      />
      <path fill="oklch(.55 .09 72)" d="M60-18h100l12 18H48z" />
    </>
  );
}
