/** A bandhani dupatta over the rail, with its tassels. 92 × 330. */
export function Dupatta() {
  return (
    <>
      <path fill="oklch(.7 .15 68)" d="M34-330h58v206H34z" />
      <path stroke="oklch(.7 .15 68)" strokeWidth="16" strokeDasharray="5 4" d="M35-118h57" />
      <path className="fill-marigold" d="M0-322q0-10 10-10h48q8 0 8 10V-28H0z" />
      <path fill="oklch(1 0 0/.24)" d="M0-322q0-10 10-10h4v304H0z" />
      <path className="fill-cloth" d="M0-100h66v12H0zM0-60h66v32H0z" />
      <path className="stroke-cloth" strokeWidth="24" strokeDasharray="5 5" d="M1-16h65" />
      <path className="stroke-thread" strokeWidth="3" strokeDasharray="7 5" d="M4-44h60" />
      <path
        className="fill-cloth"
        d="M22-306l5 7-5 7-5-7zM46-284l5 7-5 7-5-7zM22-262l5 7-5 7-5-7zM46-240l5 7-5 7-5-7zM22-218l5 7-5 7-5-7zM46-196l5 7-5 7-5-7zM22-174l5 7-5 7-5-7zM46-152l5 7-5 7-5-7zM22-130l5 7-5 7-5-7z"
      />
    </>
  );
}
