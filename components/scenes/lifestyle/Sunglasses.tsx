/** Sunglasses with folded sides. 168 × 66. */
export function Sunglasses() {
  return (
    <>
      <path fill="none" stroke="oklch(.44 .08 46)" strokeWidth="7" d="M8-54 34-4h100l26-50" />
      <path fill="oklch(.44 .08 46)" d="M0-66h76l8 6 8-6h76l-6 30q-4 34-36 34-30 0-36-40h-12q-6 40-36 40Q10-2 6-36z" />
      <path
        fill="oklch(.36 .06 165)"
        d="M10-57h58l-4 22q-5 24-24 24-20 0-25-26zM158-57h-58l4 22q5 24 24 24 20 0 25-26z"
      />
      <path fill="oklch(1 0 0/.25)" d="M10-57h30L18-26q-2-4-3-10zM100-57h30l-20 34q-4-5-6-12z" />
      <path fill="oklch(.8 .1 84)" d="M3-62l5 4-5 5-2-8zM165-62l-5 4 5 5 2-8z" />
    </>
  );
}
