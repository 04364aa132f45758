/** A glass of cutting chai; its steam is the composition's one living detail. 84 × 182. */
export function ChaiGlass() {
  return (
    <>
      <path
        className="sway"
        fill="none"
        stroke="oklch(.78 .03 75)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M32-128c-14-18 12-28 0-50M54-128c-12-14 10-24 0-42"
      />
      <path fill="oklch(.9 .03 210)" d="M0-116h84L70 0H14z" />
      <path fill="oklch(.64 .12 54)" d="M5-98h74L68-9H16z" />
      <path fill="oklch(.8 .09 66)" d="M4-104h76l-1 12H5z" />
      <path fill="oklch(1 0 0/.3)" d="M10-90h10l6 80H18zM34-50h6l1 40h-5zM50-50h6l-3 40h-5z" />
      <path fill="oklch(0 0 0/.12)" d="M64-104h16L68-9H58z" />
      <path fill="oklch(.97 .02 88)" d="M42-86l11 16-11 16-11-16z" />
    </>
  );
}
