/** A smartphone standing before its sealed box, a kite in the evening on its screen. 286 × 310. */
export function SmartPhone() {
  return (
    <>
      <path fill="oklch(.82 .05 256)" d="M120-250h130V0H120z" />
      <path fill="oklch(.66 .07 258)" d="M250-250l34 14V0h-34z" />
      <path fill="oklch(.9 .03 256)" d="M120-250h130l34 14H150z" />
      <path fill="oklch(.97 .02 88)" d="M188-166h46v66h-46z" />
      <path fill="oklch(.42 .13 274)" d="M211-154l15 21-15 21-15-21z" />
      <path stroke="oklch(.42 .06 268)" strokeWidth="4" d="M188-84h46M188-74h30" />
      <path fill="var(--color-marigold)" d="M178-262h34v44l-17-12-17 12z" />
      <path fill="oklch(1 0 0/.35)" d="M178-262h10v37l-10 7z" />
      <rect width="158" height="310" y="-310" rx="26" fill="oklch(.62 .04 268)" />
      <rect x="4" y="-306" width="150" height="302" rx="23" fill="oklch(.2 .06 276)" />
      <path fill="oklch(.55 .14 258)" d="M27-294h104q12 0 12 12v254q0 12-12 12H27q-12 0-12-12v-254q0-12 12-12z" />
      <path fill="oklch(.68 .14 40)" d="M15-142q64-34 128-8v122q0 12-12 12H27q-12 0-12-12z" />
      <path
        fill="oklch(.3 .1 274)"
        d="M15-92h20v-26h26v16h14v-34l13-12 13 12v50h16v-22h26v80q0 12-12 12H27q-12 0-12-12z"
      />
      <path fill="oklch(.84 .15 84)" d="M44-104h8v10h-8zM84-120h8v10h-8zM84-100h8v10h-8zM122-94h8v10h-8z" />
      <path fill="none" stroke="oklch(.97 .03 80)" strokeWidth="2" strokeDasharray="5 4" d="M84-206q18 34-40 96" />
      <g className="sway">
        <path fill="var(--color-cloth)" d="M84-274l28 36-28 36-28-36z" />
        <path fill="oklch(.84 .15 84)" d="M84-274l28 36H56z" />
        <path fill="var(--color-cloth)" d="M84-206l9 14H75z" />
      </g>
      <path fill="oklch(1 0 0/.12)" d="M27-294h50L15-120v-162q0-12 12-12z" />
      <rect x="60" y="-288" width="38" height="9" rx="4.5" fill="oklch(.2 .06 276)" />
      <path stroke="oklch(.97 .02 88)" strokeWidth="4" strokeLinecap="round" d="M56-26h46" />
    </>
  );
}
