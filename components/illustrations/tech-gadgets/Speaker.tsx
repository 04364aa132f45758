/** A speaker in woven cloth, with its hanging loop. 172 × 206. */
export function Speaker() {
  return (
    <>
      <path
        fill="none"
        stroke="var(--color-cloth)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M150-176c34-4 34 60 10 70"
      />
      <path fill="oklch(.46 .09 212)" d="M0-184h164V-18q0 18-18 18H18Q0 0 0-18z" />
      <path fill="oklch(1 0 0/.14)" d="M0-184h26V0h-8Q0 0 0-18z" />
      <path fill="oklch(0 0 0/.18)" d="M128-184h36V-18q0 18-18 18h-18z" />
      <path
        fill="none"
        stroke="oklch(.66 .1 206)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14"
        d="M13-156h150M20-142h140M13-128h150M20-114h140M13-100h150M20-86h140M13-72h150M20-58h140M13-44h150M20-30h140"
      />
      <path fill="oklch(.36 .08 214)" d="M0-18h164q0 18-18 18H18Q0 0 0-18z" />
      <ellipse cx="82" cy="-184" rx="82" ry="22" fill="oklch(.36 .08 214)" />
      <ellipse cx="82" cy="-186" rx="66" ry="15" fill="oklch(.56 .1 210)" />
      <path fill="oklch(.97 .02 88)" d="M58-187h22v-7h6v7h22v5H86v7h-6v-7H58z" />
      <path fill="oklch(.97 .02 88)" d="M82-136l26 36-26 36-26-36z" />
      <path fill="var(--color-marigold)" d="M82-118l13 18-13 18-13-18z" />
    </>
  );
}
