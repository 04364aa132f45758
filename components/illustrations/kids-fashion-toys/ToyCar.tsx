/** A wooden car on its string. 252 × 104. */
export function ToyCar() {
  return (
    <>
      <path fill="none" stroke="oklch(.7 .1 70)" strokeWidth="4" d="M194-36c24 0 14 32 36 32" />
      <circle className="fill-marigold" cx="240" cy="-10" r="10" />
      <path
        className="fill-cloth"
        d="M0-26v-22q0-12 12-12h28l26-38q4-6 12-6h44q8 0 12 6l26 38 28 4q12 2 12 14v16q0 6-6 6H6q-6 0-6-6z"
      />
      <path fill="oklch(.9 .04 220)" d="M54-60 74-90h22v30zM104-90h20l20 30h-40z" />
      <path fill="oklch(1 0 0/.24)" d="M0-48q0-12 12-12h176l6 3q6 3 6 7H0z" />
      <path fill="oklch(0 0 0/.14)" d="M150-60h38q12 4 12 12v28q0 6-6 6h-44z" />
      <path className="fill-marigold" d="M186-46h14v12h-14zM100-52l9 12-9 12-9-12z" />
      {[46, 152].map((x) => (
        <g key={x} transform={`translate(${x} -24)`}>
          <circle fill="oklch(.38 .08 265)" r="24" />
          <circle fill="oklch(.86 .08 84)" r="14" />
          <path fill="oklch(.38 .08 265)" d="M0-8l6 8-6 8-6-8z" />
        </g>
      ))}
    </>
  );
}
