/** A kajal pencil standing beside its cap. 70 × 238. */
export function KajalPencil() {
  return (
    <>
      <path fill="oklch(.8 .09 72)" d="M4-196l12-30h8l12 30z" />
      <path fill="oklch(.4 .03 280)" d="M14-222l6-16 6 16z" />
      <path fill="oklch(.42 .13 262)" d="M4-198h32V0H4z" />
      <path fill="oklch(.56 .14 258)" d="M4-198h10V0H4z" />
      <path fill="oklch(0 0 0/.2)" d="M28-198h8V0h-8z" />
      <path fill="oklch(.84 .1 86)" d="M4-26h32v10H4zM4-190h32v6H4z" />
      <path fill="oklch(.97 .02 88)" d="M20-130l9 14-9 14-9-14z" />
      <path fill="oklch(.42 .13 262)" d="M44-62q13-12 26 0V0H44z" />
      <path fill="oklch(1 0 0/.25)" d="M44-62q4-4 8-5V0h-8z" />
      <path fill="oklch(.84 .1 86)" d="M44-12h26v7H44z" />
    </>
  );
}
