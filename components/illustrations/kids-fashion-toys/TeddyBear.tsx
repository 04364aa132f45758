/** A teddy bear with a bow tie. 244 × 316. */
export function TeddyBear() {
  return (
    <>
      <circle fill="oklch(.66 .11 60)" cx="64" cy="-278" r="34" />
      <circle fill="oklch(.58 .11 56)" cx="180" cy="-278" r="34" />
      <circle fill="oklch(.82 .07 70)" cx="66" cy="-276" r="18" />
      <circle fill="oklch(.76 .07 68)" cx="178" cy="-276" r="18" />
      <path fill="oklch(.6 .11 57)" d="M52-164C10-150 2-100 18-70q16 12 34-6zM192-164c42 14 50 64 34 94q-16 12-34-6z" />
      <path fill="oklch(.66 .11 60)" d="M122-176c56 0 86 50 86 104 0 46-34 72-86 72s-86-26-86-72c0-54 30-104 86-104z" />
      <path fill="oklch(0 0 0/.1)" d="M150-172c38 14 58 56 58 100 0 46-34 72-86 72 50-30 62-110 28-172z" />
      <path fill="oklch(.82 .07 70)" d="M122-140c34 0 50 30 50 62S152-22 122-22 72-46 72-78s16-62 50-62z" />
      <path fill="none" stroke="oklch(.58 .11 56)" strokeWidth="3" strokeDasharray="9 6" d="M122-136v112" />
      <circle fill="oklch(.68 .11 61)" cx="122" cy="-226" r="80" />
      <path fill="oklch(0 0 0/.1)" d="M150-301a80 80 0 0 1 0 150c34-40 34-110 0-150z" />
      <path fill="oklch(.86 .06 74)" d="M122-228c26 0 40 16 40 32 0 18-16 28-40 28s-40-10-40-28c0-16 14-32 40-32z" />
      <path fill="oklch(.3 .06 40)" d="M122-222l18 12-18 14-18-14zM88-250a8 8 0 1 1 .1 0zM156-250a8 8 0 1 1 .1 0z" />
      <path
        fill="none"
        stroke="oklch(.3 .06 40)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M122-196v8q-10 10-20 2M122-188q10 10 20 2"
      />
      <path className="fill-cloth" d="M122-152 70-178v52zM122-152l52-26v52z" />
      <path className="fill-marigold" d="M122-168l12 16-12 16-12-16z" />
      {[44, 200].map((x) => (
        <g key={x} transform={`translate(${x} -40)`}>
          <circle fill="oklch(.62 .11 58)" r="42" />
          <circle fill="oklch(.82 .07 70)" r="26" />
          <path fill="oklch(.62 .11 58)" d="M0-14l10 14-10 14-10-14z" />
        </g>
      ))}
    </>
  );
}
