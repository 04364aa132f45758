const cable = 'M-53-184v-30c0-62 96-62 96 0v146';

/** A wall charger with round pins; its braided cable runs to the power bank on its left. 100 × 92. */
export function Charger() {
  return (
    <>
      <path fill="none" stroke="oklch(.53 .2 28)" strokeWidth="7" strokeLinecap="round" d={cable} />
      <path fill="none" stroke="oklch(.97 .03 80)" strokeWidth="2" strokeDasharray="5 5" d={cable} />
      <path fill="oklch(.78 .12 84)" d="M82-56h18v9H82zM82-28h18v9H82z" />
      <path fill="oklch(.62 .11 76)" d="M82-51h18v4H82zM82-23h18v4H82z" />
      <path fill="oklch(.3 .06 290)" d="M35-84h16v18H35z" />
      <path fill="oklch(.92 .012 250)" d="M14-74h58q14 0 14 14v46q0 14-14 14H14Q0 0 0-14v-46q0-14 14-14z" />
      <path fill="oklch(0 0 0/.14)" d="M64-74h8q14 0 14 14v46q0 14-14 14h-8z" />
      <path fill="oklch(.42 .13 274)" d="M41-58l15 21-15 21-15-21z" />
    </>
  );
}
