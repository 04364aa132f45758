/** Sunglasses on folded sides. 176 × 74. */
export function Sunglasses() {
  return (
    <>
      <path fill="none" stroke="oklch(.36 .07 44)" strokeWidth="8" strokeLinecap="round" d="M8-62 30-7h116l22-55" />
      <path
        fill="oklch(.36 .06 165)"
        stroke="oklch(.46 .09 46)"
        strokeWidth="9"
        strokeLinejoin="round"
        d="M6-68q36-6 72 0 2 4 1 12Q75-10 42-8 8-8 5-48zM170-68q-36-6-72 0-2 4-1 12Q101-10 134-8q34 0 37-40z"
      />
      <path fill="none" stroke="oklch(.46 .09 46)" strokeWidth="9" d="M77-60q11-9 22 0" />
      <path fill="oklch(1 0 0/.24)" d="M18-64l24-2-24 46q-8-8-9-24zM108-64l24-2-24 46q-8-8-9-22z" />
      <path fill="oklch(.84 .1 86)" d="M3-66l6 6-6 6-4-6zM173-66l-6 6 6 6 4-6z" />
    </>
  );
}
