/** A tin of hot wax that ran over its rim, with the wooden spatula. 176 × 268. */
export function WaxTin() {
  return (
    <>
      <g transform="rotate(13 112 -150)">
        <g className="sway">
          <path fill="oklch(.82 .08 80)" d="M96-250q16-20 32 0v100H96z" />
          <path fill="oklch(.72 .09 74)" d="M114-260q8 0 14 10v100h-14z" />
        </g>
      </g>
      <path fill="oklch(.76 .15 72)" d="M14-152q18-16 52-14t60-4 36 18z" />
      <path fill="oklch(.5 .13 345)" d="M6-142h164V-8q0 8-8 8H14q-8 0-8-8z" />
      <path fill="oklch(.88 .07 86)" d="M0-156h176v18H0z" />
      <path fill="oklch(0 0 0/.15)" d="M134-156h42v18h-6V-8q0 8-8 8h-28z" />
      <path
        fill="oklch(.76 .15 72)"
        d="M26-158h66v46q0 10-10 10t-10-10v-14q0-8-8-8t-8 8v34q0 11-11 11t-11-11v-10q0-8-8-8z"
      />
      <path fill="oklch(.88 .12 84)" d="M34-156h7v50h-7zM76-156h6v32h-6z" />
      <path fill="oklch(.97 .02 88)" d="M24-70h128v52H24z" />
      <path fill="none" stroke="oklch(.5 .13 345)" strokeWidth="2" strokeDasharray="7 5" d="M30-64h116v40H30z" />
      <path className="fill-cloth" d="M88-62l12 18-12 18-12-18z" />
      <path fill="oklch(.76 .15 72)" d="M54-53l6 9-6 9-6-9zM122-53l6 9-6 9-6-9z" />
    </>
  );
}
